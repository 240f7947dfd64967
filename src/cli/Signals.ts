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
}
