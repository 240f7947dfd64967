import { Config, ConfigError, Either, type Redacted } from "effect"

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
  readonly decodeSeconds: number
  readonly decodeMegabytes: number
  readonly fetchPorts: ReadonlyArray<number>
  /** Null where the local reader reads alone. */
  readonly model: ModelSettings | null
}

const optional = <A>(config: Config.Config<A>): Config.Config<A | null> => Config.withDefault(config, null)

/** 0 lets the system choose a free one. */
const listeningPort = Config.integer("PORT").pipe(
  Config.validate({ message: "PORT: expected a port", validation: (value) => value >= 0 && value <= 65_535 }),
  Config.withDefault(3000)
)

const positive = (name: string, otherwise: number): Config.Config<number> =>
  Config.integer(name).pipe(
    Config.validate({ message: `${name}: expected a number of at least 1`, validation: (value) => value >= 1 }),
    Config.withDefault(otherwise)
  )

const extractors = Config.literal("auto", "model", "local")("EXTRACTOR").pipe(Config.withDefault("auto" as const))

/** The conversion as a whole ends after a minute. */
const modelSeconds = Config.integer("MODEL_SECONDS").pipe(
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
  databaseUrl: optional(Config.redacted("DATABASE_URL")),
  databaseOwnerUrl: optional(Config.redacted("DATABASE_OWNER_URL")),
  dataDirectory: Config.withDefault(Config.nonEmptyString("DATA_DIR"), ".data"),
  host: Config.withDefault(Config.nonEmptyString("HOST"), "127.0.0.1"),
  port: listeningPort,
  fileDigestKey: optional(Config.redacted("FILE_DIGEST_KEY")),
  readers: positive("READERS", 1),
  readerQueue: positive("READER_QUEUE", 64),
  decodeSeconds: positive("DECODE_SECONDS", 10),
  decodeMegabytes: positive("DECODE_MEMORY_MB", 768),
  fetchPorts: Config.withDefault(Config.array(Config.port(), "FETCH_PORTS"), [80, 443]),
  model
})
