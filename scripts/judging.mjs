// How answers are held against labels, and how labelled folders are read: for evaluate.mjs and fit-confidence.mjs.
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"

const letters = (text) =>
  String(text ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")

const editDistance = (a, b) => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, one] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (one === other ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]
}

export const similarity = (a, b) =>
  1 - editDistance(letters(a), letters(b)) / Math.max(1, letters(a).length, letters(b).length)
export const near = (a, b) => typeof a === "number" && typeof b === "number" && Math.abs(a - b) < 0.0051
export const sum = (lines) => Math.round(lines.reduce((total, { amount = 0 }) => total + amount, 0) * 100) / 100

const looksLike = (got, label) =>
  similarity(got, label) >= 0.8 ||
  (letters(got).length >= 4 && letters(label).includes(letters(got))) ||
  (letters(label).length >= 4 && letters(got).includes(letters(label)))

/** How each field is judged; `vendor~` forgives letters and parts. */
export const judges = {
  vendor: (got, label) => letters(got) === letters(label),
  "vendor~": looksLike,
  date: (got, label) => got === label,
  total: near,
  subtotal: near,
  tip: near,
  currency: (got, label) => got === label,
  taxes: (got, label) => near(sum(got ?? []), sum(label))
}

export const readTruth = (folder) =>
  readFileSync(join(folder, "truth.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Whether the answer is the label, or one of the values that are right too; null where there is no label. */
export const isRight = (truth, field, value) => {
  const name = field.replace("~", "")
  if (truth[name] === undefined || truth[name] === null) return null
  return [truth[name], ...(truth[`${name}_alternatives`] ?? [])].some((label) => judges[field](value, label))
}

/** Sends the file as a client would, and asks for the evidence too. */
export const convert = async ({ base, key }, path) => {
  const form = new FormData()
  form.append("file", new Blob([readFileSync(path)]), basename(path))
  const started = performance.now()
  const headers = { authorization: `Bearer ${key}` }
  const response = await fetch(`${base}/convert?include=evidence`, { method: "POST", headers, body: form })
  const body = await response.json()
  return {
    ok: response.status === 200,
    code: body.error ?? "ok",
    data: body.data ?? {},
    evidence: body.evidence ?? null,
    warnings: body.warnings ?? [],
    reader: response.headers.get("x-extractor"),
    millis: performance.now() - started
  }
}

export const matchItems = (got, labels) => {
  const free = [...labels]
  let hits = 0
  for (const item of got) {
    const at = free.findIndex(
      (label) => near(item.total_price, label.total_price) && similarity(item.name, label.name) >= 0.7
    )
    if (at === -1) continue
    free.splice(at, 1)
    hits++
  }
  return { hits, got: got.length, labelled: labels.length }
}
