// The clients of scripts/soak.mjs: most are well-behaved, some send what harms, some break in the middle of it.
import { createHmac, randomUUID } from "node:crypto"
import { connect } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { goodDocument, hostileDocuments } from "./documents.mjs"

const mostTries = 20

export const startClients = async ({ base, count, digestKey, keys, next, thinkMillis }) => {
  const hostileDocument = await hostileDocuments()
  const { hostname, port } = new URL(base)
  const answers = {}
  const requests = []
  const latencies = []
  const stopped = new AbortController()
  let number = 0
  const tally = (what, code) => {
    answers[what] ??= {}
    answers[what][code] = (answers[what][code] ?? 0) + 1
  }

  const convert = async (key, bytes, id, signal = AbortSignal.timeout(110_000)) => {
    const form = new FormData()
    form.append("file", new Blob([bytes]), "receipt")
    const response = await fetch(`${base}/convert`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "idempotency-key": id },
      body: form,
      signal
    })
    await response.arrayBuffer()
    return response.status
  }
  const digestOf = (bytes) => createHmac("sha256", digestKey).update(bytes).digest("hex")

  /** Asks until it is answered 200, and is told how long the first answer took where that was it. */
  const insist = async (key, request) => {
    for (let tries = 0; tries < mostTries; tries++) {
      const began = performance.now()
      const status = await convert(key, request.bytes, request.id).catch(() => "connection lost")
      tally(request.what, status)
      if (status === 200) {
        request.answered = true
        return tries === 0 ? performance.now() - began : null
      }
      if (String(status).startsWith("4") && status !== 409 && status !== 429) return null
      await pause(300 + next(700))
    }
    return null
  }

  const good = async (key) => {
    const { bytes, kind } = goodDocument(next, number++)
    const request = { what: kind, bytes, id: randomUUID(), digest: digestOf(bytes), answered: false }
    requests.push(request)
    const at = performance.now()
    const millis = await insist(key, request)
    if (millis !== null) latencies.push({ at, kind, millis })
    request.bytes = null
  }

  /** Goes before the answer comes, and comes back for it. */
  const leaves = async (key) => {
    const { bytes } = goodDocument(next, number++)
    const request = { what: "left, and came back", bytes, id: randomUUID(), digest: digestOf(bytes), answered: false }
    requests.push(request)
    await convert(key, bytes, request.id, AbortSignal.timeout(20 + next(600))).catch(() => undefined)
    await insist(key, request)
    request.bytes = null
  }

  const hostile = async (key) => {
    const bytes = hostileDocument(next, number++)
    const request = { what: "hostile file", digest: digestOf(bytes), answered: false }
    requests.push(request)
    const status = await convert(key, bytes, randomUUID()).catch(() => "connection lost")
    request.answered = status === 200
    tally("hostile file", status)
  }

  const head = (key, length) =>
    `POST /v1/convert HTTP/1.1\r\nHost: soak\r\nAuthorization: Bearer ${key}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`

  /** Writes by hand, and closes before it is done. */
  const raw = (what, talk) =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname)
      const timer = setTimeout(() => socket.destroy(), 30_000)
      let heard = ""
      socket.on("data", (piece) => (heard += piece))
      socket.on("error", () => undefined)
      socket.once("close", () => {
        clearTimeout(timer)
        tally(what, /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? "no answer")
        resolve()
      })
      socket.once("connect", () => void talk(socket))
    })
  const broken = [
    (key) =>
      raw("cut upload", (socket) =>
        socket.write(head(key, 200_000), () => setTimeout(() => socket.destroy(), next(400)))
      ),
    (key) =>
      raw("slow sender", async (socket) => {
        socket.write(head(key, 5_000))
        for (let i = 0; i < 20 && !socket.destroyed; i++) {
          socket.write("x")
          await pause(500)
        }
        socket.destroy()
      }),
    () =>
      raw("no HTTP", (socket) =>
        socket.write(Buffer.from(Array.from({ length: 64 }, () => next(256))).toString("latin1") + "\r\n\r\n")
      ),
    () => raw("silent connection", (socket) => setTimeout(() => socket.destroy(), 5_000)),
    async () =>
      tally(
        "wrong key",
        await convert(`sk_live_${"0".repeat(32)}`, Buffer.from("x"), randomUUID()).catch(() => "connection lost")
      )
  ]

  const client = async (index) => {
    const key = keys[index % keys.length]
    while (!stopped.signal.aborted) {
      const place = next(100)
      if (place < 80) await good(key)
      else if (place < 87) await hostile(key)
      else if (place < 93) await leaves(key)
      else await broken[next(broken.length)](key)
      await pause(thinkMillis * (0.5 + next(1000) / 1000))
    }
  }
  const running = Array.from({ length: count }, (_, index) => client(index))
  return {
    answers,
    requests,
    latencies,
    stop: async () => {
      stopped.abort()
      await Promise.all(running)
    }
  }
}
