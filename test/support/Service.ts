import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const main = fileURLToPath(new URL("../../dist/main.js", import.meta.url))

export interface Environment {
  readonly [name: string]: string
}

const environmentWith = (environment: Environment) => {
  const { DATABASE_URL: _, ...inherited } = process.env
  return { ...inherited, ...environment }
}

export interface CommandResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs `receipts` with these words, as in a terminal. */
export const receipts = (environment: Environment, ...words: ReadonlyArray<string>): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [main, ...words],
      { env: environmentWith(environment) },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr })
    )
  })

export interface RunningService {
  readonly process: ChildProcess
  readonly base: string
  /** Shown on the first start only. */
  readonly key: string | null
  /** The request that the start suggests, as printed. */
  readonly curl: string
  /** Signs in to the local account, once. */
  readonly dashboard: string | null
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts `receipts serve` on a free port and waits until it says where it listens. */
export const startService = async (environment: Environment): Promise<RunningService> => {
  const child = spawn(process.execPath, [main, "serve"], {
    env: environmentWith({ PORT: "0", ...environment }),
    stdio: ["ignore", "pipe", "pipe"]
  })
  let output = ""
  child.stderr.on("data", (piece: Buffer) => (output += piece.toString()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (piece: Buffer) => {
      output += piece.toString()
      if (/^curl .*\n/m.test(output)) resolve()
    })
    child.once("exit", (code) => reject(new Error(`the service ended with ${code}: ${output}`)))
  })
  return {
    process: child,
    base: /Base address: +(\S+)/.exec(output)![1]!,
    key: /API key: +(sk_live_\w+)/.exec(output)?.[1] ?? null,
    dashboard: /Dashboard: +(\S+)/.exec(output)?.[1] ?? null,
    curl: /^curl .*$/m.exec(output)![0],
    stop: async (signal = "SIGTERM") => {
      const ended = once(child, "exit")
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    }
  }
}
