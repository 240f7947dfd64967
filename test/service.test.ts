import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { receipts, type RunningService, startService } from "./support/Service.ts"

const invoice = readFileSync(new URL("fixtures/sample-invoice.pdf", import.meta.url))

const directories: Array<string> = []
const newDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), "receipts-service-"))
  directories.push(directory)
  return directory
}
afterAll(() => directories.forEach((directory) => rmSync(directory, { recursive: true, force: true })))

const convert = async ({ base }: RunningService, key: string, headers: Record<string, string> = {}) => {
  const form = new FormData()
  form.append("file", new Blob([invoice]), "invoice.pdf")
  const response = await fetch(`${base}/convert`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, ...headers },
    body: form
  })
  return { status: response.status, replayed: response.headers.get("idempotent-replayed"), text: await response.text() }
}

/** Throws an exception that nobody catches when it is told to. */
const bomb = `data:text/javascript,${encodeURIComponent('process.on("SIGUSR2",()=>setImmediate(()=>{throw new Error("planted")}))')}`

describe("a service that is stopped from outside or inside", () => {
  for (const [what, signal, code] of [
    ["an exception that nobody caught", "SIGUSR2", 1],
    ["the end of its terminal", "SIGHUP", 0]
  ] as const) {
    it(`by ${what}: finishes the request in flight, then ends with ${code}`, async () => {
      const environment = { DATA_DIR: newDirectory(), NODE_OPTIONS: `--import=${bomb}` }
      const service = await startService(environment)
      let log = ""
      service.process.stderr!.on("data", (piece: Buffer) => (log += piece.toString()))
      await convert(service, service.key!)
      const inFlight = convert(service, service.key!)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(await service.stop(signal)).toBe(code)
      expect((await inFlight).status).toBe(200)
      if (code === 1) expect(log).toMatch(/uncaught exception.*Error: planted\n\s+at/)
      const verified = await receipts(environment, "ledger", "verify", "--json")
      expect(JSON.parse(verified.stdout)).toMatchObject({ status: "intact" })
    })
  }

  it("answers all that is sent while it drains, and then ends at once", async () => {
    const service = await startService({ DATA_DIR: newDirectory(), DRAIN_SECONDS: "2" })
    await convert(service, service.key!)
    const ended = service.stop()
    const began = performance.now()
    const statuses: Array<number> = []
    while (performance.now() - began < 1_500) statuses.push((await convert(service, service.key!)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await fetch(new URL("/readyz", service.base))).status).toBe(503)
    expect(await ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(15_000)
  })

  it("goes on when nobody reads its log any more", async () => {
    const environment = { DATA_DIR: newDirectory() }
    const service = await startService(environment)
    service.process.stderr!.destroy()
    service.process.stdout!.destroy()
    for (let i = 0; i < 3; i++) expect((await convert(service, service.key!)).status).toBe(200)
    expect(await service.stop()).toBe(0)
  })

  it("does not wait for a connection that offered another protocol and fell silent", async () => {
    const service = await startService({ DATA_DIR: newDirectory() })
    const { hostname, port } = new URL(service.base)
    const silent = connect(Number(port), hostname)
    silent.on("error", () => undefined)
    silent.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
    await new Promise((resolve) => silent.once("data", resolve))
    const began = performance.now()
    expect(await service.stop()).toBe(0)
    expect(performance.now() - began).toBeLessThan(15_000)
    silent.destroy()
  })
})

describe("the clock", () => {
  /** A clock that is set when the service is told to: to these milliseconds since 1970, or by them. */
  const clock = (code: string) => ({
    DATA_DIR: newDirectory(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const real = Date.now; ${code}`)}`
  })

  it("that is absurd stops the start", async () => {
    for (const at of ["0", "Date.UTC(1999, 0)", "Date.UTC(9999, 0)"]) {
      const { code, stderr } = await receipts({ ...clock(`Date.now = () => ${at}`), PORT: "0" }, "serve")
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^error: The clock says .* Set the system's clock$/m)])
    }
  })

  it("that is set back is told in the log, and opens no month and no past", async () => {
    const environment = clock('process.on("SIGUSR2", () => { Date.now = () => real() - 40 * 86_400_000 })')
    const service = await startService(environment)
    let log = ""
    service.process.stderr!.on("data", (piece: Buffer) => (log += piece.toString()))
    const used = async () => {
      const answer = await convert(service, service.key!)
      return answer.status === 200
        ? (JSON.parse(answer.text) as { conversions_used: number }).conversions_used
        : `${answer.status} ${answer.text}\n${log}`
    }
    expect(await used()).toBe(1)
    const meanwhile = used()
    await new Promise((resolve) => setTimeout(resolve, 20))
    service.process.kill("SIGUSR2")
    expect(await meanwhile).toBe(2)
    expect(await used()).toBe(3)
    await new Promise((resolve) => setTimeout(resolve, 6_000))
    expect(log).toMatch(/The clock was set by -3456000 s/)
    await service.stop()
    const { code, stdout } = await receipts(environment, "ledger", "export")
    expect(code).toBe(0)
    const times = stdout
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { recorded_at: string }).recorded_at)
    expect(times).toEqual([...times].sort())
    expect((await receipts(environment, "ledger", "verify")).code).toBe(0)
  })
})

