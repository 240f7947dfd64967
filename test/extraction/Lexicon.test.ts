import { describe, expect, it } from "vitest"
import { phrasesOf } from "../../src/extraction/local/lexicon/compile.ts"
import { lexica } from "../../src/extraction/local/lexicon/index.ts"
import { labelOf } from "../../src/extraction/local/reading/Labels.ts"
import { Role } from "../../src/extraction/local/lexicon/Role.ts"
import { squash } from "../../src/extraction/local/reading/squash.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { readPages, readReceipt } from "../support/readPages.ts"

const nameOf = (language: string): string => new Intl.DisplayNames("en", { type: "language" }).of(language)!

const fourteenths = Array.from({ length: 12 }, (_, month) => `2018-${String(month + 1).padStart(2, "0")}-14`)

/** A date as ICU writes it, with and without its weekday. */
const writtenIn = (language: string, date: string): ReadonlyArray<string> =>
  (["full", "long"] as const).map((dateStyle) =>
    new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(Date.parse(date))
  )

/** What a phrase is called in any language. */
const rolesByPhrase = new Map<string, Set<Role>>()
for (const { labels } of lexica) {
  for (const role of Role.literals) {
    for (const phrase of phrasesOf(labels[role]))
      rolesByPhrase.set(phrase, (rolesByPhrase.get(phrase) ?? new Set()).add(role))
  }
}

/** Whether another language calls something else so. */
const isContested = (phrase: string): boolean => rolesByPhrase.get(phrase)!.size > 1

describe.each(lexica.map((lexicon) => [nameOf(lexicon.language), lexicon] as const))("%s", (_, lexicon) => {
  const { labels, months } = lexicon
  const first = (role: Role) => phrasesOf(labels[role]).find((phrase) => !isContested(phrase))

  it("gives no phrase two roles", () => {
    const roles = new Map<string, Array<Role>>()
    for (const role of Role.literals) {
      for (const phrase of phrasesOf(labels[role])) roles.set(phrase, [...(roles.get(phrase) ?? []), role])
    }
    expect([...roles].filter(([, { length }]) => length > 1)).toEqual([])
  })

  it("is found in print, with and without its accents", () => {
    for (const role of Role.literals) {
      for (const phrase of phrasesOf(labels[role])) {
        if (isContested(phrase)) continue
        expect(squash(phrase).letters, phrase).not.toBe("")
        expect({ phrase, role: labelOf(phrase)?.role }).toEqual({ phrase, role })
      }
    }
  })

  it("reads a receipt: the total, not what was given nor the change", () => {
    const total = first("grandTotal") ?? first("total")!
    const lines = [`Ab cd   4.50`, `Ef gh   8.00`, `${total}   12.50`]
    const given = first("tendered")
    const back = first("change")
    const paid = given === undefined || back === undefined ? [] : [`${given}   20.00`, `${back}   7.50`]
    expect(readPages([receiptPage([...lines, ...paid])])?.total.value).toBe(12_500_000)
  })

  it("tells how was paid", () => {
    const total = first("grandTotal") ?? first("total")!
    for (const [method, phrases] of Object.entries(lexicon.payments ?? {})) {
      for (const phrase of phrasesOf(phrases)) {
        const printed = phrase.replace(/[~^$#]/g, "").trim()
        const page = receiptPage([`${total}   12.50`, `${printed}   12.50`])
        expect({ printed, method: readReceipt([page])?.data.payment_method }).toEqual({ printed, method })
      }
    }
  })

  it("reads a date as it is written", () => {
    for (const [month, date] of fourteenths.entries()) {
      // October in Croatian is November in Polish
      if (lexicon.language === "hr" && month === 9) continue
      const named = Object.values(months?.[month + 1]?.split(" ") ?? []).map((name) => `14 ${name} 2018`)
      for (const printed of [...writtenIn(lexicon.language, date), ...named]) {
        const read = readPages([receiptPage([printed, "Total   5.50"])])?.date?.value
        expect({ printed, read }).toEqual({ printed, read: date })
      }
    }
  })
})
