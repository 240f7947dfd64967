import { Config, type Redacted } from "effect"

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
}

const optional = <A>(config: Config.Config<A>): Config.Config<A | null> => Config.withDefault(config, null)

/** 0 lets the system choose a free one. */
const listeningPort = Config.integer("PORT").pipe(
  Config.validate({ message: "expected a port", validation: (value) => value >= 0 && value <= 65_535 }),
  Config.withDefault(3000)
)

const positive = (name: string, otherwise: number): Config.Config<number> =>
  Config.integer(name).pipe(
    Config.validate({ message: "expected a number of at least 1", validation: (value) => value >= 1 }),
    Config.withDefault(otherwise)
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
  fetchPorts: Config.withDefault(Config.array(Config.port(), "FETCH_PORTS"), [80, 443])
})
