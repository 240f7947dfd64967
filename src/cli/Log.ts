import { Config, ConfigProvider, Effect, Layer, Logger, LogLevel } from "effect"

const levels = { debug: LogLevel.Debug, info: LogLevel.Info, warning: LogLevel.Warning, error: LogLevel.Error } as const

const settings = Config.all({
  format: Config.withDefault(Config.literal("json", "text")("LOG_FORMAT"), "text" as const),
  level: Config.withDefault(Config.literal("debug", "info", "warning", "error")("LOG_LEVEL"), "info" as const)
})

const loggerOf = (format: "json" | "text") => {
  if (format === "json") return Logger.withConsoleError(Logger.jsonLogger)
  return process.stderr.isTTY ? Logger.prettyLogger({ stderr: true }) : Logger.withConsoleError(Logger.logfmtLogger)
}

/** Logs go to standard error, so that standard output is the command's own: text for people, JSON for machines. */
export const layerLog = Layer.unwrapEffect(
  Effect.map(settings, ({ format, level }) =>
    Layer.merge(Logger.replace(Logger.defaultLogger, loggerOf(format)), Logger.minimumLogLevel(levels[level]))
  )
).pipe(Layer.provide(Layer.setConfigProvider(ConfigProvider.fromEnv())))
