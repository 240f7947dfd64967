import { HttpServer } from "@effect/platform"
import { Effect, Either, Layer, Logger, LogLevel, Redacted } from "effect"
import { Accounts } from "../../src/accounts/Accounts.ts"
import * as Admission from "../../src/admission/Admission.ts"
import { layerServing, layerStores } from "../../src/App.ts"
import * as FileDigestKey from "../../src/convert/FileDigestKey.ts"
import type { Plan } from "../../src/domain/Plan.ts"
import type { ReceiptData } from "../../src/domain/Receipt.ts"
import * as Reader from "../../src/extraction/Reader.ts"
import { AddressConnections, makeAddressLimits } from "../../src/http/AddressLimits.ts"
import { parseRanges, TrustedProxies } from "../../src/http/ClientAddress.ts"
import * as UrlFetcher from "../../src/intake/UrlFetcher.ts"
import { Keys } from "../../src/keys/Keys.ts"
import type { PeopleSettings } from "../../src/people/betterAuthOptions.ts"
import * as BetterAuthPeople from "../../src/people/BetterAuthPeople.ts"
import * as Mail from "../../src/people/Mail.ts"
import { layerTestDatabase } from "./Database.ts"

export const receipt: ReceiptData = {
  vendor: "Harbour Lane Bakery",
  date: "2026-11-14",
  total: 35.1,
  subtotal: 32.5,
  currency: "USD",
  payment_method: "Visa 4417",
  category: "Groceries",
  tip: null,
  taxes: [{ label: "Sales Tax", amount: 2.6 }],
  items: [{ name: "Sourdough Loaf", quantity: 2, unit_price: 6.5, total_price: 13 }]
}

/** Begins like a JPEG; what is behind it is up to the test's reader. */
export const jpegBytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])

export const fileUrl = "https://files.example/receipt.jpg"

export interface Leaves {
  readonly reader?: Layer.Layer<Reader.Reader>
  readonly fetcher?: Layer.Layer<UrlFetcher.UrlFetcher>
  readonly stores?: typeof layerStores
  readonly admission?: Admission.AdmissionSettings
  readonly people?: Partial<PeopleSettings>
  /** Ranges of proxies that are trusted, and what one address may have at the same time. */
  readonly proxies?: string
  readonly addressConnections?: number
}

/** The live graph on a real database, with other leaves where reading, fetching and the digest key stand. */
export const layerTestApp = ({
  reader = Reader.layerConstant(receipt),
  fetcher = UrlFetcher.layerMemory(
    new Map([
      [fileUrl, jpegBytes],
      ["https://files.example/photo.gif", Buffer.from("GIF89a")]
    ])
  ),
  stores = layerStores,
  admission = { readers: 64, queue: 64, bytes: 2 ** 30 },
  people = {},
  proxies = "127.0.0.1",
  addressConnections = 512
}: Leaves = {}) => {
  const signIn = BetterAuthPeople.layerBetterAuth({
    secret: Redacted.make("a secret of tests, and of nothing else"),
    publicUrl: null,
    signUp: true,
    provider: null,
    ...people
  }).pipe(Layer.provide(Mail.layerNone))
  return layerServing({ host: "127.0.0.1", port: 0, drainSeconds: 0 }, stores, signIn).pipe(
    Layer.provide([reader, fetcher, Admission.layer(admission), FileDigestKey.layerFixed(Redacted.make("test"))]),
    Layer.provide([
      Layer.succeed(TrustedProxies, Either.getOrThrow(parseRanges(proxies))),
      Layer.succeed(AddressConnections, makeAddressLimits(addressConnections))
    ]),
    Layer.provideMerge(layerTestDatabase),
    Layer.provide(Logger.minimumLogLevel(LogLevel.None))
  )
}

export const baseUrl = Effect.map(HttpServer.HttpServer, ({ address }) =>
  address._tag === "TcpAddress" ? `http://${address.hostname}:${address.port}/v1` : ""
)

/** A new account with one key, as an operator would make it. */
export const givenAccount = (plan: Plan = "pro_plus") =>
  Effect.gen(function* () {
    const accounts = yield* Accounts
    const keys = yield* Keys
    const account = yield* accounts.open("Ada", plan)
    const { id, secret } = yield* keys.create(account, "test")
    return { account, keyId: id, key: Redacted.value(secret) }
  })

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

const request = (url: string, init: RequestInit) =>
  Effect.promise(async (): Promise<Answer> => {
    const response = await fetch(url, init)
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>
    }
  })

export const send = (path: string, init: RequestInit = {}) =>
  Effect.flatMap(baseUrl, (base) => request(base + path, init))

const authorization = (key: string) => ({ authorization: `Bearer ${key}` })

/** Form A. */
export const upload = (key: string, bytes: Uint8Array = jpegBytes, fileName?: string) => {
  const form = new FormData()
  form.append("file", new Blob([Uint8Array.from(bytes)]), "receipt")
  if (fileName !== undefined) form.append("file_name", fileName)
  return send("/convert", { method: "POST", headers: authorization(key), body: form })
}

/** Form B. */
export const link = (key: string, body: unknown = { url: fileUrl }) =>
  send("/convert", {
    method: "POST",
    headers: { ...authorization(key), "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body)
  })
