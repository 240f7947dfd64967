import { exec } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hasBrowser, launchBrowser, openWindow } from "./support/browser.ts"
import { sampleReceipt } from "./support/sampleReceipt.ts"
import { receipts, type RunningService, startService } from "./support/Service.ts"

const sample = fileURLToPath(new URL("fixtures/sample-receipt.jpg", import.meta.url))

/** Whether the process that the pid file names still lives. */
const postgresRuns = (dataDirectory: string): boolean => {
  const pidFile = join(dataDirectory, "postgres/postmaster.pid")
  if (!existsSync(pidFile)) return false
  try {
    return process.kill(Number.parseInt(readFileSync(pidFile, "utf8"), 10), 0)
  } catch {
    return false
  }
}

const until = async (condition: () => boolean, millis: number): Promise<boolean> => {
  for (const end = performance.now() + millis; performance.now() < end;) {
    if (condition()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return condition()
}

describe("the service as a newcomer starts it", () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "receipts-e2e-"))
  const environment = { DATA_DIR: dataDirectory }
  let service: RunningService

  beforeAll(async () => {
    service = await startService(environment)
  })
  afterAll(async () => {
    if (service.process.exitCode === null) await service.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  })

  const upload = async (key: string, file = readFileSync(sample)) => {
    const form = new FormData()
    form.append("file", new Blob([file]), "sample.jpg")
    const response = await fetch(`${service.base}/convert`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: form
    })
    return { status: response.status, body: (await response.json()) as { conversions_used: number; data: unknown } }
  }

  it("reads a photographed receipt with the request it prints", async () => {
    const { stdout } = await promisify(exec)(service.curl)
    const answer = JSON.parse(stdout) as { success: boolean; data: unknown }
    expect(answer.success).toBe(true)
    expect(answer.data).toMatchObject(sampleReceipt)
  })

  it("reads a 12-megapixel HEIC photo like its JPG twin", async () => {
    const photo = (name: string) => readFileSync(new URL(`fixtures/sample-receipt-12mp.${name}`, import.meta.url))
    const heic = await upload(service.key!, photo("heic"))
    const jpg = await upload(service.key!, photo("jpg"))
    expect(heic.body.data).toEqual(jpg.body.data)
    expect(heic.body.data).toMatchObject(sampleReceipt)
  })

  it.runIf(hasBrowser)("leads a newcomer from the printed link to the first receipt read, field by field", async () => {
    const open = await launchBrowser()
    try {
      const link = new URL(service.dashboard!)
      const { complaints, page } = await openWindow(open, link.origin)
      await page.goto(link.href)
      await page.setInputFiles("#files", sample)
      await page.locator("#result .sheet img[src]").waitFor({ timeout: 20_000 })
      expect(await page.locator("#f-total").inputValue()).toBe("35.10")
      // from the field to its box on the picture, and back
      await page.locator("#f-total").focus()
      const box = page.locator('polygon[data-field="total"]')
      expect(await box.getAttribute("class")).toContain("lit")
      await page.locator('polygon[data-field="vendor"]').hover()
      expect(await page.locator('.row[data-field="vendor"]').getAttribute("class")).toContain("lit")
      expect(complaints).toEqual([])
      // the link works once
      const again = await openWindow(open, link.origin)
      expect((await again.page.goto(link.href))!.status()).toBe(403)
    } finally {
      await open.close()
    }
  })

  it("reads a receipt in a script that it finds out by itself", async () => {
    const photo = readFileSync(new URL("fixtures/cyrillic-receipt.jpg", import.meta.url))
    const { body } = await upload(service.key!, photo)
    expect(body.data).toMatchObject({ date: "2026-11-14", total: 454.4, currency: "RUB", payment_method: "Cash" })
  })

  it("is administered by the commands beside it", async () => {
    const created = await receipts(environment, "accounts", "create", "--name", "Ada", "--plan", "free", "--json")
    const { account_id } = JSON.parse(created.stdout) as { account_id: string }
    const keyed = await receipts(environment, "keys", "create", "--account", account_id, "--name", "till", "--json")
    const { key, key_id } = JSON.parse(keyed.stdout) as { key: string; key_id: string }
    expect((await upload(key)).body).toMatchObject({ conversions_used: 1, conversions_limit: 10 })

    expect((await receipts(environment, "accounts", "set-plan", account_id, "pro")).code).toBe(0)
    expect((await upload(key)).body).toMatchObject({ conversions_used: 2, conversions_limit: 100 })

    const listed = await receipts(environment, "keys", "list", "--account", account_id)
    expect(listed.stdout).toContain(key_id)
    expect(listed.stdout).toContain(key.slice(-4))
    expect(listed.stdout + (await receipts(environment, "accounts", "list")).stdout).not.toContain(key)

    expect((await receipts(environment, "keys", "revoke", key_id)).code).toBe(0)
    expect((await upload(key)).status).toBe(401)
  })

  it("ends commands with 1 when they are refused and 2 when they are used wrongly", async () => {
    expect((await receipts(environment, "keys", "revoke", "key_0000000000000000")).code).toBe(1)
    expect((await receipts(environment, "accounts", "set-plan", "acc_0000000000000000", "pro")).code).toBe(1)
    expect((await receipts(environment, "accounts", "create", "--name", "x", "--plan", "gold")).code).toBe(2)
    expect((await receipts(environment, "nonsense")).code).toBe(2)
  })

  it("converts files without server and account", async () => {
    const { code, stdout } = await receipts({ DATA_DIR: join(dataDirectory, "none") }, "convert", "--json", sample)
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject(sampleReceipt)
    expect(existsSync(join(dataDirectory, "none"))).toBe(false)
    expect((await receipts(environment, "convert", import.meta.filename)).code).toBe(1)
  })

  it("finishes the request in flight when it is stopped, then stops its database, and keeps all data", async () => {
    const key = service.key!
    const before = (await upload(key)).body.conversions_used
    const inFlight = upload(key)
    await new Promise((resolve) => setTimeout(resolve, 150))
    // npm passes Ctrl-C on, so that the service hears it twice
    service.process.kill("SIGINT")
    expect(await service.stop("SIGINT")).toBe(0)
    expect((await inFlight).status).toBe(200)
    expect(postgresRuns(dataDirectory)).toBe(false)

    service = await startService(environment)
    expect(service.key).toBeNull()
    expect((await upload(key)).body.conversions_used).toBe(before + 2)
  })

  it("leaves no database running when it is killed, and starts again", async () => {
    await service.stop("SIGKILL")
    expect(await until(() => !postgresRuns(dataDirectory), 10_000)).toBe(true)
    service = await startService(environment)
    expect((await fetch(`${service.base}/openapi.json`)).status).toBe(200)
  })
})
