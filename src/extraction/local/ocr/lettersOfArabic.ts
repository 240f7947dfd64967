import { occurrences } from "../measures.ts"

/** Letters that only Arabic writes, and those that only Persian and Urdu do. */
const [arabic, persian] = [/[يكةأإؤئ]/gu, /[یکپچژگٹڈڑںہھے]/gu]

/** The lines of a page in Arabic with its own letters for their Persian twins; the yeh of these has no dots at a word's end. */
export const lettersOfArabic = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const page = lines.join(" ")
  return occurrences(page, arabic) > occurrences(page, persian)
    ? lines.map((line) =>
        line
          .replace(/ی(?=\p{L})/gu, "ي")
          .replace(/ی/g, "ى")
          .replace(/ک/g, "ك")
      )
    : lines
}
