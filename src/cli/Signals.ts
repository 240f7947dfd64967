import { inspect } from "node:util"

/** Signals closer together come from one Ctrl-C: the terminal sends one, and npm passes on another. */
const sameCtrlCMillis = 2_000

/**
 * The runtime stops listening after the first signal, so that the system would end the process at
 * the second, with requests in flight. This keeps it alive; a Ctrl-C of an impatient person still ends it.
 */
export const outliveRepeatedSignals = (): void => {
  let first: number | null = null
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (first !== null && now - first > sameCtrlCMillis) process.exit(130)
      first ??= now
    })
  }
  // the terminal has gone: a stop like any other
  process.on("SIGHUP", () => process.kill(process.pid, "SIGTERM"))
}

/**
 * An exception that nobody caught leaves the process in a state that nobody knows: it is told with its
 * stack, and the process stops in order, with the requests in flight answered, and ends with 1.
 */
export const stopOnUncaughtException = (): void => {
  // a log that nobody reads any more ends no service; told as an exception, it would fail again for ever
  process.stderr.on("error", () => undefined)
  let stopping = false
  process.on("uncaughtException", (error: unknown) => {
    console.error(`uncaught exception, stopping: ${inspect(error)}`)
    if (stopping) return
    stopping = true
    process.on("exit", () => {
      process.exitCode = 1
    })
    process.kill(process.pid, "SIGTERM")
  })
}
