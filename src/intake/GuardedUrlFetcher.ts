import type { Readable } from "node:stream"
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib"
import { Effect, Layer } from "effect"
import { type Dispatcher, errors, request } from "undici"
import { FileTooLarge, UrlFetchFailed } from "../domain/Failure.ts"
import { AddressPolicy } from "./AddressPolicy.ts"
import { AddressRefused, guardedAgent } from "./GuardedConnections.ts"
import { maximumFileBytes } from "./Submission.ts"
import { UrlFetcher } from "./UrlFetcher.ts"

const maximumRedirects = 5

export interface FetchPatience {
  /** To connect, and to wait for the next byte. */
  readonly stepMillis: number
  /** From the first connection to the last byte, redirects included. */
  readonly wholeMillis: number
}

const usualPatience: FetchPatience = { stepMillis: 10_000, wholeMillis: 20_000 }

const failed = (message: string) => new UrlFetchFailed({ message })
const tooLarge = new FileTooLarge({ message: "The file at the URL is larger than 10 MB (10485760 bytes)." })

/** A URL that may be fetched, or why not. Addresses are judged later, when they are connected to. */
const admit = (text: string, base: URL | undefined, ports: ReadonlySet<number>): URL | UrlFetchFailed => {
  if (!URL.canParse(text, base?.href)) return failed("The url is not a valid URL. Send an absolute http or https URL.")
  const url = new URL(text, base)
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return failed("Only http and https URLs can be fetched.")
  }
  if (url.username !== "" || url.password !== "") return failed("URLs with a user name or password are not fetched.")
  const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port)
  if (!ports.has(port)) return failed(`Port ${port} is not allowed. Offer the file on port 80 or 443.`)
  return url
}

const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress
}

/** The body, decompressed, cut off at the first byte over the limit whatever its declared length. */
const readBody = async (response: Dispatcher.ResponseData): Promise<Uint8Array> => {
  const encoding = String(response.headers["content-encoding"] ?? "identity").toLowerCase()
  const decoder = decoders[encoding]?.()
  if (decoder === undefined && encoding !== "identity" && encoding !== "") {
    throw failed(`The server of the URL sent a body in an encoding we do not know (${encoding.slice(0, 20)}).`)
  }
  // without a listener, a destroyed body brings the process down
  response.body.on("error", (error) => decoder?.destroy(error))
  const stream: Readable = decoder === undefined ? response.body : response.body.pipe(decoder)
  const pieces: Array<Buffer> = []
  let total = 0
  try {
    for await (const piece of stream) {
      total += (piece as Buffer).length
      if (total > maximumFileBytes) throw tooLarge
      pieces.push(piece as Buffer)
    }
  } finally {
    response.body.destroy()
  }
  return Buffer.concat(pieces)
}

const explain = (error: unknown): UrlFetchFailed | FileTooLarge => {
  if (error instanceof UrlFetchFailed || error instanceof FileTooLarge) return error
  if (error instanceof AddressRefused || (error instanceof Error && error.cause instanceof AddressRefused)) {
    return failed("The address of the URL is not allowed. Only public addresses are fetched.")
  }
  if (
    error instanceof errors.ConnectTimeoutError ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  ) {
    return failed("The server of the URL did not answer in time.")
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return failed("The host of the URL cannot be found.")
  if (code.startsWith("ERR_TLS") || code.includes("CERT") || code.startsWith("ERR_SSL")) {
    return failed("The server of the URL has no valid certificate.")
  }
  return failed("The server of the URL cannot be reached, or it broke off its answer.")
}

/** Follows redirects by hand, so that every hop is admitted and connected to like the first. */
const fetchFile = async (
  agent: Dispatcher,
  ports: ReadonlySet<number>,
  text: string,
  signal: AbortSignal
): Promise<Uint8Array> => {
  let base: URL | undefined
  let location = text
  for (let hop = 0; hop <= maximumRedirects; hop++) {
    const url = admit(location, base, ports)
    if (url instanceof UrlFetchFailed) throw url
    const response = await request(url, {
      dispatcher: agent,
      signal,
      // nothing of the client's request travels on
      headers: {
        accept: "image/*, application/pdf",
        "accept-encoding": "identity",
        "user-agent": "receipt-conversion-service"
      }
    })
    const next = response.headers["location"]
    if (response.statusCode >= 300 && response.statusCode < 400 && typeof next === "string") {
      response.body.on("error", () => undefined).destroy()
      base = url
      location = next
      continue
    }
    if (response.statusCode !== 200) {
      response.body.on("error", () => undefined).destroy()
      throw failed(`The server of the URL answered with status ${response.statusCode}.`)
    }
    return await readBody(response)
  }
  throw failed(`The URL redirects more than ${maximumRedirects} times.`)
}

/** Fetches over http and https from the addresses that the policy allows. */
export const layerGuarded = (patience = usualPatience): Layer.Layer<UrlFetcher, never, AddressPolicy> =>
  Layer.scoped(
    UrlFetcher,
    Effect.gen(function* () {
      const { allows, ports, resolve } = yield* AddressPolicy
      const agent = yield* Effect.acquireRelease(
        Effect.sync(() => guardedAgent({ allows, resolve, patienceMillis: patience.stepMillis })),
        (agent) => Effect.promise(() => agent.destroy())
      )
      return UrlFetcher.of({
        fetch: Effect.fn("UrlFetcher.fetch")((url) =>
          Effect.tryPromise({ try: (signal) => fetchFile(agent, ports, url, signal), catch: explain }).pipe(
            Effect.timeoutFail({
              duration: patience.wholeMillis,
              onTimeout: () => failed("The file at the URL did not arrive in time.")
            })
          )
        )
      })
    })
  )
