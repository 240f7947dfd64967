/** Longest name, label or date that leaves the service, in UTF-16 units. */
export const longestText = 300

/**
 * Text as it may be shown and stored: one line, of whole characters, without what changes the text around it
 * (controls, directions, invisible marks), and bounded. The joiners of Persian and Hindi stay.
 */
export const cleanText = (text: string, longest = longestText): string =>
  text
    .slice(0, longest * 4)
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s\ufffd]+/gu, " ")
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .replace(/\ufffd$/, "")
    .trim()
