// A closed loop of clients: each sends its next conversion when it has the answer to the last one.
import { readFileSync } from "node:fs"
import { Agent, request } from "undici"
import { treeOf } from "../serving.mjs"

const boundary = "bench-load"
const multipart = (bytes) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: application/octet-stream\r\n\r\n`
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`)
  ])

/** What the processes of this tree hold and have used. */
export const usageOf = (root) => {
  let [megabytes, seconds] = [0, 0]
  for (const pid of treeOf(root)) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ")
      // with those of its children that have ended, so that nothing is used less
      seconds += stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
      megabytes += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024
    } catch {
      // it ended meanwhile
    }
  }
  return { megabytes, seconds }
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Runs so many clients for a while, each with a key of its own, and tells rates and latencies of what was answered 200. */
export const load = async ({ base, clients, files, keys, pid, seconds }) => {
  const bodies = files.map(multipart)
  const dispatcher = new Agent({ connections: clients, bodyTimeout: 120_000, headersTimeout: 120_000 })
  const times = []
  const others = {}
  const before = usageOf(pid)
  const began = performance.now()
  const end = began + seconds * 1000
  let sent = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const from = performance.now()
        const { body, statusCode } = await request(`${base}/convert`, {
          method: "POST",
          dispatcher,
          headers: {
            authorization: `Bearer ${keys[client % keys.length]}`,
            "content-type": `multipart/form-data; boundary=${boundary}`
          },
          body: bodies[sent++ % bodies.length]
        })
        await body.dump()
        if (statusCode === 200) times.push(performance.now() - from)
        else others[statusCode] = (others[statusCode] ?? 0) + 1
      }
    })
  )
  const elapsed = (performance.now() - began) / 1000
  const after = usageOf(pid)
  await dispatcher.close()
  times.sort((a, b) => a - b)
  return {
    rate: times.length / elapsed,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    others,
    megabytes: after.megabytes,
    cores: (after.seconds - before.seconds) / elapsed
  }
}
