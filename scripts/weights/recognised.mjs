// Labelled documents of several sources, from a cache where they were recognised before; and their folds.
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** The documents of all sources; a source is its name and what lists its documents. */
export const recognised = async (sources, cache) => {
  const found = []
  for (const [source, all] of sources) {
    const file = cache === undefined ? undefined : join(cache, `${source}.json`)
    if (file !== undefined && existsSync(file)) {
      found.push(...JSON.parse(readFileSync(file, "utf8")))
      continue
    }
    const documents = []
    for await (const one of all()) documents.push({ source, ...one })
    console.error(`${source}: ${documents.length} documents`)
    if (file !== undefined) writeFileSync(file, JSON.stringify(documents))
    found.push(...documents)
  }
  return found
}

export const folds = 5

/** What has the same name is always in the same fold. */
export const foldOf = (name) => createHash("sha256").update(name).digest()[0] % folds
