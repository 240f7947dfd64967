/** Legal forms of more than one word, as recognition may have run them together or misread them. */
const brokenForms: ReadonlyArray<readonly [pattern: RegExp, parts: readonly [string, string]]> = [
  [/(?<=[\p{L}).\s])\s?[S5][DO0]N(\.?)\s?BHD/u, ["SDN", "BHD"]],
  [/(?<=[\p{L}).\s])\s?[S5]dn(\.?)\s?Bhd/u, ["Sdn", "Bhd"]],
  [/(?<=[\p{L})\s])\s?PTE(\.?)\s?LTD/u, ["PTE", "LTD"]],
  [/(?<=[\p{L})\s])\s?PTY(\.?)\s?LTD/u, ["PTY", "LTD"]]
]

/** Words of company names, long enough to be found in a run of capitals without a space. */
const companyWords =
  "BAKERIES BAKERY CONFECTIONERY ELECTRICAL ELECTRONICS ENGINEERING ENTERPRISE ENTERPRISES HARDWARE HOLDINGS HYPERMARKET INDUSTRIES INTERNATIONAL MARKETING MINIMARKET PERNIAGAAN PHARMACY RESTAURANT RESTORAN SERVICES STATIONERY SUPERMARKET SYARIKAT TRADING".split(
    " "
  )
/** A rest that is shorter belongs to the word: "SUBTRADING". */
const shortestRest = 4

/** A run of capitals as the words that are known in it. */
const splitRun = (run: string): string => {
  for (const word of companyWords) {
    const at = run.indexOf(word)
    if (at === -1 || run === word) continue
    const [before, after] = [run.slice(0, at), run.slice(at + word.length)]
    const isWhole = (rest: string) => rest === "" || rest.length >= shortestRest
    if (isWhole(before) && isWhole(after)) {
      return [before, word, after]
        .filter((part) => part !== "")
        .map((part) => (part === word ? part : splitRun(part)))
        .join(" ")
    }
  }
  return run
}

/**
 * A name with the spaces that recognition lost: around brackets, between a legal form's words, and beside the words
 * that many companies are named by. A zero among letters is the letter that it looks like.
 */
export const withSpaces = (name: string): string => {
  const spaced = brokenForms.reduce(
    (text, [pattern, [first, second]]) => text.replace(pattern, (_, point: string) => ` ${first}${point} ${second}`),
    name
      .replace(/（/g, "(")
      .replace(/）/g, ")")
      .replace(/(?<=[A-Z])0(?=[A-Z])/g, "O")
      .replace(/(?<=[a-z])0(?=[a-z])/g, "o")
      .replace(/(?<=[\p{L}.])\((?=\s?\p{L})/gu, " (")
      .replace(/(?<=\p{L}\s?)\)(?=\p{L})/gu, ") ")
      .replace(/\(\s+/g, "(")
      .replace(/\s+\)/g, ")")
  )
  return spaced
    .replace(/[A-Z]{8,}/g, splitRun)
    .replace(/\s{2,}/g, " ")
    .trim()
}
