const withoutRepetition = (text: string): string => text.replace(/(.)\1+/gu, "$1")

/** A letter of a pair is easily lost where a line is cut out otherwise: what says the same but for that is not believed. */
export const losesOneOfPair = (first: string, text: string): boolean =>
  text.length < first.length && withoutRepetition(text) === withoutRepetition(first)
