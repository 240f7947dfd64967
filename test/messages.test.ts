import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { execute, freshServer, type FreshServer, serverBinaries } from "./support/freshServer.ts"
import { receipts, startService } from "./support/Service.ts"

const folder = mkdtempSync(join(tmpdir(), "receipts-messages-"))
const scope = Effect.runSync(Scope.make())
let database: FreshServer

beforeAll(async () => {
  database = await Effect.runPromise(Scope.extend(freshServer(serverBinaries[0]![1]), scope))
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the service where it cannot start: the one line that it says, within a few seconds. */
const refusal = async (environment: Record<string, string>, ...words: ReadonlyArray<string>) => {
  const began = performance.now()
  const { code, stderr } = await receipts(
    { DATA_DIR: join(folder, "data"), PORT: "0", ...environment },
    ...(words.length === 0 ? ["serve"] : words)
  )
  expect(code).toBe(1)
  expect(performance.now() - began).toBeLessThan(15_000)
  const said = stderr.split("\n").filter((line) => line !== "" && !line.includes("level=INFO"))
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/^error: .{20}/)
  return said[0]!
}

describe("what is wrong is told in one line, with what to do:", () => {
  it("settings that are no values of theirs", async () => {
    expect(await refusal({ PORT: "abc" })).toMatch(/PORT.*whole number.*"abc"/)
    expect(await refusal({ PORT: "70000" })).toContain("PORT: expected a port")
    expect(await refusal({ READERS: "0" })).toContain("READERS: expected a number of at least 1")
    expect(await refusal({ FILE_DIGEST_KEY: "" })).toContain("FILE_DIGEST_KEY: expected a secret")
    expect(await refusal({ FETCH_PORTS: "80,x" })).toContain("FETCH_PORTS")
    for (const url of ["nonsense", "http://example.com/db", "postgresql://u:p@[/db"]) {
      expect(await refusal({ DATABASE_URL: url })).toMatch(/DATABASE_URL: expected postgresql:/)
    }
  })

  it("a port in use and a foreign host", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await new Promise((resolve) => other.once("listening", resolve))
    const { port } = other.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`port ${port} .* is in use.*set PORT`))
    other.close()
    expect(await refusal({ HOST: "192.0.2.1" })).toMatch(/HOST: 192\.0\.2\.1 is no address of this machine/)
    expect(await refusal({ HOST: "no-such-host.invalid" })).toMatch(/HOST: no-such-host\.invalid is not known/)
  })

  it("a database that is not there, or does not let us in", async () => {
    expect(await refusal({ DATABASE_URL: "postgresql://u:secret@127.0.0.1:9/db" })).toMatch(
      /DATABASE_URL: nothing listens at 127\.0\.0\.1:9/
    )
    expect(await refusal({ DATABASE_URL: "postgresql://u:secret@no-such-host.invalid/db" })).toMatch(
      /no-such-host\.invalid:5432 (?:is not known|cannot be looked up)/
    )
    expect(await refusal({ DATABASE_URL: database.url("nowhere") })).toMatch(/there is no database nowhere/)
    expect(await refusal({ DATABASE_URL: database.url("postgres", "stranger") })).toMatch(/does not let stranger in/)
    expect(await refusal({ DATABASE_URL: `${database.url()}&sslmode=verify-full` })).toMatch(/speaks no TLS/)
  })

  it("a wrong password, without telling it", async () => {
    const told = await refusal({ DATABASE_URL: await passwordOnly("mistyped-secret") })
    expect(told).toMatch(/the password of careful is wrong/)
    expect(told).not.toContain("mistyped-secret")
  })

  it("a migration that fails", async () => {
    const url = await ownerWithoutRoles()
    expect(await refusal({ DATABASE_URL: url }, "migrate")).toMatch(
      /Migration "7_service_role" failed: permission denied to create role/
    )
  })

  it("a data directory that cannot be made", async () => {
    writeFileSync(join(folder, "file"), "")
    expect(await refusal({ DATA_DIR: join(folder, "file", "data") })).toMatch(/data/)
    expect(await refusal({ DATA_DIR: "/proc/receipts" })).toContain("/proc/receipts")
  })

  it("a digest key that was damaged", async () => {
    const data = join(folder, "damaged")
    mkdirSync(data)
    writeFileSync(join(data, "file-digest.key"), "abc")
    expect(await refusal({ DATA_DIR: data, DATABASE_URL: database.url() })).toMatch(/file-digest\.key does not hold/)
  })

  it("a secret that is not that of the other servers of the database", async () => {
    const shared = { DATABASE_URL: database.url(), DATA_DIR: join(folder, "shared") }
    await (await startService(shared)).stop()
    expect(await refusal({ ...shared, FILE_DIGEST_KEY: "another" })).toMatch(
      /FILE_DIGEST_KEY: this database was used with another one\. Set it to that of the other servers/
    )
    expect(await refusal({ ...shared, SIGN_IN_SECRET: "x".repeat(32) })).toContain("SIGN_IN_SECRET: this database")
    await (await startService(shared)).stop()
  })

  it("a folder for the database's socket that somebody else has made", async () => {
    const temporary = join(folder, "tmp")
    mkdirSync(temporary)
    // too long a path for a socket, which then lies in the system's folder for temporary files
    const environment = { DATA_DIR: join(folder, "d".repeat(60), "e".repeat(60)), TMPDIR: temporary }
    await (await startService(environment)).stop()
    const socket = join(
      temporary,
      readdirSync(temporary).find((name) => name.startsWith("receipts-"))!
    )
    chmodSync(socket, 0o755)
    expect(await refusal(environment)).toMatch(/is not a folder of our own with mode 700/)
  })
})

const ownerWithoutRoles = async () => {
  await Effect.runPromise(execute(database.url(), "create role plain login", "create database plain owner plain"))
  return database.url("plain", "plain")
}

const passwordOnly = async (password: string) => {
  await Effect.runPromise(execute(database.url(), "create role careful login password 'right'"))
  return database.url("postgres", "careful", password)
}
