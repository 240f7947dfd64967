import { Logger } from "effect"

/** Logs go to standard error, so that standard output is the command's own: pretty for people, logfmt for machines. */
export const layerLog = Logger.replace(
  Logger.defaultLogger,
  process.stderr.isTTY ? Logger.prettyLogger({ stderr: true }) : Logger.withConsoleError(Logger.logfmtLogger)
)
