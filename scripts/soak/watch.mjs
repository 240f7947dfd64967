// What a tree of processes holds: memory, shared pages counted once (PSS), open handles, processes.
import { readdirSync, readFileSync } from "node:fs"

const processes = () => {
  const parents = new Map()
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8")
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]))
    } catch {
      // it ended meanwhile
    }
  }
  return parents
}

export const holdings = (root) => {
  const parents = processes()
  const isOfTree = (pid) => pid === root || (parents.get(pid) > 1 && isOfTree(parents.get(pid)))
  const held = { megabytes: 0, handles: 0, processes: 0 }
  for (const pid of [...parents.keys()].filter(isOfTree)) {
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
