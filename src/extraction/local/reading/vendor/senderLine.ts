import { postalTown } from "./addresses.ts"

/** "12345 Town", "D-12345 Town", "80-831 Town", "411 10 Town", "1234 AB Town": the end of a postal address, within a line. */
const ofPostalTown = String.raw`(?:(?:[A-Z]{1,2}-)?\d{4,5}|\d{2}-\d{3}|\d{3} \d{2})\s\p{L}`

/** "Name - Street 5 - 12345 Town", "Name, Street 5, 12345 Town", "Name Longstreet 5 - 12345 Town". */
const addresses: ReadonlyArray<RegExp> = [
  new RegExp(String.raw`^(\p{L}[^\d]*?)\s+[-–—]\s+[^\d]{2,60}\d+\s?[a-z]?(?:\s+[-–—]|,)\s+${ofPostalTown}`, "iu"),
  new RegExp(String.raw`^(\p{L}[^\d,]*),\s+[^\d,]{3,60}\d+\s?[a-z]?,\s+${ofPostalTown}`, "iu"),
  new RegExp(
    String.raw`^(\p{L}[^\d]*?)\s+[\p{L}-]{1,30}(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|ring)\s\d+\s?[a-z]?\s*[-–—,]\s+${ofPostalTown}`,
    "iu"
  )
]

/** "Name · Street 5 · Town". */
const dotted = /^(.*?\p{L}.*?)\s+[·•|∙]\s+.*\d.*$/u

/** A line between the parts of an address, maybe read as a letter; behind a number it may be read as a one. */
export const bar = "[|Il]"
const barOrOne = "[|Il1!]"

/** "Name I Street 5 1 12345 Town". */
const barred = new RegExp(
  String.raw`^(\p{L}[^\d]*?\p{L})\s${barOrOne}\s.*\d\s?[a-z]?\s${barOrOne}\s${ofPostalTown}`,
  "u"
)

/** Whose letter it is by the sender's line above the window of its envelope, as DIN 5008 has it; null for other lines. */
export const senderOf = (text: string): string | null =>
  [dotted, barred, ...addresses].map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== undefined) ?? null

/** How many of the lines below a sender's line are the address of whom the letter is for; 0 for no address. */
export const linesOfAddress = (lines: ReadonlyArray<string>): number =>
  1 + lines.findIndex((line, index) => index > 0 && postalTown.test(line))
