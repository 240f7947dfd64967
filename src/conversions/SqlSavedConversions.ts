import { SqlClient, type Statement } from "@effect/sql"
import { Clock, DateTime, Effect, Layer, Option, Schedule, Schema } from "effect"
import type { AccountId, ConversionId } from "../domain/Identifiers.ts"
import type { ReceiptData } from "../domain/Receipt.ts"
import { Facets, Ids, Previews, Row, Summary, toConversion } from "./conversionRows.ts"
import {
  type ConversionFilter,
  conversionsAPage,
  everything,
  mostExported,
  PreviewDays,
  SavedConversions,
  searchWords,
  undoMillis
} from "./SavedConversions.ts"

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`

/** Saved conversions in PostgreSQL: `sql/0006_saved_conversions.sql` and `sql/0015_conversions_for_people.sql`. */
export const layerSql: Layer.Layer<SavedConversions, never, SqlClient.SqlClient> = Layer.scoped(
  SavedConversions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const days = yield* PreviewDays
    const now = Effect.map(DateTime.now, DateTime.toDateUtc)

    const columns =
      sql.literal(`conversion_id, saved_at, file_name, data, evidence, warnings, channel, key_id, person_id,
      correction, corrected_at, corrected_by,
      (select count(*)::integer from page_previews p
        where p.account_id = s.account_id and p.conversion_id = s.conversion_id and p.kept_until > now()) as pages,
      (select t.conversion_id from saved_conversions t
        where t.account_id = s.account_id and t.file_digest = s.file_digest and t.conversion_id <> s.conversion_id
          and t.deleted_at is null order by t.saved_at desc limit 1) as same_file`)

    const matching = ({ category, channel, currency, keys, month, text }: ConversionFilter): Statement.Fragment =>
      sql.and([
        sql`deleted_at is null`,
        ...(month === null
          ? []
          : [
              sql`saved_at >= ${`${month}-01`}::timestamptz and saved_at < ${`${month}-01`}::timestamptz + interval '1 month'`
            ]),
        ...(category === null ? [] : [sql`category = ${category}`]),
        ...(currency === null ? [] : [sql`currency = ${currency}`]),
        ...(channel === null ? [] : [sql`channel = ${channel}`]),
        ...(text === null
          ? []
          : [
              sql.or([
                sql.and(
                  text
                    .toLowerCase()
                    .split(/\s+/)
                    .filter((word) => word !== "")
                    // an amount as it is written with a comma
                    .map((word) => sql`words like ${escaped(word.replace(/^(\d+),(\d{1,2})$/, "$1.$2"))}`)
                ),
                ...(keys.length === 0 ? [] : [sql.in("key_id", keys)])
              ])
            ])
      ])

    const collect = (account: AccountId, where: Statement.Fragment, most = mostExported) =>
      sql`
        select ${columns} from saved_conversions s where account_id = ${account} and ${where}
        order by saved_at desc, conversion_id desc limit ${most}`.pipe(
        Effect.flatMap(Schema.decodeUnknown(Schema.Array(Row))),
        Effect.map((rows) => rows.map(toConversion)),
        Effect.orDie
      )

    const summaries = (account: AccountId, filter: ConversionFilter, after: ConversionId | null) =>
      sql`
        select conversion_id as id, saved_at as "savedAt", file_name as "fileName", vendor, date, total, currency,
          category, channel, key_id as "keyId", correction is not null as "isCorrected",
          coalesce(json_array_length(warnings), 0) as warnings,
          exists (
            select from saved_conversions t where t.account_id = s.account_id and t.file_digest = s.file_digest
              and t.saved_at < s.saved_at and t.deleted_at is null
          ) as "isRepeated"
        from saved_conversions s where account_id = ${account} and ${matching(filter)}
        ${
          after === null
            ? sql``
            : sql`and (saved_at, conversion_id) < (
                select a.saved_at, a.conversion_id from saved_conversions a
                where a.account_id = ${account} and a.conversion_id = ${after})`
        }
        order by saved_at desc, conversion_id desc limit ${conversionsAPage + 1}`.pipe(
        Effect.flatMap(Schema.decodeUnknown(Schema.Array(Summary)))
      )

    const neighbour = (account: AccountId, id: ConversionId, filter: ConversionFilter, isOlder: boolean) =>
      sql`
        select conversion_id from saved_conversions where account_id = ${account} and ${matching(filter)}
          and (saved_at, conversion_id) ${sql.literal(isOlder ? "<" : ">")} (
            select a.saved_at, a.conversion_id from saved_conversions a
            where a.account_id = ${account} and a.conversion_id = ${id})
        order by saved_at ${sql.literal(isOlder ? "desc" : "asc")}, conversion_id ${sql.literal(isOlder ? "desc" : "asc")}
        limit 1`.pipe(
        Effect.flatMap(Schema.decodeUnknown(Ids)),
        Effect.map((rows) => rows[0]?.conversion_id ?? null),
        Effect.orDie
      )

    /** What is searched and listed follows what is shown. */
    const shown = (data: ReceiptData, fileName: string | null) => ({
      vendor: data.vendor,
      date: data.date,
      total: data.total,
      currency: data.currency,
      category: data.category,
      words: searchWords(data, fileName)
    })

    const find = (account: AccountId, id: ConversionId) =>
      Effect.map(collect(account, sql`conversion_id = ${id} and deleted_at is null`, 1), ([one]) =>
        Option.fromNullable(one)
      )

    const mark = (account: AccountId, ids: ReadonlyArray<ConversionId>, at: Date | null, when: Statement.Fragment) =>
      ids.length === 0
        ? Effect.succeed(0)
        : sql`
            update saved_conversions set deleted_at = ${at}
            where account_id = ${account} and ${sql.in("conversion_id", ids)} and ${when} returning 1`.pipe(
            Effect.map((rows) => rows.length),
            Effect.orDie
          )

    const keepsPreviews = (account: AccountId) =>
      sql`select 1 from account_preferences where account_id = ${account} and not keeps_previews`.pipe(
        Effect.map((rows) => rows.length === 0),
        Effect.orDie
      )

    const expire = Effect.gen(function* () {
      const at = yield* now
      yield* sql`delete from page_previews where kept_until <= ${at}`
      const gone = yield* sql`
        delete from saved_conversions where deleted_at <= ${new Date(at.getTime() - undoMillis)}
        returning account_id, conversion_id`
      for (const { account_id, conversion_id } of gone) {
        yield* sql`delete from page_previews where account_id = ${account_id} and conversion_id = ${conversion_id}`
      }
    }).pipe(sql.withTransaction, Effect.orDie)

    // by the real clock, whatever clock is set
    const cleaning = Effect.repeat(Effect.ignoreLogged(expire), Schedule.spaced("1 minute"))
    yield* Effect.forkScoped(Effect.withClock(cleaning, Clock.make()))

    return SavedConversions.of({
      row: (account, { actor, channel, data, evidence, fileDigest, fileName, id, warnings }) =>
        Effect.map(now, (at) => ({
          table: "saved_conversions",
          columns: {
            account_id: account,
            conversion_id: id,
            saved_at: at,
            file_name: fileName,
            data: JSON.stringify(data),
            evidence: JSON.stringify(evidence),
            warnings: JSON.stringify(warnings),
            channel,
            ...actor,
            file_digest: fileDigest,
            ...shown(data, fileName)
          }
        })),
      keepPreviews: (account, id, previews) =>
        Effect.gen(function* () {
          if (days === 0 || previews.length === 0 || !(yield* keepsPreviews(account))) return
          const until = new Date((yield* now).getTime() + days * 86_400_000)
          for (const [index, picture] of previews.entries()) {
            yield* sql`
              insert into page_previews (account_id, conversion_id, page, picture, kept_until)
              values (${account}, ${id}, ${index + 1}, ${Buffer.from(picture)}, ${until})
              on conflict do nothing`
          }
        }).pipe(Effect.orDie),
      list: (account, filter, after) =>
        summaries(account, filter, after).pipe(
          Effect.map((rows) => ({
            conversions: rows.slice(0, conversionsAPage),
            next: rows.length > conversionsAPage ? rows[conversionsAPage - 1]!.id : null
          })),
          Effect.orDie
        ),
      find,
      collect: (account, which) => {
        if ("text" in which) return collect(account, matching(which))
        return which.length === 0
          ? Effect.succeed([])
          : collect(account, sql.and([matching(everything), sql.in("conversion_id", which)]))
      },
      neighbours: (account, id, filter) =>
        Effect.all({
          newer: neighbour(account, id, filter, false),
          older: neighbour(account, id, filter, true)
        }),
      preview: (account, id, page) =>
        sql`
          select picture from page_previews p where account_id = ${account} and conversion_id = ${id} and page = ${page}
            and kept_until > now() and exists (
              select from saved_conversions s where s.account_id = p.account_id
                and s.conversion_id = p.conversion_id and s.deleted_at is null)`.pipe(
          Effect.flatMap(Schema.decodeUnknown(Previews)),
          Effect.map((rows) => Option.fromNullable(rows[0]?.picture)),
          Effect.orDie
        ),
      correct: (account, id, correction) =>
        Effect.gen(function* () {
          const found = yield* find(account, id)
          if (Option.isNone(found)) return false
          const { data, fileName } = found.value
          const { category, currency, date, total, vendor, words } = shown(correction?.data ?? data, fileName)
          yield* sql`
            update saved_conversions set
              correction = ${correction === null ? null : JSON.stringify(correction.data)}::json,
              corrected_at = ${correction === null ? null : yield* now},
              corrected_by = ${correction?.correctedBy ?? null}, vendor = ${vendor}, date = ${date}, total = ${total},
              currency = ${currency}, category = ${category}, words = ${words}
            where account_id = ${account} and conversion_id = ${id}`
          return true
        }).pipe(Effect.orDie),
      remove: (account, ids) => Effect.flatMap(now, (at) => mark(account, ids, at, sql`deleted_at is null`)),
      restore: (account, ids) => mark(account, ids, null, sql`deleted_at is not null`),
      facets: (account) =>
        sql`
          select distinct currency, category from saved_conversions
          where account_id = ${account} and deleted_at is null`.pipe(
          Effect.flatMap(Schema.decodeUnknown(Facets)),
          Effect.map((rows) => ({
            currencies: [...new Set(rows.map(({ currency }) => currency))].sort(),
            categories: [...new Set(rows.flatMap(({ category }) => category ?? []))].sort()
          })),
          Effect.orDie
        ),
      keepsPreviews,
      setKeepsPreviews: (account, keeps) =>
        Effect.gen(function* () {
          yield* sql`
            insert into account_preferences (account_id, keeps_previews) values (${account}, ${keeps})
            on conflict (account_id) do update set keeps_previews = excluded.keeps_previews`
          if (!keeps) yield* sql`delete from page_previews where account_id = ${account}`
        }).pipe(sql.withTransaction, Effect.orDie),
      expire
    })
  })
)
