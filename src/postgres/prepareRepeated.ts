import type { ClientBase, QueryResult } from "pg"

/** The use at which a text is prepared: one that is put together for a single question never is. */
const preparedAtUse = 3

/** So many texts are prepared on a connection, and so many counted, at most. */
const preparedAtMost = 100
const countedAtMost = 1_000

type Answered = (error: Error | null, result: QueryResult) => void
type Query = (...given: ReadonlyArray<unknown>) => unknown

/** The plan's columns are no longer those of its tables: PostgreSQL's `feature_not_supported`, which planning anew mends. */
const isOutdatedPlan = (error: Error | null): boolean =>
  error instanceof Error && "code" in error && error.code === "0A000" && error.message.startsWith("cached plan")

/** Which texts of a connection have a name on the server; one that is forgotten never gets one again. */
const makeNames = () => {
  const texts = new Map<string, { uses: number; name?: string }>()
  let prepared = 0
  return {
    nameOf: (text: string): string | undefined => {
      const known = texts.get(text)
      if (known === undefined) {
        if (texts.size < countedAtMost) texts.set(text, { uses: 1 })
        return undefined
      }
      known.uses += 1
      if (known.uses === preparedAtUse && prepared < preparedAtMost) known.name = `receipts_${prepared++}`
      return known.name
    },
    forget: (text: string) => void delete texts.get(text)?.name
  }
}

/**
 * Prepares the statements that a new connection sees again and again, as JDBC's driver does, so that the server reads and
 * plans them once. Behind a pooler, which may hand every transaction to another of the server's processes, nothing is
 * prepared: the process that answers there is not the one that the connection was told of.
 */
export const prepareRepeated = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  if (!("processID" in client) || rows[0]?.pid !== client.processID) return
  const names = makeNames()
  const query: Query = client.query.bind(client)
  const prepared: Query = (text, values, answered) => {
    const isPlain = typeof text === "string" && Array.isArray(values) && typeof answered === "function"
    const name = isPlain ? names.nameOf(text) : undefined
    if (!isPlain || name === undefined) return query(text, values, answered)
    const hear: Answered = (error, result) => {
      const isOutdated = isOutdatedPlan(error)
      if (isOutdated) names.forget(text)
      // a transaction is lost with the statement; whoever runs it tries again
      if (isOutdated && client.getTransactionStatus() === "I") query(text, values, answered)
      else (answered as Answered)(error, result)
    }
    return query({ name, text, values }, hear)
  }
  client.query = prepared as ClientBase["query"]
}
