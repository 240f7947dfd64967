import { execFile, spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningService, startService } from "../support/Service.ts"

const [promtool, prometheus] = ["/usr/bin/promtool", "/usr/bin/prometheus"] as const
const hasPrometheus = existsSync(promtool)
if (!hasPrometheus) console.warn("Prometheus is not tested here. To test it too: apt-get install prometheus")

const sample = fileURLToPath(new URL("../fixtures/sample-receipt.jpg", import.meta.url))
const alerts = fileURLToPath(new URL("../../scripts/prometheus/alerts.yml", import.meta.url))

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Runs promtool with this on its standard input. */
const ask = (words: ReadonlyArray<string>, input: string) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = execFile(promtool, words, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, said: stdout + stderr })
    )
    child.stdin!.end(input)
  })

describe("METRICS_PORT", () => {
  const folder = mkdtempSync(join(tmpdir(), "receipts-metrics-"))
  let service: RunningService
  let port: number

  beforeAll(async () => {
    port = await freePort()
    service = await startService({ DATA_DIR: join(folder, "data"), METRICS_PORT: String(port) })
    const send = async (file: Buffer) => {
      const form = new FormData()
      form.append("file", new Blob([Uint8Array.from(file)]), "secret-name.jpg")
      const headers = { authorization: `Bearer ${service.key}` }
      return (await fetch(`${service.base}/convert`, { method: "POST", headers, body: form })).status
    }
    expect(await send(readFileSync(sample))).toBe(200)
    expect(await send(Buffer.from("no picture"))).toBe(400)
    await fetch(new URL("/nothing/at/all", service.base))
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  it("tells conversions, requests, waiting and the process, and nothing of a receipt or an account", async () => {
    const text = await scrape()
    for (const line of [
      /^receipts_conversions_total\{.*channel="api".*\} 1$/m,
      /^receipts_conversions_total\{.*outcome="invalid_file_type".*\} 1$/m,
      /^http_server_request_duration_seconds_count\{.*http_route="\/v1\/convert".*\} 1$/m,
      /^http_server_request_duration_seconds_count\{.*http_route="none".*\} 1$/m,
      /^receipts_conversion_stage_seconds_count\{stage="record"\} 1$/m,
      /^receipts_queue_length 0$/m,
      /^receipts_ledger_appends_total 1$/m,
      /^nodejs_eventloop_delay_p99_seconds [\d.e-]+$/m
    ]) {
      expect(text).toMatch(line)
    }
    expect(text).not.toMatch(/acc_|key_|cnv_|sk_live|secret-name|HARBOUR|nothing\/at/i)
  })

  it("is not served beside the API", async () => {
    expect((await fetch(new URL("/metrics", service.base))).status).toBe(404)
  })

  it.runIf(hasPrometheus)("contents promtool, as do the alert rules", async () => {
    expect(await ask(["check", "metrics"], await scrape())).toEqual({ code: 0, said: "" })
    const rules = await ask(["check", "rules", alerts], "")
    expect(rules.said).toContain("SUCCESS: 5 rules found")
  })

  it.runIf(hasPrometheus)("is scraped by Prometheus", async () => {
    const own = await freePort()
    const config = join(folder, "prometheus.yml")
    writeFileSync(
      config,
      JSON.stringify({
        global: { scrape_interval: "1s" },
        rule_files: [alerts],
        scrape_configs: [{ job_name: "receipts", static_configs: [{ targets: [`127.0.0.1:${port}`] }] }]
      })
    )
    const server = spawn(
      prometheus,
      [
        `--config.file=${config}`,
        `--storage.tsdb.path=${join(folder, "tsdb")}`,
        `--web.listen-address=127.0.0.1:${own}`
      ],
      { stdio: "ignore" }
    )
    try {
      const query = async (): Promise<unknown> => {
        try {
          const answer = await fetch(`http://127.0.0.1:${own}/api/v1/query?query=receipts_ledger_appends_total`)
          const { data } = (await answer.json()) as { data: { result: ReadonlyArray<{ value: [number, string] }> } }
          return data.result[0]?.value[1]
        } catch {
          return undefined
        }
      }
      for (let i = 0; i < 40 && (await query()) === undefined; i++) await new Promise((wait) => setTimeout(wait, 500))
      expect(await query()).toBe("1")
    } finally {
      server.kill("SIGKILL")
    }
  })
})
