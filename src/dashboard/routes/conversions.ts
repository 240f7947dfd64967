import { HttpRouter, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Option, Schema } from "effect"
import { SavedConversions, shownData } from "../../conversions/SavedConversions.ts"
import { ConversionId } from "../../domain/Identifiers.ts"
import type { Month } from "../../domain/Month.ts"
import { ReceiptData } from "../../domain/Receipt.ts"
import { Keys } from "../../keys/Keys.ts"
import { Usage } from "../../ledger/Usage.ts"
import { People } from "../../people/People.ts"
import { exportConversions, exportFormats } from "../exports.ts"
import { filterOf, queryOf } from "../filters.ts"
import { ConversionPage } from "../pages/ConversionPage.tsx"
import { ConversionsPage } from "../pages/ConversionsPage.tsx"
import { ReadingView } from "../pages/ReadingView.tsx"
import { fileOf, goTo, html, json, safetyHeaders } from "../respond.ts"
import { forMembers, form, fromOurPage, type Member, message } from "../Visitor.ts"
import type { Routes } from "./Routes.ts"

const isId = Schema.is(ConversionId)
const idsIn = (query: URLSearchParams, name: string) => query.getAll(name).filter(isId)
const Body = Schema.decodeUnknown(Schema.parseJson(ReceiptData))

/** Everything that was converted: look, correct, delete, export. */
export const conversionsRoutes = Effect.gen(function* () {
  const saved = yield* SavedConversions
  const keys = yield* Keys
  const usage = yield* Usage
  const people = yield* People

  const keysOf = (member: Member) =>
    Effect.map(Effect.orDie(keys.list(member.person.accountId)), (all) => new Map(all.map((key) => [key.id, key])))

  /** The filter of an address; a word may also be a key's name. */
  const filterFor = (member: Member, query: URLSearchParams) =>
    Effect.map(keysOf(member), (all) => {
      const filter = filterOf(query)
      const wanted = filter.text?.toLowerCase()
      return wanted === undefined
        ? filter
        : {
            ...filter,
            keys: [...all.values()].filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ id }) => id)
          }
    })

  const list = forMembers((member) =>
    Effect.gen(function* () {
      const account = member.person.accountId
      const filter = yield* filterFor(member, member.query)
      const [after = null] = idsIn(member.query, "after")
      const { categories, currencies } = yield* saved.facets(account)
      return html(
        ConversionsPage({
          view: member.view,
          page: yield* saved.list(account, filter, after),
          filter,
          isFirst: after === null,
          months: (yield* usage.months(account)).map(({ month }): Month => month),
          currencies,
          categories,
          keys: yield* keysOf(member),
          deleted: idsIn(member.query, "deleted"),
          restored: Math.max(0, Number(member.query.get("restored")) || 0)
        }),
        member
      )
    })
  )

  const found = <R>(
    answer: (member: Member, id: ConversionId) => Effect.Effect<HttpServerResponse.HttpServerResponse, never, R>
  ) =>
    forMembers((member) =>
      Effect.flatMap(HttpRouter.params, ({ id }) =>
        isId(id) ? answer(member, id) : Effect.succeed(message(member, 404))
      )
    )

  const one = found((member, id) =>
    Effect.gen(function* () {
      const account = member.person.accountId
      const conversion = yield* saved.find(account, id)
      if (Option.isNone(conversion)) return message(member, 404)
      if (member.query.has("fragment")) {
        return html(ReadingView({ words: member.view.words, conversion: conversion.value }), member)
      }
      const { actor, channel, correction } = conversion.value
      const names = yield* people.namesOf(account)
      const channels = member.view.words.conversions.channels
      const by =
        actor === null
          ? channels[channel]
          : "key_id" in actor
            ? ((yield* keysOf(member)).get(actor.key_id)?.name ?? channels.api)
            : (names.get(actor.person_id) ?? channels.dashboard)
      const filter = yield* filterFor(member, member.query)
      return html(
        ConversionPage({
          view: member.view,
          conversion: conversion.value,
          by,
          correctedBy: correction === null ? "" : (names.get(correction.correctedBy) ?? channels.dashboard),
          ...(yield* saved.neighbours(account, id, filter)),
          query: queryOf(filter)
        }),
        member
      )
    })
  )

  const data = found((member, id) =>
    Effect.map(
      saved.find(member.person.accountId, id),
      Option.match({
        onNone: () => message(member, 404),
        onSome: (conversion) =>
          json(
            {
              conversion_id: id,
              data: shownData(conversion),
              as_read: conversion.data,
              evidence: conversion.evidence,
              warnings: conversion.warnings
            },
            member
          )
      })
    )
  )

  const picture = found((member, id) =>
    Effect.gen(function* () {
      const { page } = yield* HttpRouter.params
      const kept = yield* saved.preview(member.person.accountId, id, Number(page) || 0)
      return Option.match(kept, {
        onNone: () => message(member, 404),
        onSome: (jpeg) =>
          HttpServerResponse.uint8Array(jpeg, {
            contentType: "image/jpeg",
            headers: { ...safetyHeaders, "cache-control": "private, max-age=600" }
          })
      })
    })
  )

  const correct = found((member, id) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const data = yield* Effect.option(Effect.flatMap(request.text, Body))
      if (Option.isNone(data)) return json({ saved: false }, member, { status: 400 })
      const correction = { data: data.value, correctedBy: member.person.id }
      const isThere = yield* saved.correct(member.person.accountId, id, correction)
      return json({ saved: isThere }, member, isThere ? {} : { status: 404 })
    })
  )

  const revert = found((member, id) =>
    Effect.map(saved.correct(member.person.accountId, id, null), (isThere) =>
      isThere ? goTo(`/conversions/${id}`) : message(member, 404)
    )
  )

  const remove = forMembers((member) =>
    Effect.gen(function* () {
      const sent = yield* form
      const ids = idsIn(sent, "id")
      const gone = yield* saved.remove(member.person.accountId, ids)
      const query = new URLSearchParams(queryOf(filterOf(new URLSearchParams(sent.get("filter") ?? ""))))
      if (gone > 0) for (const id of ids) query.append("deleted", id)
      return goTo(`/conversions?${query.toString()}`)
    })
  )

  const restore = forMembers((member) =>
    Effect.gen(function* () {
      const back = yield* saved.restore(member.person.accountId, idsIn(yield* form, "id"))
      return goTo(`/conversions?restored=${back}`)
    })
  )

  const download = forMembers((member) =>
    Effect.gen(function* () {
      const sent = yield* form
      const ids = idsIn(sent, "id")
      const format = exportFormats.find((one) => one === sent.get("format")) ?? "csv"
      const filter = yield* filterFor(member, new URLSearchParams(sent.get("filter") ?? ""))
      const which = ids.length > 0 ? ids : filter
      const conversions = yield* saved.collect(member.person.accountId, which)
      const { body, contentType, name } = yield* exportConversions(conversions, format, member.view.words.conversions)
      return fileOf(body, contentType, name, member)
    })
  )

  return [
    ["GET", "/conversions", list],
    ["POST", "/conversions/delete", fromOurPage(remove)],
    ["POST", "/conversions/restore", fromOurPage(restore)],
    ["POST", "/conversions/export", fromOurPage(download)],
    ["GET", "/conversions/:id", one],
    ["GET", "/conversions/:id/data", data],
    ["GET", "/conversions/:id/pages/:page", picture],
    ["PUT", "/conversions/:id/correction", fromOurPage(correct)],
    ["POST", "/conversions/:id/revert", fromOurPage(revert)]
  ] satisfies Routes
})
