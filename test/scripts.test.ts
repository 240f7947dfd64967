import { execFile } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hasBrowser } from "./support/browser.ts"
import { receipts, type RunningService, startService } from "./support/Service.ts"

const scripts = fileURLToPath(new URL("../scripts", import.meta.url))
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "receipts-scripts-"))
const environment = { DATA_DIR: join(folder, "data") }
let service: RunningService

const { DATABASE_URL: _, ...inherited } = process.env

const run = (name: string, ...words: ReadonlyArray<string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(scripts, name), ...words],
      { env: inherited, timeout: 280_000 },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    )
  })

/** The words of one receipt with their places, as a file. */
const layouts = (): string => {
  const word = (text: string, left: number, top: number, is_key = 0) => ({
    text,
    is_key,
    box: [left, top, left + text.length * 10, top + 16]
  })
  const lines = [
    { category: "menu.nm", group_id: 1, words: [word("Soto", 0, 0)] },
    { category: "menu.price", group_id: 1, words: [word("17.000", 400, 0)] },
    { category: "total.total_price", group_id: 2, words: [word("Total", 0, 40, 1), word("17.000", 400, 40)] },
    { category: "total.creditcardprice", group_id: 3, words: [word("Credit Card", 0, 80, 1), word("17.000", 400, 80)] }
  ]
  const path = join(folder, "layouts.jsonl.gz")
  writeFileSync(path, gzipSync(`${JSON.stringify({ id: "one", lines })}\n`))
  return path
}

