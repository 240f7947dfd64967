// The built service, started for a script with settings of its own, on a free port; and the processes that it is.
import { execFileSync, spawn, spawnSync } from "node:child_process"
import { createServer } from "node:net"
import { fileURLToPath } from "node:url"

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url))

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** The process and all that it has started, as they run now. */
export const treeOf = (root) => {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="]).toString().trim().split("\n")
  const parents = new Map(lines.map((line) => line.trim().split(/\s+/).map(Number)))
  const isOfTree = (pid) => pid === root || (parents.get(pid) > 1 && isOfTree(parents.get(pid)))
  return [...parents.keys()].filter(isOfTree)
}

/** Where it serves, its first key, its process id, its commands, and how it is stopped. */
export const startService = async (settings) => {
  const { DATABASE_URL: _, ...inherited } = process.env
  const env = { ...inherited, PORT: "0", LOG_LEVEL: "error", ...settings }
  const child = spawn(process.execPath, [main, "serve"], { env, stdio: ["ignore", "pipe", "inherit"] })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  const [, base, key] = await new Promise((resolve, reject) => {
    let text = ""
    child.stdout.on("data", (piece) => {
      text += piece
      const found = /Base address: +(\S+)[^]*?API key: +(sk_live_\w+)/.exec(text)
      if (found !== null) resolve(found)
    })
    child.once("exit", () => reject(new Error(text)))
  })
  const receipts = (...words) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [main, ...words], { env, maxBuffer: 2 ** 30 })
    if (status !== 0) throw new Error(stderr.toString())
    return stdout.toString()
  }
  return {
    base,
    key,
    pid: child.pid,
    ended,
    receipts,
    /** An account on the unlimited plan, and its key. */
    openAccount: (name) => {
      const { account_id } = JSON.parse(receipts("accounts", "create", "--name", name, "--plan", "pro_plus", "--json"))
      return JSON.parse(receipts("keys", "create", "--account", account_id, "--name", name, "--json")).key
    },
    stop: () => {
      child.kill("SIGTERM")
      return ended
    }
  }
}
