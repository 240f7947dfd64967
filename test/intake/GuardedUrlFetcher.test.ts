import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { FileTooLarge, UrlFetchFailed } from "../../src/domain/Failure.ts"
import { AddressPolicy, isPublicUnicast } from "../../src/intake/AddressPolicy.ts"
import { layerGuarded } from "../../src/intake/GuardedUrlFetcher.ts"
import { UrlFetcher } from "../../src/intake/UrlFetcher.ts"

/** Stands for the public internet in these tests; every other address of ours stays forbidden. */
const publicHost = "127.0.0.2"

const listen = (handler: RequestListener, host: string) =>
  Effect.acquireRelease(
    Effect.async<{ server: Server; port: number }>((resume) => {
      const server = createServer(handler)
      server.listen(0, host, () => resume(Effect.succeed({ server, port: (server.address() as AddressInfo).port })))
    }),
    ({ server }) => Effect.sync(() => server.close().closeAllConnections())
  )

let rebound = 0
const names: Record<string, () => ReadonlyArray<string>> = {
  "good.example": () => [publicHost],
  "private.example": () => ["10.0.0.1"],
  "loopback.example": () => ["127.0.0.1"],
  "loopback6.example": () => ["::1"],
  "metadata.example": () => ["169.254.169.254"],
  "metadata6.example": () => ["fd00:ec2::254"],
  "multicast.example": () => ["224.0.0.1"],
  "mixed.example": () => [publicHost, "127.0.0.1"],
  "mixed6.example": () => ["2606:4700::1111", "fe80::1"],
  "mapped.example": () => ["::ffff:192.168.1.1"],
  "rebind.example": () => (rebound++ % 2 === 0 ? [publicHost] : ["127.0.0.1"]),
  localhost: () => ["127.0.0.1", "::1"]
}

const layerPolicy = (ports: ReadonlyArray<number>) =>
  Layer.succeed(AddressPolicy, {
    allows: (address) => address === publicHost || isPublicUnicast(address),
    ports: new Set(ports),
    resolve: (hostname, answer) => {
      const addresses = names[hostname]?.() ?? []
      if (addresses.length === 0) return answer(Object.assign(new Error("unknown"), { code: "ENOTFOUND" }), [])
      answer(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }))
      )
    }
  })

const fetching = (ports: ReadonlyArray<number>, url: string) =>
  Effect.flatMap(UrlFetcher, ({ fetch }) => fetch(url)).pipe(
    Effect.provide(Layer.provide(layerGuarded({ stepMillis: 400, wholeMillis: 1_000 }), layerPolicy(ports)))
  )

/** Every address that a socket of this process tries to connect to while the effect runs. */
const connectionsDuring = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const tried: Array<string> = []
    const onSocket = (message: unknown) => {
      ;(message as { socket: Socket }).socket.on("connectionAttempt", (address: string) => tried.push(address))
    }
    subscribe("net.client.socket", onSocket)
    return effect.pipe(
      Effect.map((result) => ({ result, tried })),
      Effect.ensuring(Effect.sync(() => unsubscribe("net.client.socket", onSocket)))
    )
  })

