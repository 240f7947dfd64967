import type { ChildProcess } from "node:child_process"
import { closeSync, constants, openSync } from "node:fs"
import { join } from "node:path"
import { FileSystem } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Duration, Effect, Schedule, type Scope } from "effect"
import { type DataDirectoryUnusable, openDataDirectory } from "../files/DataDirectory.ts"
import { EmbeddedPostgresUnavailable, findBinaries } from "./EmbeddedBinaries.ts"
import { isRunning, lastWords, launch, run } from "./EmbeddedProcess.ts"
import { type ServerUser, serverUser } from "./ServerUser.ts"
import { openSocketFolder } from "./SocketFolder.ts"

const initialise = Effect.fn("EmbeddedPostgres.initialise")(function* (bin: string, cluster: string, user: ServerUser) {
  const files = yield* FileSystem.FileSystem
  if (yield* files.exists(join(cluster, "PG_VERSION"))) return
  yield* Effect.logInfo("Creating the embedded database")
  // a first start that was cut off leaves a partial cluster behind; it holds nothing yet
  yield* files.remove(cluster, { recursive: true, force: true })
  const unfinished = `${cluster}.new`
  yield* files.remove(unfinished, { recursive: true, force: true })
  yield* files.makeDirectory(unfinished, { recursive: true, mode: 0o700 })
  yield* user.own(unfinished)
  const [command, ...prefix] = [...user.prefix, join(bin, "initdb")]
  yield* run(command, [...prefix, "-D", unfinished, "-U", "receipts", "-A", "trust", "-E", "UTF8", "--locale=C"])
  yield* files.rename(unfinished, cluster)
})

const asUnavailable = <A, R>(
  effect: Effect.Effect<A, EmbeddedPostgresUnavailable | DataDirectoryUnusable | PlatformError, R>
) => Effect.mapError(effect, (error) => new EmbeddedPostgresUnavailable({ message: error.message }))

export interface EmbeddedServer {
  /** The folder of its unix socket; it has no TCP port. */
  readonly socket: string
  /**
   * Starts the server unless it runs already, here or in another process, and again whenever it ends, for as
   * long as the scope is open. It takes a moment to come up.
   */
  readonly keepRunning: Effect.Effect<void, EmbeddedPostgresUnavailable, Scope.Scope>
}

/** Looks for a server that has ended this often; one that does not stay up is given more and more time. */
const watch = Schedule.spaced("250 millis")
const longestPause = Duration.minutes(1)
/** A server that has run for so long came up. */
const steadyMillis = 10_000

/** The real PostgreSQL on a folder of our own, for as long as the scope, or another user of it, is open. */
export const embeddedPostgres = Effect.fn("EmbeddedPostgres.open")(function* (dataDirectory: string) {
  const files = yield* FileSystem.FileSystem
  const home = yield* openDataDirectory(dataDirectory)
  const cluster = join(home, "postgres")
  const pipe = join(home, "postgres.users")
  const bin = yield* findBinaries
  const user = yield* serverUser([join(bin, "postgres"), `${home}/.`])

  const socket = yield* openSocketFolder(home, user)

  let launched = false
  if (!(yield* files.exists(pipe))) yield* run("mkfifo", ["-m", "600", pipe])
  yield* Effect.acquireRelease(
    Effect.sync(() => openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)),
    (handle) =>
      Effect.gen(function* () {
        closeSync(handle)
        if (!launched) return
        yield* isRunning(cluster).pipe(
          Effect.repeat({ while: (running) => running, schedule: Schedule.spaced("50 millis") }),
          Effect.timeoutOption("15 seconds")
        )
      })
  )
  yield* initialise(bin, cluster, user)

  const log = join(home, "postgres.log")
  /** Launches in a row after which the server did not stay up. */
  let failures = 0
  let launchedAt = 0
  /** The last launch, which may still be coming up. */
  let child: ChildProcess | null = null
  const isComingUp = () => child !== null && child.exitCode === null && child.signalCode === null
  const ensureRunning = Effect.gen(function* () {
    if (yield* isRunning(cluster)) {
      if (performance.now() - launchedAt > steadyMillis) failures = 0
      return
    }
    if (isComingUp()) return
    if (launched) {
      yield* Effect.logWarning(`The embedded database has ended and is started again; ${log}: ${yield* lastWords(log)}`)
      yield* Effect.sleep(Duration.min(longestPause, Duration.millis(250 * (2 ** failures - 1))))
    }
    failures++
    launchedAt = performance.now()
    child = yield* launch(bin, cluster, socket, pipe, log, user)
    launched = true
  }).pipe(Effect.provideService(FileSystem.FileSystem, files), asUnavailable)
  const keepRunning = Effect.zipRight(
    ensureRunning,
    Effect.forkScoped(Effect.repeat(Effect.ignoreLogged(ensureRunning), watch))
  )

  return { socket, keepRunning } satisfies EmbeddedServer
}, asUnavailable)
