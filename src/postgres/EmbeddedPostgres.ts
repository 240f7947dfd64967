import { execFile, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { constants, closeSync, openSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { FileSystem } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Effect, Schedule } from "effect"
import { EmbeddedPostgresUnavailable, findBinaries } from "./EmbeddedBinaries.ts"
import { type ServerUser, serverUser } from "./ServerUser.ts"

/**
 * Runs the server and stops it when nobody holds the pipe any more. Every process that uses the
 * server keeps the pipe open for writing; the kernel closes it even for a process that was killed,
 * so that the last one out turns off the light.
 */
const keeper = `
pipe=$1; shift
exec 3<"$pipe"
"$@" 3<&- & server=$!
(cat <&3 >/dev/null; kill -INT $server) & watch=$!
exec 3<&-
wait $server; code=$?
kill $watch 2>/dev/null
exit $code
`

const run = (command: string, args: ReadonlyArray<string>) =>
  Effect.async<string, EmbeddedPostgresUnavailable>((resume) => {
    const child = execFile(command, args, { timeout: 60_000, cwd: "/" }, (error, stdout, stderr) =>
      resume(
        error === null
          ? Effect.succeed(stdout)
          : new EmbeddedPostgresUnavailable({ message: `${command} failed: ${stderr.trim() || error.message}` })
      )
    )
    return Effect.sync(() => child.kill())
  })

/** Longest path of a unix socket on Linux and macOS, less PostgreSQL's file name in it. */
const longestSocketFolder = 103 - "/.s.PGSQL.5432".length

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

const launch = (bin: string, cluster: string, socket: string, pipe: string, log: string, user: ServerUser) =>
  Effect.sync(() => {
    const output = openSync(log, "a")
    const settings = [
      "listen_addresses=",
      `unix_socket_directories=${socket}`,
      "unix_socket_permissions=0700",
      "max_connections=60",
      "timezone=UTC",
      // plans made while the ledger is empty are poor; they are made anew once it has been analysed
      "autovacuum_naptime=5s"
    ]
    // a group of its own: Ctrl-C in the terminal is for us, not for the server we still need
    const child = spawn(
      "/bin/sh",
      [
        "-c",
        keeper,
        "embedded-postgres",
        pipe,
        ...user.prefix,
        join(bin, "postgres"),
        "-D",
        cluster,
        ...settings.flatMap((setting) => ["-c", setting])
      ],
      { cwd: "/", detached: true, stdio: ["ignore", output, output] }
    )
    closeSync(output)
    child.unref()
    return child
  })

/**
 * Whether a server runs on the cluster, by the pid file that it keeps. A file left behind by a crash
 * may name a process that has nothing to do with us; it is removed, so that it stops no start.
 */
const isRunning = Effect.fnUntraced(function* (cluster: string) {
  const files = yield* FileSystem.FileSystem
  const pidFile = join(cluster, "postmaster.pid")
  const pid = yield* files.readFileString(pidFile).pipe(
    Effect.map((text) => Number.parseInt(text, 10)),
    Effect.option
  )
  if (pid._tag === "None") return false
  const alive = yield* Effect.try(() => process.kill(pid.value, 0)).pipe(Effect.orElseSucceed(() => false))
  const name = yield* files.readFileString(`/proc/${pid.value}/comm`).pipe(Effect.orElseSucceed(() => "postgres"))
  if (alive && name.startsWith("postgres")) return true
  yield* Effect.ignore(files.remove(pidFile))
  return false
})

const asUnavailable = <A, R>(effect: Effect.Effect<A, EmbeddedPostgresUnavailable | PlatformError, R>) =>
  Effect.mapError(effect, (error) => new EmbeddedPostgresUnavailable({ message: error.message }))

export interface EmbeddedServer {
  /** The folder of its unix socket; it has no TCP port. */
  readonly socket: string
  /** Starts the server unless it runs already, here or in another process. It takes a moment to come up. */
  readonly ensureRunning: Effect.Effect<void, EmbeddedPostgresUnavailable>
}

/** The real PostgreSQL on a folder of our own, for as long as the scope, or another user of it, is open. */
export const embeddedPostgres = Effect.fn("EmbeddedPostgres.open")(function* (dataDirectory: string) {
  const files = yield* FileSystem.FileSystem
  const home = resolve(dataDirectory)
  const cluster = join(home, "postgres")
  const pipe = join(home, "postgres.users")
  yield* files.makeDirectory(home, { recursive: true })
  const bin = yield* findBinaries
  const user = yield* serverUser([join(bin, "postgres"), `${home}/.`])

  const wanted = join(home, "socket")
  const fits = wanted.length <= longestSocketFolder
  const socket = fits
    ? wanted
    : join(tmpdir(), `receipts-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`)
  yield* files.makeDirectory(socket, { recursive: true, mode: 0o700 })
  yield* user.own(socket)

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

  const ensureRunning = Effect.gen(function* () {
    if (yield* isRunning(cluster)) return
    yield* launch(bin, cluster, socket, pipe, join(home, "postgres.log"), user)
    launched = true
  }).pipe(Effect.provideService(FileSystem.FileSystem, files), asUnavailable)

  return { socket, ensureRunning } satisfies EmbeddedServer
}, asUnavailable)
