import { createHash } from "node:crypto"
import type { kyselyAdapter } from "@better-auth/kysely-adapter"

type MakeAdapter = ReturnType<typeof kyselyAdapter>
type Adapter = ReturnType<MakeAdapter>
type Where = NonNullable<Parameters<Adapter["findMany"]>[0]["where"]>

const hashed = (token: unknown): unknown =>
  typeof token === "string" ? createHash("sha256").update(token).digest("hex") : token

const isToken = ({ field }: Where[number]): boolean => field === "token"

const hashedWhere = <Given extends { model: string; where?: Where | undefined }>(given: Given): Given =>
  given.model !== "session" || given.where === undefined
    ? given
    : {
        ...given,
        where: given.where.map((one) =>
          isToken(one)
            ? {
                ...one,
                value: (Array.isArray(one.value) ? one.value.map(hashed) : hashed(one.value)) as typeof one.value
              }
            : one
        )
      }

/** Whoever asked by a token gets it back; the row holds its hash. */
const withToken = <Row>(row: Row, given: { model: string; where?: Where | undefined }): Row => {
  const token = given.model === "session" ? given.where?.find(isToken)?.value : undefined
  return row === null || typeof token !== "string" ? row : { ...row, token }
}

const wrap = (inner: Adapter): Adapter => ({
  ...inner,
  create: (async (given: Parameters<Adapter["create"]>[0]) => {
    if (given.model !== "session") return inner.create(given)
    const token: unknown = given.data["token"]
    return { ...(await inner.create({ ...given, data: { ...given.data, token: hashed(token) } })), token }
  }) as Adapter["create"],
  findOne: (async (given: Parameters<Adapter["findOne"]>[0]) =>
    withToken(await inner.findOne(hashedWhere(given)), given)) as Adapter["findOne"],
  findMany: (given) => inner.findMany(hashedWhere(given)),
  count: (given) => inner.count(hashedWhere(given)),
  update: (async (given: Parameters<Adapter["update"]>[0]) =>
    withToken(await inner.update(hashedWhere(given)), given)) as Adapter["update"],
  updateMany: (given) => inner.updateMany(hashedWhere(given)),
  delete: (given) => inner.delete(hashedWhere(given)),
  deleteMany: (given) => inner.deleteMany(hashedWhere(given)),
  transaction: (work) => inner.transaction((within) => work(wrap(within as Adapter)))
})

/** Sessions by the SHA-256 of their token, as keys are: who reads the database cannot take one over. */
export const hashedSessions =
  (make: MakeAdapter): MakeAdapter =>
  (options) =>
    wrap(make(options))
