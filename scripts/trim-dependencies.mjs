#!/usr/bin/env node
// Runs after the installed package's dependencies are there (not in a checkout, which wants types): takes away what
// they bring and this service never loads here, more than half of the installation. Where npm runs no scripts of
// packages, it can be run by hand: node "$(npm root -g)/receipt-conversion-service/scripts/trim-dependencies.mjs"
import { existsSync, readdirSync, rmSync } from "node:fs"
import { dirname, join, sep } from "node:path"
import { fileURLToPath } from "node:url"

const here = dirname(dirname(fileURLToPath(import.meta.url)))

/** A dependency's folder, or null where it is not ours alone: then others may load what we do not. */
const folderOf = (name) => {
  const root = join(here, "node_modules", name)
  return existsSync(root) ? root : null
}

/** Nothing where there is no such folder: an installation must not fail for this. */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
const without = (folder, isWanted) =>
  namesIn(folder)
    .filter(({ name }) => !isWanted(name))
    .map(({ name }) => join(folder, name))

const mapsIn = (folder) =>
  namesIn(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? mapsIn(path) : entry.name.endsWith(".map") ? [path] : []
  })

/** Builds for other loaders, sources, types and maps of Effect's packages: only dist/esm is loaded. */
const ofEffect = (root) => [join(root, "src"), join(root, "dist/cjs"), join(root, "dist/dts")]

const unused = {
  // inference on the other platforms
  "onnxruntime-node": (root) => {
    const bin = join(root, "bin/napi-v6")
    return [
      ...without(bin, (name) => name === process.platform),
      ...without(join(bin, process.platform), (name) => name === process.arch)
    ]
  },
  // the build for browsers, and their viewer
  "pdfjs-dist": (root) => [...["build", "image_decoders", "web"].map((name) => join(root, name)), ...mapsIn(root)],
  // engines packed for browsers
  "tesseract.js-core": (root) => without(root, (name) => !name.endsWith(".wasm.js")),
  effect: ofEffect
}
const scopes = {
  "@effect": ofEffect,
  // the larger models of each language
  "@tesseract.js-data": (root) => [join(root, "4.0.0")]
}

const trim = (name, pathsOf) => {
  const root = folderOf(name)
  if (root !== null) for (const path of pathsOf(root)) rmSync(path, { recursive: true, force: true })
}

if (dirname(here).split(sep).includes("node_modules")) {
  for (const [name, pathsOf] of Object.entries(unused)) trim(name, pathsOf)
  for (const [scope, pathsOf] of Object.entries(scopes))
    for (const { name } of namesIn(join(here, "node_modules", scope))) trim(`${scope}/${name}`, pathsOf)
}
