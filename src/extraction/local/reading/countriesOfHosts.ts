import { countries } from "../countries/index.ts"
import { matchesOf } from "./matchesOf.ts"
import { isCommonHost } from "./vendor/webAddresses.ts"

/** A host's name of so many letters, and the end that tells its country: "shop.oaks.co.uk". */
const host = (fewest: number): string =>
  String.raw`(?:[a-z\d-]{1,40}\.){0,3}?([a-z\d-]{${fewest},40})\.(?:(?:com?|or|org|net|ne|go|gov|ac)\.)?([a-z]{2})`
/** One of a web or mail address, and one that is all of its row. */
const addressed = new RegExp(String.raw`(?:https?:\/\/|www\.|@)${host(2)}(?![\p{L}\d.-])`, "giu")
const alone = new RegExp(String.raw`^${host(3)}(?:\/\S{0,60})?$`, "iu")

/** Ends that are sold to everybody for what they spell, or that are misread of ".com". */
const sold = new Set(
  "ac ag ai am bz cc cd cm cn co cx dj fm gd gg gl im io la ly me ms mu nu pm pw sc sh so st tk to tv us vc vg ws".split(
    " "
  )
)
const codes = new Set(countries.map(({ code }) => code.toLowerCase()).filter((code) => !sold.has(code)))

const countryOf = (name: string, end: string): string | null => {
  if (isCommonHost(name)) return null
  return end === "uk" ? "GB" : codes.has(end) ? end.toUpperCase() : null
}

/** The countries in which the page's web and mail addresses are registered (RFC 1591), with the print. */
export const countriesOfHosts = (rows: ReadonlyArray<string>): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const whole = alone.exec(row.trim())
      return [...(whole === null ? [] : [whole]), ...matchesOf(addressed, row)].flatMap(([print, name, end]) => {
        const country = countryOf(name!, end!.toLowerCase())
        return country === null ? [] : [[country, print] as const]
      })
    })
  )
