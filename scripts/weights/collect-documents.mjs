#!/usr/bin/env node
// Collects documents that are no receipts: manuals, papers, tables and forms of at most eight pages, from the free
// documentation that Debian distributes with TeX Live. Writes FOLDER/files and FOLDER/truth.jsonl for fit-kind.mjs:
//   node scripts/weights/collect-documents.mjs FOLDER [COUNT]
// Needs apt, dpkg and poppler-utils, and loads about a gigabyte.
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const [, , folder, count = "330"] = process.argv
if (folder === undefined) {
  console.error("usage: collect-documents.mjs FOLDER [COUNT]")
  process.exit(2)
}
const packages = ["science-doc", "humanities-doc", "games", "latex-extra-doc", "publishers-doc"]
const languages = ["lang-spanish", "lang-polish", "lang-french"]
const [mostPages, mostBytes, mostOfAFolder] = [8, 3e6, 2]
/** Examples of these packages may be receipts. */
const doubtful = /invoice|rechn|brief|bill|receipt|ticket|factur|letter|quote|kassen/i

const work = mkdtempSync(join(tmpdir(), "documents-"))
const names = [...packages, ...languages].map((name) => `texlive-${name}`)
execFileSync("apt-get", ["download", "-qq", ...names], { cwd: work, stdio: ["ignore", "ignore", "inherit"] })
for (const deb of readdirSync(work).filter((name) => name.endsWith(".deb"))) {
  execFileSync("sh", ["-c", `dpkg-deb --fsys-tarfile ${deb} | tar -x --wildcards '*.pdf'`], { cwd: work })
}

const pagesOf = (path) => {
  try {
    return Number(/Pages:\s+(\d+)/.exec(execFileSync("pdfinfo", [path], { stdio: ["ignore", "pipe", "ignore"] }))?.[1])
  } catch {
    return Number.NaN
  }
}
const found = readdirSync(work, { recursive: true })
  .filter((path) => path.endsWith(".pdf") && !doubtful.test(path) && statSync(join(work, path)).size < mostBytes)
  .map((path) => ({ path, digest: createHash("sha1").update(path).digest("hex") }))
  .sort((a, b) => (a.digest < b.digest ? -1 : 1))
const taken = new Map()
const rows = []
mkdirSync(join(folder, "files"), { recursive: true })
for (const { digest, path } of found) {
  if (rows.length >= Number(count)) break
  const ofFolder = taken.get(dirname(path)) ?? 0
  if (ofFolder >= mostOfAFolder || !(pagesOf(join(work, path)) <= mostPages)) continue
  taken.set(dirname(path), ofFolder + 1)
  const file = `files/${digest.slice(0, 10)}.pdf`
  copyFileSync(join(work, path), join(folder, file))
  rows.push({ file, expect_error: "not_a_receipt", source: `Debian, ${path}`, licence: "DFSG-free" })
}
writeFileSync(join(folder, "truth.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""))
rmSync(work, { recursive: true })
console.log(`${rows.length} documents`)
