import { statfs } from "node:fs/promises"
import { freemem } from "node:os"
import { dirname, resolve } from "node:path"
import { Effect } from "effect"
import { type Finding, ok, warning } from "./Finding.ts"

const gigabyte = 1024 ** 3
const inGigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`

/** A disk with less is full before anybody looks. */
const leastDisk = gigabyte
/** What a reader takes at most, and the service beside its readers. */
const [ofReader, ofService] = [0.95 * gigabyte, 0.4 * gigabyte]

/** Free bytes where the folder is, or will be made. */
const freeBytes = (folder: string): Effect.Effect<number> =>
  Effect.tryPromise(() => statfs(folder)).pipe(
    Effect.map(({ bavail, bsize }) => bavail * bsize),
    Effect.orElse(() => Effect.suspend(() => freeBytes(dirname(folder))))
  )

/** Room for what the service keeps beside its database; with the embedded one, all. */
export const checkDisk = (folder: string): Effect.Effect<Finding> =>
  Effect.map(freeBytes(resolve(folder)), (free) => {
    const found = `${inGigabytes(free)} free in ${resolve(folder)}`
    return free < leastDisk
      ? warning("disk", found, "Make room, or point DATA_DIR at a larger disk: a full one stops the embedded database.")
      : ok("disk", found)
  })

/** Whether all readers could be busy with large pictures at once. */
export const checkMemory = (readers: number): Effect.Effect<Finding> =>
  Effect.sync(() => {
    const needed = readers * ofReader + ofService
    const found = `${inGigabytes(freemem())} free; up to ${inGigabytes(needed)} needed for READERS=${readers}`
    return freemem() < needed
      ? warning("memory", found, "Set READERS lower, or give the machine more memory.")
      : ok("memory", found)
  })
