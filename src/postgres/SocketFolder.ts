import { createHash } from "node:crypto"
import { lstatSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FileSystem } from "@effect/platform"
import type { PlatformError } from "@effect/platform/Error"
import { Effect } from "effect"
import { EmbeddedPostgresUnavailable } from "./EmbeddedBinaries.ts"
import type { ServerUser } from "./ServerUser.ts"

/** Longest path of a unix socket on Linux and macOS, less PostgreSQL's file name in it. */
const longestSocketFolder = 103 - "/.s.PGSQL.5432".length

/** Who can foresee a folder's name may have made it, and would be connected to in the server's place. */
const refuseStrangers = (folder: string, user: ServerUser) =>
  Effect.try(() => lstatSync(folder)).pipe(
    Effect.filterOrFail(
      (status) => status.isDirectory() && (status.mode & 0o077) === 0 && status.uid === user.uid,
      () => null
    ),
    Effect.mapError(
      () =>
        new EmbeddedPostgresUnavailable({
          message: `${folder} is not a folder of our own with mode 700. Remove it, or set DATA_DIR to a shorter path`
        })
    )
  )

const isThere = (error: PlatformError): boolean => error._tag === "SystemError" && error.reason === "AlreadyExists"

/** The folder of the server's socket: in the data directory or, where that path is too long, beside other temporary ones. */
export const openSocketFolder = Effect.fnUntraced(function* (home: string, user: ServerUser) {
  const files = yield* FileSystem.FileSystem
  const wanted = join(home, "socket")
  const folder =
    wanted.length <= longestSocketFolder
      ? wanted
      : join(tmpdir(), `receipts-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`)
  // what is there already is given to nobody: it may be a link to somewhere else
  yield* files.makeDirectory(folder, { mode: 0o700 }).pipe(
    Effect.zipRight(user.own(folder)),
    Effect.catchIf(isThere, () => Effect.void)
  )
  yield* refuseStrangers(folder, user)
  return folder
})
