/**
 * Recomputes a ledger's hash chain. It shares no code with the service, only the documented form: SHA-256 over the
 * previous event's 32 bytes (zeros before position 1) and account, position, type, time and data, joined by line feeds.
 */

interface Row {
  readonly account_id: string
  readonly version: number
  readonly type: string
  readonly recorded_at: string
  readonly hash: string
  readonly previous_hash: string
  readonly data: Record<string, unknown>
}

interface Order {
  /** An export that was kept; null for the one that the service gives now. */
  readonly file: File | null
  /** Heads, as POSITION:HASH, that should be on the chain. */
  readonly heads: ReadonlyArray<string>
  readonly month: string
}

const toBytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")

/** JSON without spaces and with keys in alphabetical order. */
const canonical = (data: Record<string, unknown>): string => JSON.stringify(data, Object.keys(data).sort())

/** The lines of a stream, one after the other. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
    .getReader()
  let rest = ""
  for (;;) {
    const { done, value } = await reader.read()
    const lines = (rest + (value ?? "")).split("\n")
    rest = lines.pop()!
    yield* lines
    if (done) break
  }
  if (rest !== "") yield rest
}

const verify = async ({ file, heads, month }: Order): Promise<unknown> => {
  const stream = file === null ? (await fetch("/ledger/export")).body! : file.stream()
  const encoder = new TextEncoder()
  const ordinals = new Map<string, number>()
  const found = new Set<string>()
  let [version, hash, events] = [0, "00".repeat(32), 0]
  for await (const line of linesOf(stream)) {
    if (line === "") continue
    let row: Row
    try {
      row = JSON.parse(line) as Row
    } catch {
      return { kind: "fault", fault: "line", version: version + 1 }
    }
    if (row.version !== version + 1) return { kind: "fault", fault: "version", version: row.version }
    if (row.previous_hash !== hash) return { kind: "fault", fault: "previous", version: row.version }
    const form = encoder.encode(
      [row.account_id, row.version, row.type, row.recorded_at, canonical(row.data)].join("\n")
    )
    const input = new Uint8Array(32 + form.length)
    input.set(toBytes(hash))
    input.set(form, 32)
    if (toHex(await crypto.subtle.digest("SHA-256", input)) !== row.hash)
      return { kind: "fault", fault: "hash", version: row.version }
    if (row.type === "ConversionSucceeded") {
      const [of, ordinal] = [String(row.data["month"]), Number(row.data["ordinal"])]
      if (ordinal !== (ordinals.get(of) ?? 0) + 1) return { kind: "fault", fault: "ordinal", version: row.version }
      ordinals.set(of, ordinal)
    }
    ;({ hash, version } = row)
    const head = `${version}:${hash}`
    if (heads.includes(head)) found.add(head)
    events++
    if (events % 500 === 0) postMessage({ kind: "progress", events })
  }
  return { kind: "intact", events, used: ordinals.get(month) ?? 0, heads: [...found] }
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  verify(data).then(postMessage, (error: unknown) => postMessage({ kind: "failed", message: String(error) }))
})
