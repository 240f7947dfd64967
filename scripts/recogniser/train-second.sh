#!/usr/bin/env bash
# Trains the European model as a whole, on a GPU, as the second one: train-second.sh DATA WORK_FOLDER MINUTES, after
# train.sh in the same WORK_FOLDER (see README.md)
set -euo pipefail
data=$(realpath "$1") work=$(realpath "$2") minutes=$3
cd "$(dirname "$0")"
models=$(realpath ../../src/extraction/local/ocr)/models
node texts.mjs 200000 111 "$data/lines/lines.jsonl.gz" | gzip > "$work/texts.jsonl.gz"
real=("$data/lines/lines.jsonl.gz" "$work/crops" "$data/layouts/sroie_train.jsonl.gz")
python3 whole.py train "$work/european" "$work/second" "$minutes" 9 9 5e-4 "$work/texts.jsonl.gz" "${real[@]}"
# it tells letters apart that the first one lacks; its answers are weighed beside that one's, class by class
python3 whole.py write "$work/european" "$work/second" "$work/joined.onnx" known
python3 fold.py "$work/joined.onnx" "$models/second.onnx" half
cp "$work/european.txt" "$models/second.txt"
