// Those who are compared: the built service over HTTP, and two recognisers from npm with plain rules behind them.
import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { createWorker } from "tesseract.js"
import { convert } from "../judging.mjs"
import { startService } from "../serving.mjs"
import { readPlainly } from "./plainRules.mjs"

export const ours = async (folder) => {
  const service = await startService({ DATA_DIR: join(folder, "data") })
  return {
    read: async (path) => {
      const { data, ok } = await convert(service, path)
      return ok ? data : null
    },
    stop: service.stop
  }
}

/** As its README shows it, with the English model that npm has. */
export const tesseract = async () => {
  const data = createRequire(import.meta.url)("@tesseract.js-data/eng")
  const worker = await createWorker(data.code, 1, { langPath: data.langPath, gzip: data.gzip, cacheMethod: "none" })
  return {
    read: async (path) => readPlainly((await worker.recognize(path)).data.text),
    stop: () => worker.terminate()
  }
}

/** Boxes of text side by side are one line. */
const linesOf = (boxes) => {
  const lines = []
  const all = boxes.map(({ box, text }) => ({ text, left: box[0][0], top: box[0][1], bottom: box[2][1] }))
  for (const one of all.sort((a, b) => a.top - b.top)) {
    const middle = (one.top + one.bottom) / 2
    const line = lines.find(({ bottom, top }) => middle > top && middle < bottom)
    if (line === undefined) lines.push({ top: one.top, bottom: one.bottom, parts: [one] })
    else line.parts.push(one)
  }
  return lines.map(({ parts }) =>
    parts
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join(" ")
  )
}

/** Installed aside: it brings an onnxruntime of its own, whose GPU files are declined as ours are. */
export const gutenye = async (folder) => {
  const aside = join(folder, "gutenye")
  mkdirSync(aside)
  writeFileSync(join(aside, "package.json"), "{}")
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: "skip", ONNXRUNTIME_NODE_INSTALL_CUDA: "skip" }
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "@gutenye/ocr-node@1.4.8"], {
    cwd: aside,
    env,
    stdio: "pipe"
  })
  const entry = createRequire(join(aside, "package.json")).resolve("@gutenye/ocr-node")
  const { default: Ocr } = await import(pathToFileURL(entry).href)
  const recogniser = await Ocr.create()
  return {
    read: async (path) => readPlainly(linesOf(await recogniser.detect(path)).join("\n")),
    stop: () => undefined
  }
}
