import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { receipts, startService } from "../support/Service.ts"

const folder = mkdtempSync(join(tmpdir(), "receipts-doctor-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Finding {
  readonly check: string
  readonly state: string
  readonly found: string
  readonly advice: string
}

const examine = async (environment: Record<string, string>) => {
  const { code, stdout } = await receipts({ DATA_DIR: folder, ...environment }, "doctor", "--json")
  const findings = JSON.parse(stdout) as ReadonlyArray<Finding>
  return { code, of: (check: string) => findings.find((one) => one.check === check) }
}

describe("receipts doctor", () => {
  it("finds nothing at fault beside a running service, and reads the sample receipt", async () => {
    const service = await startService({ DATA_DIR: folder })
    const { code, of } = await examine({})
    await service.stop()
    expect(code).toBe(0)
    for (const check of ["settings", "disk", "memory", "database", "migrations", "clock", "rights", "reader", "model"])
      expect({ check, state: of(check)?.state }).toEqual({ check, state: "ok" })
    expect(of("reader")?.found).toMatch(/read in \d+ ms, by local/)
  })

  it("says what to do about a database that does not answer and a model that refuses the key", async () => {
    const refusing = createServer((_, response) => response.writeHead(401).end()).listen(0, "127.0.0.1")
    await new Promise((resolve) => refusing.once("listening", resolve))
    const { port } = refusing.address() as AddressInfo
    const { code, of } = await examine({
      DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing",
      OPENAI_MODEL: "eyes",
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: "sk-planted"
    })
    refusing.close()
    expect(code).toBe(1)
    expect(of("database")).toMatchObject({ state: "fault", found: expect.stringContaining("DATABASE_URL") as string })
    expect(of("model")).toMatchObject({ state: "fault", advice: "Set OPENAI_API_KEY." })
    expect(of("reader")?.state).toBe("ok")
    expect(JSON.stringify([of("database"), of("model")])).not.toContain("sk-planted")
  })

  it("tells a setting that cannot be understood, by name", async () => {
    const { code, stderr } = await receipts({ DATA_DIR: folder, READERS: "many" }, "doctor")
    expect(code).toBe(1)
    expect(stderr).toContain("READERS")
  })
})