/** `PORT` is one that the policy allows and on which a server of ours listens at 127.0.0.1. */
const hostile: ReadonlyArray<string> = [
  "http://127.0.0.1:PORT/",
  "http://127.0.0.1.:PORT/",
  "http://127.1:PORT/",
  "http://127.0.1:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f000001:PORT/",
  "http://0x7f.0.0.1:PORT/",
  "http://0177.0.0.1:PORT/",
  "http://017700000001:PORT/",
  "http://127.0.0.1%2e:PORT/",
  "http://①②⑦.⓪.⓪.①:PORT/",
  "http://127。0。0。1:PORT/",
  "http://0:PORT/",
  "http://0.0.0.0:PORT/",
  "http://127.255.255.254:PORT/",
  "http://10.0.0.1:PORT/",
  "http://172.16.0.1:PORT/",
  "http://192.168.0.1:PORT/",
  "http://169.254.169.254:PORT/latest/meta-data/",
  "http://2852039166:PORT/latest/meta-data/",
  "http://100.64.0.1:PORT/",
  "http://100.100.100.200:PORT/",
  "http://192.0.0.192:PORT/",
  "http://192.0.2.1:PORT/",
  "http://198.18.0.1:PORT/",
  "http://203.0.113.1:PORT/",
  "http://224.0.0.1:PORT/",
  "http://240.0.0.1:PORT/",
  "http://255.255.255.255:PORT/",
  "http://[::1]:PORT/",
  "http://[::]:PORT/",
  "http://[0:0:0:0:0:0:0:1]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://[::ffff:7f00:1]:PORT/",
  "http://[::127.0.0.1]:PORT/",
  "http://[::ffff:169.254.169.254]:PORT/",
  "http://[64:ff9b::7f00:1]:PORT/",
  "http://[64:ff9b:1::7f00:1]:PORT/",
  "http://[2002:7f00:1::]:PORT/",
  "http://[2001:0:4136:e378:8000:63bf:80ff:fffe]:PORT/",
  "http://[fe80::1]:PORT/",
  "http://[fc00::1]:PORT/",
  "http://[fd00:ec2::254]:PORT/",
  "http://[fec0::1]:PORT/",
  "http://[ff02::1]:PORT/",
  "http://[2001:db8::1]:PORT/",
  "http://[100::1]:PORT/",
  "http://[5f00::1]:PORT/",
  "http://localhost:PORT/",
  "http://LOCALHOST:PORT/",
  "http://private.example:PORT/",
  "http://loopback.example:PORT/",
  "http://loopback6.example:PORT/",
  "http://metadata.example:PORT/",
  "http://metadata6.example:PORT/",
  "http://multicast.example:PORT/",
  "http://mixed.example:PORT/",
  "http://mixed6.example:PORT/",
  "http://mapped.example:PORT/",
  "http://unknown.example:PORT/",
  "https://127.0.0.1:PORT/",
  "https://[::1]:PORT/",
  "http://good.example:22/",
  "http://good.example:6379/",
  "http://user:password@good.example:PORT/",
  "http://user@good.example:PORT/",
  "ftp://good.example/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:PORT/_x",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "jar:http://good.example!/",
  "blob:http://good.example/x",
  "//good.example:PORT/",
  "/etc/passwd",
  "good.example",
  "http://",
  "http:///",
  "http://[::1",
  "http://good.example:99999/",
  "",
  "\u0000"
]

const isForbidden = (address: string): boolean => address !== publicHost

describe("hostile URLs", () => {
  it.scopedLive(`${hostile.length} of them, asked for directly and as the aim of a redirect, reach nothing`, () =>
    Effect.gen(function* () {
      let reached = 0
      const inner = yield* listen((_, response) => (reached++, response.end("secret")), "127.0.0.1")
      const outer = yield* listen((request, response) => {
        const aim = decodeURIComponent(request.url!.slice("/to/".length))
        response.writeHead(302, { location: encodeURI(aim).replaceAll("%25", "%") }).end()
      }, publicHost)
      for (const template of hostile) {
        const url = template.replace("PORT", String(inner.port))
        const ports = [80, 443, inner.port, outer.port]
        // an aim that is relative to the redirecting server is that server's own affair
        const viaRedirect = /^\w+:/.test(url)
          ? [`http://${publicHost}:${outer.port}/to/${encodeURIComponent(url)}`]
          : []
        for (const asked of [url, ...viaRedirect]) {
          const { result, tried } = yield* connectionsDuring(Effect.exit(fetching(ports, asked)))
          expect(result, asked).toMatchObject({ _tag: "Failure", cause: { error: { _tag: "UrlFetchFailed" } } })
          expect(tried.filter(isForbidden), asked).toEqual([])
          expect(JSON.stringify(result)).not.toContain("secret")
        }
      }
      expect(reached).toBe(0)
    })
  )

  it.scopedLive("a name that changes between two requests is resolved once a connection, and judged by that", () =>
    Effect.gen(function* () {
      const { port } = yield* listen((_, response) => response.end("fine"), publicHost)
      const { tried } = yield* connectionsDuring(
        Effect.forEach([1, 2, 3, 4], () => Effect.exit(fetching([port], `http://rebind.example:${port}/`)))
      )
      expect(tried).toEqual([publicHost, publicHost])
    })
  )
})

