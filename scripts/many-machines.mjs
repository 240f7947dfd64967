#!/usr/bin/env node
// Brings up what a company runs, on this machine, from Debian's packages (postgresql-15, pgbouncer, haproxy): a
// primary with a synchronous standby, PgBouncer in transaction mode, three instances of the built service, HAProxy.
// Sends load through it while parts of it fail one after the other, and judges by the ledger:
//   node scripts/many-machines.mjs [--clients 6] [--seconds 8]
import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { startClients } from "./many-machines/clients.mjs"
import * as programs from "./many-machines/programs.mjs"
import { freePort } from "./serving.mjs"

const { pause, psql } = programs
const { values: options } = parseArgs({
  options: { clients: { type: "string", default: "6" }, seconds: { type: "string", default: "8" } }
})
const missing = ["/usr/lib/postgresql/15/bin/postgres", "/usr/sbin/pgbouncer", "/usr/sbin/haproxy"].filter(
  (path) => !existsSync(path)
)
if (missing.length > 0) {
  console.log(`needs ${missing.join(", ")}: apt-get install postgresql-15 pgbouncer haproxy`)
  process.exit(0)
}
const build = fileURLToPath(new URL("..", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "receipts-machines-"))
const log = join(folder, "log")

/** Gives the primary's log a small disk of its own, where that is allowed. */
const mountSmallDisk = () => {
  mkdirSync(log)
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=192m", "tmpfs", log], { stdio: "ignore" })
    return true
  } catch {
    console.log("no file system can be mounted here: the full disk is left out")
    return false
  }
}
const isMounted = mountSmallDisk()
const digestKey = randomBytes(16).toString("hex")
const steady = () => pause(Number(options.seconds) * 1000)

/** The next build: the same code with one migration more, as an upgrade brings it. */
const nextBuild = () => {
  const next = join(folder, "next")
  for (const part of [
    "dist",
    "sql",
    "package.json",
    "src/dashboard/assets",
    "src/extraction/local/countries/towns.tsv",
    "src/extraction/local/ocr/models",
    "test/fixtures"
  ])
    cpSync(join(build, part), join(next, part), { recursive: true })
  symlinkSync(join(build, "node_modules"), join(next, "node_modules"))
  const newest = readdirSync(join(build, "sql"))
    .sort()
    .findLast((name) => /^\d{4}_/.test(name))
  const name = `${String(Number.parseInt(newest, 10) + 1).padStart(4, "0")}_upgrade_rehearsed.sql`
  writeFileSync(join(next, "sql", name), "alter table saved_conversions add column upgrade_rehearsed text;\n")
  return next
}
const main = async () => {
  chmodSync(folder, 0o755)
  let primary = await programs.createPrimary(folder, log)
  const pool = await freePort()
  const owner = () => `postgresql://receipts_owner@127.0.0.1:${primary.port}/receipts`
  const env = () => ({
    ...process.env,
    DATABASE_URL: `postgresql://receipts_app@127.0.0.1:${pool}/receipts`,
    DATABASE_OWNER_URL: owner(),
    DATA_DIR: join(folder, "data"),
    FILE_DIGEST_KEY: digestKey,
    SIGN_IN_SECRET: digestKey,
    DRAIN_SECONDS: "5"
  })
  const receipts = (...words) =>
    execFileSync(process.execPath, [join(build, "dist/main.js"), ...words], {
      env: { ...env(), DATABASE_URL: owner() },
      maxBuffer: 1 << 30
    }).toString()
  receipts("migrate")
  psql(primary.port, "grant receipts_service to receipts_app")
  const standby = await programs.createStandby(folder, primary)
  let bouncer = await programs.startPgbouncer(folder, pool, primary.port)
  const ports = [await freePort(), await freePort(), await freePort()]
  const instances = []
  for (const port of ports) instances.push(await programs.startInstance(folder, build, port, env()))
  const entrance = await freePort()
  await programs.startHaproxy(folder, entrance, ports)
  const { account_id } = JSON.parse(
    receipts("accounts", "create", "--name", "machines", "--plan", "pro_plus", "--json")
  )
  const { key } = JSON.parse(receipts("keys", "create", "--account", account_id, "--name", "one", "--json"))
  const file = readFileSync(join(build, "test/fixtures/sample-invoice.pdf"))
  const base = `http://127.0.0.1:${entrance}`
  const clients = startClients({ base, count: Number(options.clients), digestKey, file, key })

  clients.tell("all is well")
  await steady()

  clients.tell("an instance is killed, and back after 3 s")
  await instances[0].stop("SIGKILL")
  await pause(3_000)
  instances[0] = await programs.startInstance(folder, build, ports[0], env())
  await steady()

  clients.tell("all three are upgraded, with a new migration")
  const next = nextBuild()
  for (const [index, port] of ports.entries()) {
    await instances[index].stop("SIGTERM")
    instances[index] = await programs.startInstance(folder, next, port, env())
    await pause(1_500)
  }
  await steady()

  clients.tell("PgBouncer is killed, and back after 2 s")
  await bouncer.stop("SIGKILL")
  await pause(2_000)
  bouncer = await programs.startPgbouncer(folder, pool, primary.port)
  await steady()

  const cut = clients.tell("connections are cut in the middle of a commit")
  let cuts = 0
  for (let times = 0; times < 3; times++) {
    // without its standby a commit hangs when it is on the primary's disk and nobody was told
    process.kill(standby.pid, "SIGSTOP")
    for (const pid of walReceivers(standby.pid)) process.kill(pid, "SIGSTOP")
    await pause(1_000)
    const ended = psql(
      primary.port,
      "select count(pg_terminate_backend(pid)) from pg_stat_activity where wait_event = 'SyncRep'"
    )
    cuts += Number(ended)
    for (const pid of walReceivers(standby.pid)) process.kill(pid, "SIGCONT")
    process.kill(standby.pid, "SIGCONT")
    await pause(2_000)
  }
  cut.name = `${cuts} connections are cut in the middle of a commit`
  await steady()

  if (isMounted) {
    clients.tell("the disk of the primary's log is full, and freed after 5 s")
    const ballast = join(log, "ballast")
    const { bavail, bsize } = statfsSync(log)
    execFileSync("fallocate", ["-l", String(bavail * bsize), ballast])
    for (let times = 0; times < 60 && primary.isRunning(); times++) {
      try {
        psql(primary.port, "select pg_switch_wal(), pg_logical_emit_message(false, 'fill', repeat('x', 1000000))")
      } catch {
        await pause(200)
      }
    }
    await pause(5_000)
    rmSync(ballast)
    if (primary.isRunning()) await primary.stop("SIGINT")
    primary = await programs.startPostgres(folder, "primary", primary.data, primary.port)
    await steady()
  }

  clients.tell("the primary is lost, and its standby promoted")
  await programs.until(
    "the standby streams",
    () => psql(primary.port, "select sync_state from pg_stat_replication") === "sync"
  )
  await primary.stop("SIGQUIT")
  await pause(1_000)
  programs.promote(standby)
  primary = standby
  await bouncer.stop("SIGTERM")
  bouncer = await programs.startPgbouncer(folder, pool, primary.port)
  await steady()

  await clients.stop()
  return { clients, receipts, ledger: (...words) => receipts("ledger", ...words) }
}

