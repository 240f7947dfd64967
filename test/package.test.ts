import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, expect, it } from "vitest"
import { sampleReceipt } from "./support/sampleReceipt.ts"

const folder = mkdtempSync(join(tmpdir(), "receipts-package-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Never the synchronous one: what takes a minute would keep the worker from answering vitest, which then gives it up. */
const run = promisify(execFile)

const root = fileURLToPath(new URL("..", import.meta.url))

/** As on somebody else's machine: nothing of this checkout's npm settings. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|ONNXRUNTIME|^DATABASE_URL$/i.test(name))
)

it("installs globally from the packed file, without our overrides and settings, and serves", async () => {
  await run("npm", ["pack", "--pack-destination", folder], { cwd: root })
  const [tarball] = readdirSync(folder)
  const prefix = join(folder, "prefix")
  // the npm that comes with Node 20 fails over better-auth's optional peers unless one of them is named
  const older = [
    "--yes",
    "npm@10.8.2",
    "install",
    "--global",
    "--prefix",
    prefix,
    "--dry-run",
    "--no-audit",
    "--no-fund"
  ]
  mkdirSync(join(prefix, "lib/node_modules"), { recursive: true })
  await run("npx", [...older, join(folder, tarball!)], { cwd: folder, env: environment })

  const words = ["install", "--global", "--prefix", prefix, "--no-audit", "--no-fund", join(folder, tarball!)]
  await run("npm", words, { cwd: folder, env: environment })

  // 788 MB came before what is never loaded here was taken away
  const megabytes = Number((await run("du", ["-sm", prefix])).stdout.split("\t")[0])
  expect(megabytes).toBeLessThan(450)
  const inference = join(
    prefix,
    "lib/node_modules/receipt-conversion-service/node_modules/onnxruntime-node/bin/napi-v6"
  )
  expect(readdirSync(inference)).toEqual([process.platform])

  const service = spawn(join(prefix, "bin/receipts"), ["serve"], {
    cwd: folder,
    env: { ...environment, PORT: "0", DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const curl = await new Promise<string>((resolve) => {
    let output = ""
    service.stdout.on("data", (piece: Buffer) => {
      output += piece.toString()
      const line = /^curl .*\n/m.exec(output)?.[0]
      if (line !== undefined) resolve(line)
    })
  })
  const answer = JSON.parse((await run("sh", ["-c", curl])).stdout) as { data: unknown }
  expect(answer.data).toMatchObject(sampleReceipt)
  // what is left reads a PDF, and a page with the help of tesseract
  for (const [name, total] of [
    ["sample-invoice.pdf", 83.3],
    ["scripts/korean.jpg", 19500]
  ] as const) {
    const file = join(root, "test/fixtures", name)
    const read = await run(join(prefix, "bin/receipts"), ["convert", file, "--json"], { cwd: folder, env: environment })
    expect(JSON.parse(read.stdout)).toMatchObject({ total })
  }
  const ended = once(service, "exit")
  service.kill("SIGTERM")
  expect((await ended)[0]).toBe(0)
  expect(readFileSync(join(folder, "data/postgres.log"), "utf8")).toContain("shut down")
}, 400_000)
