import { execFile, spawn } from "node:child_process"
import { closeSync, fchmodSync, openSync } from "node:fs"
import { join } from "node:path"
import { FileSystem } from "@effect/platform"
import { Effect } from "effect"
import { EmbeddedPostgresUnavailable } from "./EmbeddedBinaries.ts"
import type { ServerUser } from "./ServerUser.ts"

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

export const run = (command: string, args: ReadonlyArray<string>) =>
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

export const launch = (bin: string, cluster: string, socket: string, pipe: string, log: string, user: ServerUser) =>
  Effect.sync(() => {
    // statements, and with them names, may stand in it
    const output = openSync(log, "a", 0o600)
    fchmodSync(output, 0o600)
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
export const isRunning = Effect.fnUntraced(function* (cluster: string) {
  const files = yield* FileSystem.FileSystem
  const pidFile = join(cluster, "postmaster.pid")
  const pid = yield* files.readFileString(pidFile).pipe(
    Effect.map((text) => Number.parseInt(text, 10)),
    Effect.option
  )
  if (pid._tag === "None") return false
  if (isAlive(pid.value)) {
    const command = yield* files.readFileString(`/proc/${pid.value}/cmdline`).pipe(
      Effect.orElse(() => run("ps", ["-o", "command=", "-p", String(pid.value)])),
      Effect.orElseSucceed(() => cluster)
    )
    if (command.includes(cluster)) return true
  }
  yield* Effect.ignore(files.remove(pidFile))
  return false
})

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // somebody else's process lives too
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** The end of the server's log, which says why it does not start. */
export const lastWords = (log: string) =>
  Effect.flatMap(FileSystem.FileSystem, (files) => files.readFileString(log)).pipe(
    Effect.map((text) => text.trimEnd().split("\n").slice(-3).join(" | ")),
    Effect.orElseSucceed(() => "")
  )
