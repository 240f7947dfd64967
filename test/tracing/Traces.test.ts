import { createServer, type Server } from "node:http"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Tracer } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { discreet } from "../../src/tracing/discreet.ts"
import { receipts, type RunningService, startService } from "../support/Service.ts"

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
}
interface Batch {
  readonly resourceSpans: ReadonlyArray<{ readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }> }>
}

const sample = readFileSync(new URL("../fixtures/sample-receipt.jpg", import.meta.url))
const [callersTrace, callersSpan] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"]

/** A server that keeps what it is sent, and says it is fine. */
const listen = async (take: (body: string, headers: Record<string, unknown>) => string) => {
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (piece: Buffer) => (body += piece.toString()))
    request.on("end", () => {
      const answer = take(body, request.headers)
      response.writeHead(answer === "" ? 500 : 200, { "content-type": "application/json" }).end(answer)
    })
  }).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

describe("traces", () => {
  const folder = mkdtempSync(join(tmpdir(), "receipts-traces-"))
  const bodies: Array<string> = []
  const given: Array<unknown> = []
  const modelParents: Array<unknown> = []
  const servers: Array<Server> = []
  let service: RunningService
  let log = ""
  let metrics = ""
  let spans: ReadonlyArray<Span> = []

  beforeAll(async () => {
    const collector = await listen((body, headers) => {
      given.push(headers["x-collector"])
      bodies.push(body)
      return "{}"
    })
    // a model that is down: the local reader answers
    const model = await listen((_, headers) => {
      modelParents.push(headers["traceparent"])
      return ""
    })
    const free = await listen(() => "")
    servers.push(collector.server, model.server)
    free.server.close()
    service = await startService({
      DATA_DIR: join(folder, "data"),
      METRICS_PORT: String(free.port),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-collector=let%20me%20in",
      OPENAI_MODEL: "planted-model",
      OPENAI_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
      OPENAI_API_KEY: "sk-planted-key",
      LOG_FORMAT: "json",
      LOG_LEVEL: "debug"
    })
    service.process.stderr!.on("data", (piece: Buffer) => (log += piece.toString()))
    const form = new FormData()
    form.append("file", new Blob([sample]), "planted-file-name.jpg")
    const response = await fetch(`${service.base}/convert?planted-query=1`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${service.key}`,
        "idempotency-key": "planted-idempotency",
        "x-planted": "planted-header",
        traceparent: `00-${callersTrace}-${callersSpan}-01`
      },
      body: form
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/harbour lane/i)
    metrics = await (await fetch(`http://127.0.0.1:${free.port}/metrics`)).text()
    // what is not sent yet is sent when the service ends
    await service.stop()
    spans = bodies.flatMap((body) =>
      (JSON.parse(body) as Batch).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans))
    )
  }, 300_000)
  afterAll(() => {
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ofCaller = () => spans.filter(({ traceId }) => traceId === callersTrace)
  const named = (name: string) => ofCaller().filter((span) => span.name === name)

  it("go on from the caller's, with every stage of the conversion, those of the reader's process among them", () => {
    expect(given).toContain("let me in")
    expect(named("POST")).toMatchObject([{ parentSpanId: callersSpan }])
    for (const stage of ["read", "decode", "detect", "recognise", "understand", "model", "record"]) {
      expect(ofCaller().map(({ name }) => name)).toContain(`stage ${stage}`)
    }
    const [read] = named("stage read")
    for (const stage of ["decode", "detect", "recognise", "understand"]) {
      const [{ endTimeUnixNano, startTimeUnixNano } = read!] = named(`stage ${stage}`)
      expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(read!.startTimeUnixNano))
      expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(read!.endTimeUnixNano))
    }
  })

  it("are passed on to the model, and named in the log", () => {
    expect(modelParents.length).toBeGreaterThan(0)
    for (const parent of modelParents) expect(parent).toMatch(new RegExp(`^00-${callersTrace}-[0-9a-f]{16}-01$`))
    const line = log.split("\n").find((one) => one.includes("POST /v1/convert 200"))
    expect(JSON.parse(line!)).toMatchObject({ annotations: { trace: callersTrace } })
  })

  it("measure statements and stages", () => {
    expect(metrics).toMatch(/^db_client_operation_duration_seconds_count [1-9]/m)
    expect(metrics).toMatch(/^receipts_conversion_stage_seconds_count\{stage="recognise"\} 1/m)
    expect(metrics).toMatch(/^receipts_reader_resident_bytes \d{8,}/m)
  })

  it("hold no secret, no name of a file and nothing of a receipt; nor do metrics and log", () => {
    for (const told of [bodies.join("\n"), metrics, log]) {
      expect(told.length).toBeGreaterThan(300)
      for (const secret of ["planted-", service.key!, "Harbour", "HARBOUR", "Sourdough", "SOURDOUGH", "let me in"])
        expect({ secret, isTold: told.includes(secret) }).toEqual({ secret, isTold: false })
    }
  })

  it("do not keep a service from starting whose collector is away", async () => {
    const environment = { DATA_DIR: join(folder, "other"), OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" }
    const alone = await startService(environment)
    expect((await fetch(new URL("/readyz", alone.base))).status).toBe(200)
    expect(await alone.stop()).toBe(0)
    const wrong = await receipts({ ...environment, OTEL_EXPORTER_OTLP_HEADERS: "secret without a name" }, "serve")
    expect(wrong.code).toBe(1)
    expect(wrong.stderr).toContain("OTEL_EXPORTER_OTLP_HEADERS")
    expect(wrong.stderr).not.toContain("secret without")
  })
})

describe("a span", () => {
  it("says by its name alone what went wrong, and keeps no attribute that is not listed", () => {
    const seen: Array<unknown> = []
    const inner = Tracer.make({
      span: (name, parent, context, links, startTime, kind) => ({
        _tag: "Span",
        name,
        spanId: "1",
        traceId: "2",
        parent,
        context,
        status: { _tag: "Started", startTime },
        attributes: new Map(),
        links,
        sampled: true,
        kind,
        attribute: (key, value) => seen.push([key, value]),
        event: (event) => seen.push(event),
        addLinks: () => undefined,
        end: (_, exit) => seen.push(exit)
      }),
      context: (run) => run()
    })
    const failing = Effect.fail({ _tag: "NotAReceipt", message: "no total on the receipt of Ada" }).pipe(
      Effect.withSpan("read", { attributes: { "http.route": "/v1/convert", "receipts.vendor": "Ada" } }),
      Effect.withTracer(discreet(inner)),
      Effect.exit
    )
    Effect.runSync(failing)
    expect(seen).toEqual([["http.route", "/v1/convert"], Exit.fail("NotAReceipt")])
  })
})
