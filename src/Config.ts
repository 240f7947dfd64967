import { Config, ConfigError, Either, Redacted } from "effect"
import { parseRanges, type Ranges } from "./http/ClientAddress.ts"
import type { ProviderSettings } from "./people/People.ts"
import type { SmtpSettings } from "./people/Mail.ts"
import type { TraceSettings } from "./tracing/Traces.ts"

/** Where receipts are sent to be read. */
export interface ModelSettings {
  readonly name: string
  readonly baseUrl: URL
  readonly apiKey: Redacted.Redacted | null
  /** Longest time for one conversion, with all tries. */
  readonly seconds: number
  readonly conversations: number
  /** Whether the local reader answers when the model cannot. */
  readonly fallsBack: boolean
}

/** Every setting, read once at the start. README's table of settings follows this file. */
export interface Settings {
  readonly databaseUrl: Redacted.Redacted | null
  readonly databaseOwnerUrl: Redacted.Redacted | null
  readonly dataDirectory: string
  readonly host: string
  readonly port: number
  readonly drainSeconds: number
  /** Of a second listener, for `/metrics`; null for none. */
  readonly metricsPort: number | null
  /** Null where nobody collects them. */
  readonly traces: TraceSettings | null
  readonly fileDigestKey: Redacted.Redacted | null
  readonly readers: number
  readonly readerQueue: number
  /** Of files that are held at the same time. */
  readonly intakeMegabytes: number
  readonly decodeSeconds: number
  readonly decodeMegabytes: number
  readonly fetchPorts: ReadonlyArray<number>
  /** Null where the local reader reads alone. */
  readonly model: ModelSettings | null
  /** Where people reach the dashboard; null for this machine alone. */
  readonly publicUrl: URL | null
  /** Proxies whose word for the client's address is taken. */
  readonly trustedProxies: Ranges
  /** Connections, and requests in flight, of one address. */
  readonly addressConnections: number
  readonly signUp: boolean
  readonly signInSecret: Redacted.Redacted | null
  readonly smtp: SmtpSettings | null
  readonly provider: ProviderSettings | null
  readonly keepPreviewsDays: number
}

const optional = <A>(config: Config.Config<A>): Config.Config<A | null> => Config.withDefault(config, null)

const integer = (name: string): Config.Config<number> =>
  Config.string(name).pipe(
    Config.mapAttempt((text) => {
      if (!/^\s*\d{1,15}\s*$/.test(text))
        throw new Error(`${name}: expected a whole number, not ${JSON.stringify(text)}`)
      return Number(text)
    })
  )

/** The secret in it is never part of a message. */
const databaseUrl = (name: string): Config.Config<Redacted.Redacted | null> =>
  optional(
    Config.redacted(name).pipe(
      Config.validate({
        message: `${name}: expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE, with special characters of the password escaped as in any URL`,
        validation: (url) =>
          URL.canParse(Redacted.value(url)) && /^postgres(?:ql)?:$/.test(new URL(Redacted.value(url)).protocol)
      })
    )
  )

/** A digest under an empty key could be recomputed by anybody. */
const fileDigestKey = optional(
  Config.redacted("FILE_DIGEST_KEY").pipe(
    Config.validate({
      message:
        "FILE_DIGEST_KEY: expected a secret text, as of: openssl rand -hex 32. Without the setting, one is made and kept",
      validation: (key) => Redacted.value(key).trim().length > 0
    })
  )
)

/** 0 lets the system choose a free one. */
const listeningPort = integer("PORT").pipe(
  Config.validate({ message: "PORT: expected a port", validation: (value) => value >= 0 && value <= 65_535 }),
  Config.withDefault(3000)
)

const positive = (name: string, otherwise: number): Config.Config<number> =>
  integer(name).pipe(
    Config.validate({ message: `${name}: expected a number of at least 1`, validation: (value) => value >= 1 }),
    Config.withDefault(otherwise)
  )

const drainSeconds = integer("DRAIN_SECONDS").pipe(
  Config.validate({ message: "DRAIN_SECONDS: expected 0 to 60", validation: (value) => value <= 60 }),
  Config.withDefault(0)
)

const extractors = Config.literal("auto", "model", "local")("EXTRACTOR").pipe(Config.withDefault("auto" as const))

/** The conversion as a whole ends after a minute. */
const modelSeconds = integer("MODEL_SECONDS").pipe(
  Config.validate({ message: "MODEL_SECONDS: expected 1 to 50", validation: (value) => value >= 1 && value <= 50 }),
  Config.withDefault(30)
)

/**
 * Only `OPENAI_MODEL` sends receipts out of the house: a key that lies around in the environment for
 * other programs does not.
 */
const model: Config.Config<ModelSettings | null> = Config.all({
  extractor: extractors,
  name: optional(Config.nonEmptyString("OPENAI_MODEL")),
  baseUrl: Config.withDefault(Config.url("OPENAI_BASE_URL"), new URL("https://api.openai.com/v1")),
  apiKey: optional(Config.redacted(Config.nonEmptyString("OPENAI_API_KEY"))),
  seconds: modelSeconds,
  conversations: positive("MODEL_CONVERSATIONS", 16)
}).pipe(
  Config.mapOrFail(({ extractor, name, ...settings }) => {
    if (extractor === "local") return Either.right(null)
    if (name !== null) return Either.right({ ...settings, name, fallsBack: extractor === "auto" })
    return extractor === "auto"
      ? Either.right(null)
      : Either.left(ConfigError.MissingData(["OPENAI_MODEL"], "EXTRACTOR=model needs the name of a model"))
  })
)

