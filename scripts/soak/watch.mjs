// What a tree of processes holds: memory, shared pages counted once (PSS), open handles, processes.
import { readdirSync, readFileSync } from "node:fs"
import { treeOf } from "../serving.mjs"

const holdings = (root) => {
  const held = { megabytes: 0, handles: 0, processes: 0 }
  for (const pid of treeOf(root)) {
    try {
      held.megabytes +=
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024
      held.handles += readdirSync(`/proc/${pid}/fd`).length
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
