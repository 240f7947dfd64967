import { Cause, ConfigError, Option } from "effect"

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim()

/** Every setting that is wrong, each with what was expected. */
const explainSettings = (error: ConfigError.ConfigError): string => {
  switch (error._op) {
    case "And":
      return `${explainSettings(error.left)}; ${explainSettings(error.right)}`
    case "Or":
      return explainSettings(error.left)
    default: {
      const name = error.path.join("_")
      return error.message.includes(name) ? error.message : `${name}: ${error.message}`
    }
  }
}

/** What went wrong, on one line, for the person at the terminal. */
export const explain = (error: unknown): string => {
  if (ConfigError.isConfigError(error)) return oneLine(explainSettings(error))
  if (error instanceof Error && error.message !== "") return oneLine(error.message)
  if (typeof error === "object" && error !== null && "cause" in error) return explain(error.cause)
  return oneLine(String(error))
}

/** The failure or defect that ended a command. */
export const explainCause = (cause: Cause.Cause<unknown>): string =>
  explain(Option.getOrElse(Cause.failureOption(cause), () => Cause.squash(cause)))