describe("fetching", () => {
  const failure = (url: string, handler: RequestListener) =>
    Effect.gen(function* () {
      const { port } = yield* listen(handler, publicHost)
      return yield* Effect.flip(fetching([port], `http://good.example:${port}${url}`))
    })

  it.scopedLive("brings the bytes, and sends nothing of ours but what asking takes", () =>
    Effect.gen(function* () {
      let headers: ReadonlyArray<string> = []
      const { port } = yield* listen((request, response) => {
        headers = Object.keys(request.headers).sort()
        response.end("bytes")
      }, publicHost)
      const bytes = yield* fetching([port], `http://good.example:${port}/file`)
      expect(Buffer.from(bytes).toString()).toBe("bytes")
      expect(headers).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"])
    })
  )

  it.scopedLive("follows five redirects and not a sixth", () =>
    Effect.gen(function* () {
      const { port } = yield* listen((request, response) => {
        const left = Number(request.url!.slice(1))
        if (left === 0) response.end("arrived")
        else response.writeHead(302, { location: `/${left - 1}` }).end()
      }, publicHost)
      expect(Buffer.from(yield* fetching([port], `http://good.example:${port}/5`)).toString()).toBe("arrived")
      const refused = yield* Effect.flip(fetching([port], `http://good.example:${port}/6`))
      expect(refused.message).toContain("more than 5 times")
    })
  )

  it.scopedLive("tells the status of a refusal", () =>
    Effect.gen(function* () {
      const refused = yield* failure("/", (_, response) => response.writeHead(404).end())
      expect(refused).toEqual(new UrlFetchFailed({ message: "The server of the URL answered with status 404." }))
    })
  )

  it.scopedLive("gives up on a server that does not answer, or not to the end", () =>
    Effect.gen(function* () {
      expect((yield* failure("/", () => undefined)).message).toContain("in time")
      expect((yield* failure("/", (_, response) => response.write("half"))).message).toContain("in time")
      expect((yield* failure("/", (_, response) => response.destroy())).message).toContain("broke off")
      const dripping: RequestListener = (_, response) => {
        const drip = setInterval(() => response.write("."), 100)
        response.on("close", () => clearInterval(drip))
      }
      expect((yield* failure("/", dripping)).message).toContain("in time")
    })
  )

  const limit = 10 * 1024 * 1024

  it.scopedLive("takes a file of exactly 10 MB and refuses one byte more, whatever length is declared", () =>
    Effect.gen(function* () {
      const { port } = yield* listen((_, response) => response.end(Buffer.alloc(limit)), publicHost)
      expect((yield* fetching([port], `http://good.example:${port}/`)).length).toBe(limit)
      const undeclared: RequestListener = (_, response) => {
        response.writeHead(200, { "transfer-encoding": "chunked" })
        response.end(Buffer.alloc(limit + 1))
      }
      expect(yield* failure("/", undeclared)).toBeInstanceOf(FileTooLarge)
    })
  )

  it.scopedLive("counts compressed bodies as they unfold", () =>
    Effect.gen(function* () {
      const gzip =
        (bytes: Buffer): RequestListener =>
        (_, response) =>
          void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(bytes))
      const { port } = yield* listen(gzip(Buffer.from("unfolded")), publicHost)
      expect(Buffer.from(yield* fetching([port], `http://good.example:${port}/`)).toString()).toBe("unfolded")
      expect(yield* failure("/", gzip(Buffer.alloc(limit + 1)))).toBeInstanceOf(FileTooLarge)
    })
  )
})
