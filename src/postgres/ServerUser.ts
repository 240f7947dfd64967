import { spawnSync } from "node:child_process"
import { chownSync } from "node:fs"
import { Effect } from "effect"
import { EmbeddedPostgresUnavailable } from "./EmbeddedBinaries.ts"

/** The operating system user that the embedded server runs as: ourselves, unless we are root. */
export interface ServerUser {
  /** Put before a command, it runs the command as this user. */
  readonly prefix: ReadonlyArray<string>
  readonly uid: number
  /** Gives a file or folder to this user. */
  readonly own: (path: string) => Effect.Effect<void>
}

const idOf = (flag: "-u" | "-g", name: string): number | null => {
  const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" })
  return status === 0 ? Number(stdout) : null
}

/**
 * PostgreSQL refuses to run as root, so that root borrows the user `postgres`, or `nobody`. Where
 * that user cannot reach the given paths (a clone below /root), it gets the one capability that
 * lets it pass the folders above them; without the secure bit, access(2), by which PostgreSQL looks for
 * its own programs, would not count it.
 */
export const serverUser = Effect.fn("ServerUser.choose")(function* (paths: ReadonlyArray<string>) {
  const self = process.getuid?.() ?? 0
  if (self !== 0) return { prefix: [], uid: self, own: () => Effect.void } satisfies ServerUser
  for (const name of ["postgres", "nobody"]) {
    const uid = idOf("-u", name)
    const gid = idOf("-g", name)
    if (uid === null || gid === null) continue
    const become = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"]
    const pass = ["--inh-caps=+dac_read_search", "--ambient-caps=+dac_read_search", "--securebits", "+no_setuid_fixup"]
    for (const prefix of [become, [...become, ...pass]]) {
      const reachable = paths.every(
        (path) => spawnSync(prefix[0]!, [...prefix.slice(1), "stat", path], { cwd: "/" }).status === 0
      )
      if (reachable) {
        return { prefix, uid, own: (path: string) => Effect.sync(() => chownSync(path, uid, gid)) } satisfies ServerUser
      }
    }
  }
  return yield* new EmbeddedPostgresUnavailable({
    message:
      "PostgreSQL refuses to run as root, and neither the user postgres nor nobody can reach " +
      `${paths.join(" and ")}. Start the service as another user, or set DATABASE_URL.`
  })
})
