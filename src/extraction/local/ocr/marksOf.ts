import { signs } from "../countries/signs.ts"

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"))

/**
 * What of a text says which money it is of, which share, or which way an amount counts: signs and codes of currencies,
 * percentages, what may be a minus, and underscores. None of it is guessed: another reading of a line has the same.
 */
export const marksOf = (text: string): string =>
  [
    ...(text.match(/[\p{Sc}%_]|[-–−](?=\s?\d)|(?<=\d\s?)[-–−]/gu) ?? []),
    ...(text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu) ?? []).filter((word) => codes.has(word)),
    ...signs.filter(([sign]) => sign.test(text)).map(([, currencies]) => currencies)
  ].join(" ")
