import { access, constants, mkdir } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { Effect, Schema } from "effect"

export class DataDirectoryUnusable extends Schema.TaggedError<DataDirectoryUnusable>()("DataDirectoryUnusable", {
  message: Schema.String
}) {}

/** Level by level: Node's own recursion never ends where the system says "no such folder" to a new one (/proc). */
const make = async (folder: string, isNew = false): Promise<void> => {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "EEXIST") return
    if (code !== "ENOENT" || isNew) throw error
    await make(dirname(folder))
    await make(folder, true)
  }
}

/** The folder that DATA_DIR names, made where it is missing; its absolute path. */
export const openDataDirectory = (name: string): Effect.Effect<string, DataDirectoryUnusable> => {
  const folder = resolve(name)
  return Effect.tryPromise({
    try: async () => {
      await make(folder)
      await access(folder, constants.W_OK | constants.X_OK)
      return folder
    },
    catch: (error) =>
      new DataDirectoryUnusable({
        message: `DATA_DIR: ${folder} cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown"}). Set it to a folder of this user`
      })
  })
}
