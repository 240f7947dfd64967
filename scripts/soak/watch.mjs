// What a tree of processes holds: memory, shared pages counted once (PSS), and open handles, those of the database apart,
// processes.
import { readdirSync, readFileSync } from "node:fs"
import { treeOf } from "../serving.mjs"

const holdings = (root) => {
  const held = { megabytes: 0, databaseMegabytes: 0, handles: 0, databaseHandles: 0, processes: 0 }
  for (const pid of treeOf(root)) {
    try {
      const megabytes =
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024
      const handles = readdirSync(`/proc/${pid}/fd`).length
      held.megabytes += megabytes
      held.handles += handles
      if (readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres")) {
        held.databaseMegabytes += megabytes
        held.databaseHandles += handles
      }
      held.processes++
    } catch {
      // it ended meanwhile
    }
  }
  return held
}

/** Looks every so often until it is stopped. */
export const watch = (root, millis) => {
  const samples = []
  const look = () => samples.push({ at: performance.now(), ...holdings(root) })
  look()
  const timer = setInterval(look, millis)
  return { samples, stop: () => clearInterval(timer) }
}
