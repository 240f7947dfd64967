// Well-behaved clients of scripts/many-machines.mjs: every request has an Idempotency-Key, and is sent again after
// an answer of 429, 409 or 5xx and after a lost connection, a little later each time.
import { createHmac } from "node:crypto"
import { pause } from "./programs.mjs"

const mostTries = 60
const longestPause = 2_000

/** Every file is another one, so that its keyed digest in the ledger tells whose event an event is. */
export const startClients = ({ base, count, digestKey, file, key }) => {
  const requests = []
  const phases = []
  let phase
  let last = performance.now()
  const stopped = new AbortController()

  const tell = (name) => {
    phase = { name, requests: 0, codes: {}, retries: 0, gap: 0 }
    last = performance.now()
    phases.push(phase)
    return phase
  }
  const answered = () => {
    const now = performance.now()
    phase.gap = Math.max(phase.gap, now - last)
    last = now
  }

  const attempt = async (request) => {
    const form = new FormData()
    form.append("file", new Blob([request.bytes]), "invoice.pdf")
    try {
      const response = await fetch(`${base}/v1/convert`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "idempotency-key": request.id },
        body: form,
        signal: AbortSignal.timeout(100_000)
      })
      const text = await response.text()
      if (response.status === 200) {
        request.answers.push(`${response.headers.get("x-ledger-position")}:${response.headers.get("x-ledger-hash")}`)
        request.texts.add(text)
      }
      return String(response.status)
    } catch {
      return "connection lost"
    }
  }

  const send = async (number) => {
    const bytes = Buffer.concat([file, Buffer.from(`\n%${number}\n`)])
    const digest = createHmac("sha256", digestKey).update(bytes).digest("hex")
    const request = { id: `request ${number}`, bytes, digest, answers: [], texts: new Set() }
    requests.push(request)
    phase.requests++
    for (let tries = 1; tries <= mostTries; tries++) {
      const code = await attempt(request)
      phase.codes[code] = (phase.codes[code] ?? 0) + 1
      if (code === "200") return answered()
      if (code.startsWith("4") && code !== "429" && code !== "409") return
      phase.retries++
      await pause(Math.min(longestPause, 100 * 2 ** Math.min(tries, 5)) * (0.5 + Math.random() / 2))
    }
  }

  tell("")
  let number = 0
  const clients = Array.from({ length: count }, async () => {
    while (!stopped.signal.aborted) await send(number++)
  })
  const stop = async () => {
    stopped.abort()
    await Promise.all(clients)
  }
  return { requests, phases, tell, stop }
}