describe("a service with more to do than it may take on", () => {
  it("answers at once that it is busy, when to try again, and charges nothing for it", async () => {
    const environment = { DATA_DIR: newDirectory(), READER_QUEUE: "1" }
    const service = await startService(environment)
    await convert(service, service.key!)
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const form = new FormData()
        form.append("file", new Blob([readFileSync(new URL("fixtures/sample-receipt.jpg", import.meta.url))]), "r.jpg")
        const headers = { authorization: `Bearer ${service.key}` }
        const response = await fetch(`${service.base}/convert`, { method: "POST", headers, body: form })
        const { error = "ok" } = (await response.json()) as { error?: string }
        const millis = performance.now() - began
        return { status: response.status, error, after: response.headers.get("retry-after"), millis }
      })
    )
    const busy = answers.filter(({ status }) => status !== 200)
    expect(busy.length).toBeGreaterThanOrEqual(15)
    for (const { after, error, millis, status } of busy) {
      expect({ status, error, after }).toEqual({ status: 500, error: "conversion_failed", after: "5" })
      expect(millis).toBeLessThan(3_000)
    }
    const { stdout } = await receipts(environment, "ledger", "replay", "--json")
    expect((JSON.parse(stdout) as ReadonlyArray<{ used: number }>)[0]!.used).toBe(21 - busy.length)
    await service.stop()
  })
})

describe("an account without credits", () => {
  const residentMegabytes = ({ process: { pid } }: RunningService) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024

  it("has nothing of its uploads held in memory, and its earlier answers sent again", async () => {
    const environment = { DATA_DIR: newDirectory() }
    const service = await startService(environment)
    const json = async (...words: ReadonlyArray<string>) =>
      JSON.parse((await receipts(environment, ...words, "--json")).stdout) as Record<string, string>
    const { account_id } = await json("accounts", "create", "--name", "Ada", "--plan", "free")
    const { key } = await json("keys", "create", "--account", account_id!, "--name", "till")
    const keyed = { "idempotency-key": "one" }
    const first = await convert(service, key!, keyed)
    for (let i = 0; i < 9; i++) expect((await convert(service, key!)).status).toBe(200)
    expect((await convert(service, key!)).status).toBe(429)
    expect(await convert(service, key!, keyed)).toEqual({ ...first, replayed: "true" })
    expect((await convert(service, key!, { "idempotency-key": "two" })).status).toBe(429)

    const before = residentMegabytes(service)
    const { hostname, port } = new URL(service.base)
    const sockets: Array<Socket> = []
    const piece = Buffer.alloc(9_000_000, 0xff)
    for (let i = 0; i < 60; i++) {
      const socket = connect(Number(port), hostname)
      sockets.push(socket.on("error", () => undefined))
      socket.write(
        `POST /v1/convert HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Length: 9900000\r\n` +
          'Content-Type: multipart/form-data; boundary=B\r\n\r\n--B\r\nContent-Disposition: form-data; name="file"\r\n\r\n'
      )
      // the upload stays open: its end never comes
      await new Promise((resolve) => socket.write(piece, resolve))
    }
    const after = residentMegabytes(service)
    sockets.forEach((socket) => socket.destroy())
    expect(after - before).toBeLessThan(150)
    expect(await service.stop()).toBe(0)
  }, 300_000)
})
