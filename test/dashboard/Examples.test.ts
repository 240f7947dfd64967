import { execFile } from "node:child_process"
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningService, startService } from "../support/Service.ts"

const fixtures = fileURLToPath(new URL("../fixtures/", import.meta.url))
const assets = fileURLToPath(new URL("../../src/dashboard/assets/", import.meta.url))

const programs: Readonly<Record<string, string>> = { sh: "bash", mjs: process.execPath, py: "/usr/bin/python3" }

describe("what the documentation shows", () => {
  const folder = mkdtempSync(join(tmpdir(), "receipts-examples-"))
  let service: RunningService

  beforeAll(async () => {
    service = await startService({ DATA_DIR: join(folder, "data") })
    copyFileSync(join(fixtures, "sample-receipt.jpg"), join(folder, "receipt.jpg"))
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  for (const name of readdirSync(join(assets, "examples"))) {
    const program = programs[name.split(".")[1]!]!
    it.runIf(!program.startsWith("/") || existsSync(program))(`works as it stands: ${name}`, async () => {
      const code = readFileSync(join(assets, "examples", name), "utf8").replaceAll(
        "http://127.0.0.1:3000/v1",
        service.base
      )
      writeFileSync(join(folder, name), code)
      const env = { ...process.env, API_KEY: service.key! }
      const { stdout } = await promisify(execFile)(program, [name], { cwd: folder, env })
      expect(stdout).toContain("HARBOUR LANE BAKERY")
      expect(stdout).toMatch(/35\.1\b/)
    })
  }

  it("is the real answer to the receipt beside it", async () => {
    const form = new FormData()
    form.append("file", new Blob([readFileSync(join(fixtures, "sample-receipt.jpg"))]))
    const answer = await fetch(`${service.base}/convert`, {
      method: "POST",
      headers: { authorization: `Bearer ${service.key}` },
      body: form
    })
    const { data } = (await answer.json()) as { data: unknown }
    const shown = JSON.parse(readFileSync(join(assets, "sample-answer.json"), "utf8")) as { data: unknown }
    expect(data).toEqual(shown.data)
  })
})
