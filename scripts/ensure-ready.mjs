#!/usr/bin/env node
// Makes a fresh clone ready, and a ready one again after a change: installs what the lockfile names
// and builds what is older than its source. Does nothing, quickly, when there is nothing to do.
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, statSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const quiet = process.argv.includes("--quiet")

const changedAt = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0)

const newestIn = (folder) =>
  Math.max(
    ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs)
  )

const step = (title, command, args) => {
  if (!quiet) console.error(`${title} …`)
  const started = Date.now()
  // what the steps say goes to standard error: standard output belongs to the command that follows
  const { status } = spawnSync(command, args, { cwd: root, stdio: ["ignore", quiet ? "ignore" : 2, 2] })
  if (status !== 0) {
    console.error(`${title} failed`)
    process.exit(1)
  }
  if (!quiet) console.error(`${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const [major, minor] = process.versions.node.split(".").map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}`)
  process.exit(1)
}

const installed = "node_modules/.package-lock.json"
if (changedAt(installed) < changedAt("package-lock.json")) {
  step("Installing packages (about 700 MB, once)", "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
  utimesSync(join(root, installed), new Date(), new Date())
}

const built = "dist/.tsbuildinfo"
const configurations = ["tsconfig.build.json", "tsconfig.browser.json"]
if (changedAt(built) < Math.max(newestIn("src"), ...["tsconfig.json", ...configurations].map(changedAt))) {
  const compiler = join(root, "node_modules/typescript/bin/tsc")
  for (const configuration of configurations) {
    step(`Building ${configuration}`, process.execPath, [compiler, "-p", configuration])
  }
  if (existsSync(join(root, built))) utimesSync(join(root, built), new Date(), new Date())
}
