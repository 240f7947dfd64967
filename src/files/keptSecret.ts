import { randomBytes, randomUUID } from "node:crypto"
import { join } from "node:path"
import { FileSystem } from "@effect/platform"
import { Effect, Redacted, Schema } from "effect"
import { openDataDirectory } from "./DataDirectory.ts"

export class SecretDamaged extends Schema.TaggedError<SecretDamaged>()("SecretDamaged", { message: Schema.String }) {}

/** A secret of our own making, 64 hex digits, kept in the data directory. `advice` says what to do when it is damaged. */
export const keptSecret = Effect.fnUntraced(function* (dataDirectory: string, name: string, advice: string) {
  const files = yield* FileSystem.FileSystem
  const path = join(yield* openDataDirectory(dataDirectory), name)
  if (!(yield* files.exists(path))) {
    // written elsewhere first: whoever starts at the same time sees the whole secret or none
    const own = `${path}.${randomUUID()}`
    yield* files.writeFileString(own, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 })
    yield* files.link(own, path).pipe(
      Effect.catchTag("SystemError", (error) => (error.reason === "AlreadyExists" ? Effect.void : error)),
      Effect.ensuring(Effect.ignore(files.remove(own)))
    )
  }
  const secret = (yield* files.readFileString(path)).trim()
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    return yield* new SecretDamaged({ message: `${path} does not hold the 64 hex digits of ${advice}` })
  }
  return Redacted.make(secret)
})
