import { randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freshDatabaseUrl } from "../support/Database.ts"
import { receipts, type RunningService, startService } from "../support/Service.ts"

const invoice = readFileSync(new URL("../fixtures/sample-invoice.pdf", import.meta.url))

/** The same invoice to a reader, another file to everybody else. */
const anotherFile = (): Buffer => Buffer.concat([invoice, Buffer.from(`\n%${randomUUID()}\n`)])

describe("two server processes on one database", () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "receipts-races-"))
  let environment: Record<string, string>
  const scope = Effect.runSync(Scope.make())
  let servers: ReadonlyArray<RunningService> = []

  beforeAll(async () => {
    const url = await Effect.runPromise(Scope.extend(freshDatabaseUrl, scope))
    // all that are sent at once may wait
    environment = { DATABASE_URL: url, DATA_DIR: dataDirectory, READER_QUEUE: "200" }
    await receipts(environment, "migrate")
    servers = [await startService(environment), await startService(environment)]
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await Effect.runPromise(Scope.close(scope, Exit.void))
    rmSync(dataDirectory, { recursive: true, force: true })
  })

  const json = async <A>(...words: ReadonlyArray<string>) =>
    JSON.parse((await receipts(environment, ...words, "--json")).stdout) as A

  const givenKey = async (plan: string) => {
    const { account_id } = await json<{ account_id: string }>("accounts", "create", "--name", "race", "--plan", plan)
    const created = await json<{ key: string; key_id: string }>(
      "keys",
      "create",
      "--account",
      account_id,
      "--name",
      "one"
    )
    return { account: account_id, ...created }
  }

  const convert = async (
    server: RunningService,
    key: string,
    file: Uint8Array,
    headers: Record<string, string> = {}
  ) => {
    const form = new FormData()
    form.append("file", new Blob([Uint8Array.from(file)]), "invoice.pdf")
    const response = await fetch(`${server.base}/convert`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, ...headers },
      body: form
    })
    const replayed = response.headers.get("idempotent-replayed") === "true"
    return { status: response.status, text: await response.text(), replayed }
  }

  const usedBy = async (account: string) => {
    const lines = await json<ReadonlyArray<{ account_used: number }>>("ledger", "replay", "--account", account)
    return lines[0]?.account_used ?? 0
  }

  const alternately = <A>(count: number, request: (server: RunningService, i: number) => Promise<A>) =>
    Promise.all(Array.from({ length: count }, (_, i) => request(servers[i % 2]!, i)))

  it("share a quota: of thirty requests on both, a free account gets its ten", async () => {
    const { account, key } = await givenKey("free")
    const answers = await alternately(30, (server) => convert(server, key, anotherFile()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(await usedBy(account)).toBe(10)
  })

  it("charge an idempotent request once: 100 keys, each sent 20 times in parallel to both", async () => {
    const { account, key } = await givenKey("pro_plus")
    const keys = Array.from({ length: 100 }, () => ({ name: randomUUID(), file: anotherFile() }))
    const texts = new Map<string, Set<string>>()
    let worked = 0
    for (let from = 0; from < keys.length; from += 10) {
      await Promise.all(
        keys.slice(from, from + 10).map(async ({ file, name }) => {
          const answers = await alternately(20, (server) => convert(server, key, file, { "idempotency-key": name }))
          expect(answers.every(({ status }) => status === 200)).toBe(true)
          worked += answers.filter(({ replayed }) => !replayed).length
          texts.set(name, new Set(answers.map(({ text }) => text)))
        })
      )
    }
    expect([...texts.values()].every((different) => different.size === 1)).toBe(true)
    expect(worked).toBe(100)
    expect(await usedBy(account)).toBe(100)
  }, 300_000)

  it("never charge a key after its revocation", async () => {
    const { account, key, key_id } = await givenKey("pro_plus")
    const requests = alternately(30, (server) => convert(server, key, anotherFile()))
    await receipts(environment, "keys", "revoke", key_id)
    expect((await convert(servers[0]!, key, anotherFile())).status).toBe(401)
    expect((await convert(servers[1]!, key, anotherFile())).status).toBe(401)
    const answers = await requests
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
    expect(await usedBy(account)).toBe(answers.filter(({ status }) => status === 200).length)
    expect((await receipts(environment, "ledger", "verify", "--account", account)).code).toBe(0)
  })

  it("hold an account to five keys, whoever creates them", async () => {
    const { account } = await givenKey("free")
    const created = await Promise.all(
      Array.from({ length: 8 }, () => receipts(environment, "keys", "create", "--account", account, "--name", "more"))
    )
    expect(created.filter(({ code }) => code === 0)).toHaveLength(4)
    expect(created.filter(({ code }) => code === 1)).toHaveLength(4)
  })
})
