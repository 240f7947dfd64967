// The programs of scripts/many-machines.mjs: how each is started, stopped and waited for.
import { execFileSync, spawn } from "node:child_process"
import { appendFileSync, chmodSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { freePort } from "../serving.mjs"

const bin = "/usr/lib/postgresql/15/bin"
const deploy = new URL("../deploy/", import.meta.url).pathname

/** PostgreSQL and PgBouncer refuse to run as root. */
const asPostgres =
  process.getuid() === 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"] : []

export const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis))

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true) || socket.destroy()).on("error", () => resolve(false))
  })

export const until = async (what, isSo, seconds = 60) => {
  const end = Date.now() + seconds * 1000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain until ${what}`)
    await pause(100)
  }
}

const started = []
const run = (folder, name, command, words, env = process.env) => {
  const log = openSync(join(folder, `${name}.log`), "a")
  const child = spawn(command, words, { cwd: "/", env, stdio: ["ignore", log, log] })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  const program = { name, pid: child.pid, ended, isRunning: () => child.exitCode === null && child.signalCode === null }
  program.stop = async (signal = "SIGTERM") => {
    if (program.isRunning()) child.kill(signal)
    await ended
  }
  started.push(program)
  return program
}

/** What is still running ends, the last started first. */
export const stopAll = async () => {
  for (const program of started.reverse()) if (program.isRunning()) await program.stop("SIGKILL")
}

const own = (folder) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (asPostgres.length > 0) execFileSync("chown", ["-R", "postgres:postgres", folder])
}
const tool = (name, ...words) => {
  const [command, ...rest] = [...asPostgres, join(bin, name), ...words]
  return execFileSync(command, rest, { cwd: "/", stdio: ["ignore", "pipe", "pipe"] }).toString()
}

/** Runs statements as the superuser, and answers with what they print. */
export const psql = (port, ...statements) =>
  execFileSync(
    "psql",
    [
      "-qAtX",
      "-h",
      "127.0.0.1",
      "-p",
      String(port),
      "-U",
      "postgres",
      "-d",
      "receipts",
      "-v",
      "ON_ERROR_STOP=1"
    ].concat(statements.flatMap((one) => ["-c", one])),
    { stdio: ["ignore", "pipe", "pipe"], timeout: 60_000 }
  )
    .toString()
    .trim()

export const startPostgres = async (folder, name, data, port) => {
  const [command, ...words] = [...asPostgres, join(bin, "postgres"), "-D", data, "-p", String(port)]
  const program = run(folder, name, command, words)
  await until(`${name} answers`, () => !program.isRunning() || ready(port))
  if (!program.isRunning()) throw new Error(readFileSync(join(folder, `${name}.log`), "utf8").slice(-800))
  return { ...program, port, data }
}
const ready = (port) => {
  try {
    tool("pg_isready", "-q", "-h", "127.0.0.1", "-p", String(port))
    return true
  } catch {
    return false
  }
}

/** A primary whose log lies in a folder of its own, with two users: the tables' owner, and the service. */
export const createPrimary = async (folder, log) => {
  const data = join(folder, "primary")
  own(folder)
  own(log)
  tool("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "-X", join(log, "wal"))
  appendFileSync(join(data, "postgresql.conf"), `include '${deploy}postgresql.conf'\nunix_socket_directories = ''\n`)
  appendFileSync(join(data, "postgresql.conf"), "synchronous_standby_names = ''\n")
  const primary = await startPostgres(folder, "primary", data, await freePort())
  const admin = (sql) =>
    execFileSync("psql", ["-qX", "-h", "127.0.0.1", "-p", primary.port, "-U", "postgres", "-c", sql].map(String))
  admin("create role receipts_owner login createrole")
  admin("create role receipts_app login")
  admin("create database receipts owner receipts_owner")
  return primary
}

/** A standby that streams from the primary, which from then on waits for it at every commit. */
export const createStandby = async (folder, primary) => {
  const data = join(folder, "standby")
  const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`
  tool("pg_basebackup", "-D", data, "-d", from, "-R", "-X", "stream", "-c", "fast", "--no-sync")
  const standby = await startPostgres(folder, "standby", data, await freePort())
  psql(primary.port, "alter system set synchronous_standby_names = 'standby'", "select pg_reload_conf()")
  await until("the standby streams", () => psql(primary.port, "select sync_state from pg_stat_replication") === "sync")
  return standby
}

export const promote = (standby) => {
  tool("pg_ctl", "promote", "-D", standby.data, "-w")
  psql(standby.port, "alter system set synchronous_standby_names = ''", "select pg_reload_conf()")
}

export const startPgbouncer = async (folder, port, primaryPort) => {
  const users = join(folder, "userlist.txt")
  writeFileSync(users, '"receipts_app" ""\n"receipts_owner" ""\n')
  const settings = readFileSync(join(deploy, "pgbouncer.ini"), "utf8")
    .replace("port=5432", `port=${primaryPort}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/etc/pgbouncer/userlist.txt", users)
  const file = join(folder, "pgbouncer.ini")
  writeFileSync(file, settings)
  for (const one of [users, file]) chmodSync(one, 0o644)
  const [command, ...words] = [...asPostgres, "/usr/sbin/pgbouncer", file]
  const program = run(folder, "pgbouncer", command, words)
  await until("pgbouncer answers", () => answers(port))
  return program
}

export const startHaproxy = async (folder, port, ports) => {
  const [one, two, three] = ports.map((instance) => `127.0.0.1:${instance}`)
  const env = { ...process.env, BIND: `127.0.0.1:${port}`, ONE: one, TWO: two, THREE: three }
  const program = run(folder, "haproxy", "/usr/sbin/haproxy", ["-db", "-f", join(deploy, "haproxy.cfg")], env)
  await until("haproxy answers", () => answers(port))
  return program
}

/** One whole instance of the service, from the build in this folder. */
export const startInstance = async (folder, build, port, env) => {
  const program = run(folder, `instance-${port}`, process.execPath, [join(build, "dist/main.js"), "serve"], {
    ...env,
    PORT: String(port)
  })
  await until(`the instance at ${port} is ready`, async () => {
    if (!program.isRunning()) throw new Error(readFileSync(join(folder, `instance-${port}.log`), "utf8").slice(-800))
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200
  })
  return { ...program, port }
}