const publicUrl = optional(
  Config.url("PUBLIC_URL").pipe(
    Config.validate({
      message: "PUBLIC_URL: expected the address at which people reach the service, as https://receipts.example",
      validation: (url) => /^https?:$/.test(url.protocol) && url.pathname === "/"
    })
  )
)

const trustedProxies = Config.withDefault(Config.string("TRUST_PROXY"), "").pipe(
  Config.mapOrFail((text) =>
    Either.mapLeft(parseRanges(text), (wrong) =>
      ConfigError.InvalidData(
        ["TRUST_PROXY"],
        `TRUST_PROXY: expected addresses or ranges of proxies, as 10.0.0.0/8,::1, not ${JSON.stringify(wrong)}`
      )
    )
  )
)

const signInSecret = optional(
  Config.redacted("SIGN_IN_SECRET").pipe(
    Config.validate({
      message: "SIGN_IN_SECRET: expected at least 32 characters, as of: openssl rand -hex 32",
      validation: (secret) => Redacted.value(secret).length >= 32
    })
  )
)

/** All of them, or none. */
const together = <A extends Record<string, unknown>>(
  parts: Config.Config<{ [K in keyof A]: A[K] | null }>,
  names: string
): Config.Config<A | null> =>
  parts.pipe(
    Config.mapOrFail((found) => {
      const given = Object.values(found).filter((one) => one !== null).length
      if (given === 0) return Either.right(null)
      return given === Object.keys(found).length
        ? Either.right(found as A)
        : Either.left(ConfigError.MissingData([], `${names}: set all of them, or none`))
    })
  )

const smtp = together<{ url: Redacted.Redacted; from: string }>(
  Config.all({ url: optional(Config.redacted("SMTP_URL")), from: optional(Config.nonEmptyString("MAIL_FROM")) }),
  "SMTP_URL and MAIL_FROM"
)

const provider = Config.all({
  set: together<{ issuer: URL; clientId: string; clientSecret: Redacted.Redacted }>(
    Config.all({
      issuer: optional(Config.url("OIDC_ISSUER")),
      clientId: optional(Config.nonEmptyString("OIDC_CLIENT_ID")),
      clientSecret: optional(Config.redacted("OIDC_CLIENT_SECRET"))
    }),
    "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET"
  ),
  name: optional(Config.nonEmptyString("OIDC_NAME"))
}).pipe(Config.map(({ name, set }) => (set === null ? null : { ...set, name: name ?? set.issuer.hostname })))

/** As OpenTelemetry has it: `name=value,name=value`, each value percent-encoded. */
const traceHeaders = Config.redacted("OTEL_EXPORTER_OTLP_HEADERS").pipe(
  Config.mapAttempt((text) =>
    Object.fromEntries(
      Redacted.value(text)
        .split(",")
        .map((pair) => {
          const [, name, value] = /^\s*([\w-]+)=(.*?)\s*$/.exec(pair) ?? []
          if (name === undefined) throw new Error("OTEL_EXPORTER_OTLP_HEADERS: expected name=value,name=value")
          return [name, Redacted.make(decodeURIComponent(value!))] as const
        })
    )
  ),
  Config.withDefault({})
)

const traces = Config.all({
  endpoint: optional(Config.url("OTEL_EXPORTER_OTLP_ENDPOINT")),
  headers: traceHeaders
}).pipe(Config.map(({ endpoint, headers }) => (endpoint === null ? null : { endpoint, headers })))

const keepPreviewsDays = integer("KEEP_PREVIEWS_DAYS").pipe(
  Config.validate({
    message: "KEEP_PREVIEWS_DAYS: expected 0 to 3650",
    validation: (value) => value <= 3_650
  }),
  Config.withDefault(30)
)

export const settings: Config.Config<Settings> = Config.all({
  databaseUrl: databaseUrl("DATABASE_URL"),
  databaseOwnerUrl: databaseUrl("DATABASE_OWNER_URL"),
  dataDirectory: Config.withDefault(Config.nonEmptyString("DATA_DIR"), ".data"),
  host: Config.withDefault(Config.nonEmptyString("HOST"), "127.0.0.1"),
  port: listeningPort,
  drainSeconds,
  metricsPort: optional(Config.port("METRICS_PORT")),
  traces,
  fileDigestKey,
  readers: positive("READERS", 1),
  readerQueue: positive("READER_QUEUE", 64),
  intakeMegabytes: positive("INTAKE_MEMORY_MB", 48),
  decodeSeconds: positive("DECODE_SECONDS", 10),
  decodeMegabytes: positive("DECODE_MEMORY_MB", 768),
  fetchPorts: Config.withDefault(Config.array(Config.port(), "FETCH_PORTS"), [80, 443]),
  model,
  publicUrl,
  trustedProxies,
  addressConnections: positive("ADDRESS_CONNECTIONS", 512),
  signUp: Config.withDefault(Config.literal("on", "off")("SIGN_UP"), "on" as const).pipe(
    Config.map((choice) => choice === "on")
  ),
  signInSecret,
  smtp,
  provider,
  keepPreviewsDays
})
