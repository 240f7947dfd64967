import { Redacted, Schema } from "effect"

/** The database cannot be used as it is set up; the message says what to change. */
export class DatabaseUnavailable extends Schema.TaggedError<DatabaseUnavailable>()("DatabaseUnavailable", {
  message: Schema.String,
  /** Whether it may mend itself in a moment: a server that is starting, or has no connection free. */
  passing: Schema.Boolean
}) {}

interface DriverError {
  readonly code?: string
  readonly message?: string
  readonly errors?: ReadonlyArray<DriverError>
}

/** Where the URL leads, without its password. */
const placeOf = (url: URL): string =>
  url.searchParams.get("host") ?? `${url.hostname || "localhost"}:${url.port || "5432"}`

const messages = (setting: string, url: URL): Readonly<Record<string, string>> => {
  const place = placeOf(url)
  const user = decodeURIComponent(url.username)
  const database = decodeURIComponent(url.pathname.slice(1))
  return {
    ECONNREFUSED: `nothing listens at ${place}. Start PostgreSQL there, or correct the address`,
    ENOENT: `there is no PostgreSQL at ${place}. Start it, or correct the address`,
    ENOTFOUND: `the host of ${place} is not known. Correct the address`,
    EAI_AGAIN: `the host of ${place} cannot be looked up at the moment. Check the network's name service`,
    EHOSTUNREACH: `${place} cannot be reached. Check the network`,
    ETIMEDOUT: `${place} did not answer in time. Check the address and the firewall`,
    "28P01": `the password of ${user} is wrong. Correct it in ${setting}`,
    "3D000": `there is no database ${database} at ${place}. Create it: createdb ${database}`,
    "53300": `${place} has no connection left. Raise its max_connections, or stop other clients`,
    "57P03": `${place} is starting or stopping. Try again in a moment`,
    "57P01": `${place} is stopping. Try again in a moment`
  }
}

const passingCodes = new Set(["ECONNREFUSED", "ENOENT", "EAI_AGAIN", "ETIMEDOUT", "53300", "57P03", "57P01"])

/** The driver's words on one line, where we have none of our own. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim()

const explain = (error: DriverError, setting: string, url: URL): string => {
  const text = oneLine(error.message ?? "")
  const user = decodeURIComponent(url.username)
  if (/does not support SSL/i.test(text)) return `${placeOf(url)} speaks no TLS. Take sslmode out of ${setting}`
  if (error.code === "28000" && /no encryption/i.test(text))
    return `${placeOf(url)} wants TLS. Add ?sslmode=verify-full to ${setting}`
  if (error.code === "28000") return `${placeOf(url)} does not let ${user} in: ${text}`
  if (/certificate/i.test(text)) return `the certificate of ${placeOf(url)} is not trusted: ${text}`
  if (/time(?:d )?out/i.test(text)) return messages(setting, url)["ETIMEDOUT"]!
  return messages(setting, url)[error.code ?? ""] ?? `${placeOf(url)}: ${text === "" ? "no connection" : text}`
}

/** What the driver threw at a connection, in words for the person who set `setting`. */
export const toUnavailable = (cause: unknown, setting: string, secret: Redacted.Redacted): DatabaseUnavailable => {
  const thrown = (cause ?? {}) as DriverError
  // a name with two addresses fails with both their errors
  const error = thrown.errors?.[0] ?? thrown
  return new DatabaseUnavailable({
    message: `${setting}: ${explain(error, setting, new URL(Redacted.value(secret)))}.`,
    passing: passingCodes.has(error.code ?? "") || /time(?:d )?out/i.test(error.message ?? "")
  })
}