/** Each script with words that make it short, and what it says in the end. */
const calls: Readonly<Record<string, () => Promise<readonly [words: ReadonlyArray<string>, says: RegExp]>>> = {
  "bench-conversions.mjs": async () => [[], /the newest 50 +\d/],
  "bench-event-loop.mjs": async () => [["--seconds", "1", "--concurrency", "1"], /event loop delay over 1 s/],
  "bench-flood.mjs": async () => [["--short"], /ledger: intact/],
  "bench-load.mjs": async () => [
    ["--seconds", "0.5", "--clients", "2", "--readers", "1"],
    /both in turn \| 1 [^]*against the same by hand: \d/
  ],
  "bench-ledger.mjs": async () => [["--sizes", "20", "--seconds", "0.2"], /20 events of one account's month/],
  "bench-partitions.mjs": async () => [
    ["--events", "400", "--accounts", "20", "--partitions", "4", "--seconds", "0.2"],
    /4 partitions[^]*moved [\d,]+ events/
  ],
  "bench-stages.mjs": async () => [[], /the sample receipt, 5 \| \d[^|]*\|(?: [\d.]+ \|){6} [1-9]\d* \|/],
  "compare.mjs": async () => {
    const labelled = join(folder, "to-compare")
    mkdirSync(join(labelled, "files"), { recursive: true })
    copyFileSync(fixture("sample-receipt.jpg"), join(labelled, "files/one.jpg"))
    writeFileSync(join(labelled, "truth.jsonl"), `${JSON.stringify({ file: "files/one.jpg", total: 35.1 })}\n`)
    return [["--dir", labelled], /this service \| - \| - \| - \| 100[^]*gutenye/]
  },
  "crash-test.mjs": async () => [["--moments", "1"], /status {8}intact/],
  "decline-gpu-files.mjs": async () => [[], /^$/],
  "ensure-ready.mjs": async () => [[], /^$/],
  "evaluate.mjs": async () => {
    const labelled = join(folder, "labelled")
    mkdirSync(join(labelled, "files"), { recursive: true })
    copyFileSync(fixture("sample-receipt.jpg"), join(labelled, "files/one.jpg"))
    writeFileSync(join(labelled, "truth.jsonl"), `${JSON.stringify({ file: "files/one.jpg", total: 35.1 })}\n`)
    const svg = join(folder, "reliability.svg")
    return [["--base", service.base, "--key", service.key!, "--dir", labelled, "--svg", svg], /total +100/]
  },
  "fit-confidence.mjs": async () => {
    const labelled = join(folder, "to-fit")
    mkdirSync(join(labelled, "files"), { recursive: true })
    copyFileSync(fixture("sample-receipt.jpg"), join(labelled, "files/one.jpg"))
    const truth = { file: "files/one.jpg", total: 35.1, currency: "USD", vendor: "Somebody else" }
    writeFileSync(join(labelled, "truth.jsonl"), `${JSON.stringify(truth)}\n`)
    const out = join(folder, "tables.ts")
    return [
      ["--base", service.base, "--key", service.key!, "--dir", labelled, "--out", out],
      /to-fit: 3 values[^]*total: 0 of 0 stated/
    ]
  },
  "fit-kind.mjs": async () => {
    const labelled = join(folder, "to-tell")
    mkdirSync(join(labelled, "files"), { recursive: true })
    copyFileSync(fixture("sample-receipt.jpg"), join(labelled, "files/one.jpg"))
    const truth = { file: "files/one.jpg", licence: "MIT" }
    const other = { ...truth, expect_error: "not_a_receipt" }
    writeFileSync(
      join(labelled, "truth.jsonl"),
      [truth, truth, other].map((row) => `${JSON.stringify(row)}\n`).join("")
    )
    const out = join(folder, "kinds.ts")
    return [["--dir", labelled, "--out", out], /to-tell \(receipts\) +2 +100\.0[^]*to-tell \(others\) +1 +0\.0/]
  },
  "fit-weights.mjs": async () => {
    const labelled = join(folder, "to-weigh")
    mkdirSync(join(labelled, "files"), { recursive: true })
    copyFileSync(fixture("sample-receipt.jpg"), join(labelled, "files/one.jpg"))
    const truth = { file: "files/one.jpg", vendor: "Harbour Lane Bakery", licence: "MIT" }
    const unfree = { ...truth, licence: "none stated" }
    writeFileSync(join(labelled, "truth.jsonl"), `${JSON.stringify(truth)}\n${JSON.stringify(unfree)}\n`)
    return [["--dir", labelled, "--out", join(folder, "weights.ts")], /to-weigh +1 +100\.0 +100\.0/]
  },
  "fuzz.mjs": async () => [
    ["--base", service.base, "--key", service.key!, "--mutants", "2", "--pid", String(service.process.pid)],
    /0 answers outside the error table; the service lives/
  ],
  // what it needs is on the machine where the packages are
  "many-machines.mjs": async () => [["--clients", "2", "--seconds", "0.5"], /status +intact|needs .*apt-get install/],
  "measure-damage.mjs": async () => [[], /a date \| all \| \d+ \| [89]\d %[^]*an amount \| all \| \d+ \| [6-9]\d %/],
  "measure-layouts.mjs": async () => [
    ["--layouts", layouts()],
    /1 receipts\ntotal +100\.0 %[^]*items, all right +100\.0/
  ],
  // goods and payment agree, whatever figure is misread
  "measure-misread.mjs": async () => [["--layouts", layouts()], /1 receipts, 3 tries\nright +100\.0 %/],
  "print-openapi.mjs": async () => [[], /"openapi": "3\.1/],
  "sample-documents.mjs": async () => [[folder], /^$/],
  "sample-receipt.mjs": async () => [[folder], /^$/],
  "sample-scripts.mjs": async () => [[folder], /^$/],
  // without a browser it says so
  "screenshots.mjs": async () => [[join(folder, "pictures")], hasBrowser ? /The pictures are in/ : /needs chromium/],
  "soak.mjs": async () => [
    ["--minutes", "0.2", "--clients", "2", "--think", "200", "--svg", join(folder, "soak.svg")],
    /answered 200 without an event: 0, charged and never answered 200: 0[^]*intact/
  ],
  "statements.mjs": async () => [[], /statements: .* 0 of them without a reason/],
  // in a checkout, which wants everything
  "trim-dependencies.mjs": async () => [[], /^$/],
  "verify-export.mjs": async () => {
    const path = join(folder, "export.jsonl")
    writeFileSync(path, (await receipts(environment, "ledger", "export")).stdout)
    return [[path], /^intact: \d+ events of 1 accounts$/m]
  },
  "weigh-evidence.mjs": async () => {
    const labelled = join(folder, "to-choose")
    mkdirSync(join(labelled, "files"), { recursive: true })
    copyFileSync(fixture("sample-receipt.jpg"), join(labelled, "files/one.jpg"))
    const truth = { file: "files/one.jpg", total: 35.1, date: "2026-11-14", currency: "USD", licence: "MIT" }
    writeFileSync(join(labelled, "truth.jsonl"), `${JSON.stringify(truth)}\n`)
    return [["--dir", labelled], /total [^]*to-choose +1 +100\.0[^]*date [^]*currency [^]*to-choose +1 +100\.0/]
  },
  "worsen.mjs": async () => {
    const labelled = join(folder, "to-worsen")
    mkdirSync(join(labelled, "files"), { recursive: true })
    copyFileSync(fixture("sample-receipt.jpg"), join(labelled, "files/one.jpg"))
    writeFileSync(join(labelled, "truth.jsonl"), `${JSON.stringify({ file: "files/one.jpg", total: 35.1 })}\n`)
    return [[labelled, join(folder, "worse"), "far"], /^1 of 1 documents, far, in /]
  }
}

describe("every script", () => {
  beforeAll(async () => {
    service = await startService(environment)
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it("is started here, but for those that are only imported", () => {
    const imported = new Set(["fuzzing.mjs", "judging.mjs", "reliability.mjs", "serving.mjs"])
    const found = readdirSync(scripts).filter((name) => name.endsWith(".mjs") && !imported.has(name))
    expect(Object.keys(calls).sort()).toEqual(found.sort())
  })

  for (const [name, call] of Object.entries(calls)) {
    it(`runs: ${name}`, async () => {
      const [words, says] = await call()
      const { code, output } = await run(name, ...words)
      expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(says) })
    }, 300_000)
  }

  it("finds a fault in an export: verify-export.mjs", async () => {
    const lines = (await receipts(environment, "ledger", "export")).stdout.trim().split("\n")
    const path = join(folder, "forged.jsonl")
    const verify = async (changed: ReadonlyArray<string>, ...words: ReadonlyArray<string>) => {
      writeFileSync(path, `${changed.join("\n")}\n`)
      return run("verify-export.mjs", path, ...words)
    }
    const last = JSON.parse(lines.at(-1)!) as { version: number; hash: string }
    const head = `${last.version}:${last.hash}`
    expect(await verify(lines, head)).toMatchObject({
      code: 0,
      output: expect.stringContaining("the head is on the chain")
    })
    expect(await verify(lines.slice(0, -1), head)).toMatchObject({ code: 1 })
    expect(await verify(lines.toSpliced(1, 1))).toMatchObject({ code: 1, output: expect.stringContaining("version 3") })
    expect(await verify(lines.with(1, lines[1]!.replace("first key", "other key")))).toMatchObject({
      code: 1,
      output: expect.stringContaining("version 2: the hash does not follow")
    })
  })
})