const walReceivers = (postmaster) =>
  execFileSync("sh", ["-c", `pgrep -P ${postmaster} || true`])
    .toString()
    .trim()
    .split("\n")
    .filter(Boolean)
    .map(Number)

const judge = ({ clients: { phases, requests }, ledger }) => {
  const events = ledger("export")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
  const charged = new Map()
  for (const { data, type } of events)
    if (type === "ConversionSucceeded") charged.set(data.file_digest, (charged.get(data.file_digest) ?? 0) + 1)
  const heads = new Set(events.map(({ hash, version }) => `${version}:${hash}`))
  const count = (isSo) => requests.filter(isSo).length
  const faults = {
    "answered 200 without exactly one event": count(
      ({ answers, digest }) => answers.length > 0 && charged.get(digest) !== 1
    ),
    "charged more than once": count(({ digest }) => (charged.get(digest) ?? 0) > 1),
    "charged and never told": count(({ answers, digest }) => answers.length === 0 && charged.has(digest)),
    "two different answers for one key": count(({ texts }) => texts.size > 1),
    "told a head that is not on the chain": count(({ answers }) => answers.some((head) => !heads.has(head)))
  }
  console.log(
    "| what happens | requests | answers | sent again | longest without a 200 |\n| --- | --- | --- | --- | --- |"
  )
  for (const { codes, gap, name, requests: sent, retries } of phases.slice(1)) {
    const all = Object.entries(codes).map(([code, times]) => `${code}: ${times}`)
    console.log(`| ${name} | ${sent} | ${all.join(", ")} | ${retries} | ${(gap / 1000).toFixed(1)} s |`)
  }
  console.log(
    `${requests.length} requests, ${count(({ answers }) => answers.length > 0)} answered 200; ${charged.size} charged`
  )
  console.log(JSON.stringify(faults, null, 2))
  console.log(ledger("verify").trim())
  return Object.values(faults).every((times) => times === 0)
}

let isGood = false
try {
  isGood = judge(await main())
} finally {
  await programs.stopAll()
  if (isMounted) execFileSync("umount", ["-l", log])
  if (process.env.KEEP === undefined) rmSync(folder, { recursive: true, force: true })
  else console.log(folder)
}
process.exit(isGood ? 0 : 1)
