import { Config, ConfigError, Either, Redacted } from "effect"

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

export const settings: Config.Config<Settings> = Config.all({
  databaseUrl: databaseUrl("DATABASE_URL"),
  databaseOwnerUrl: databaseUrl("DATABASE_OWNER_URL"),
  dataDirectory: Config.withDefault(Config.nonEmptyString("DATA_DIR"), ".data"),
  host: Config.withDefault(Config.nonEmptyString("HOST"), "127.0.0.1"),
  port: listeningPort,
  fileDigestKey,
  readers: positive("READERS", 1),
  readerQueue: positive("READER_QUEUE", 64),
  intakeMegabytes: positive("INTAKE_MEMORY_MB", 48),
  decodeSeconds: positive("DECODE_SECONDS", 10),
  decodeMegabytes: positive("DECODE_MEMORY_MB", 768),
  fetchPorts: Config.withDefault(Config.array(Config.port(), "FETCH_PORTS"), [80, 443]),
  model
})
