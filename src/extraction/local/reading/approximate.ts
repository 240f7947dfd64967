import type { Amount } from "./Amounts.ts"

const about =
  /(?:(?<!\p{L})(?:approx(?:imately)?|about|ca|circa|env(?:iron)?|aprox(?:imadamente)?|ungefähr|etwa|ongeveer|ok|около|примерно)\.?|[≈≃~]|約|约)\s?$/iu

/** A sign of money, or a code, between the word and the amount. */
const money = /\s?(?:\p{Sc}|[A-Z]{3})\s?$/u

/** "Total Price  approx. € 338": what it comes to in other money, of a page that tells what was paid. */
export const isApproximate = ({ start }: Pick<Amount, "start">, text: string): boolean =>
  about.test(text.slice(0, start).replace(money, ""))

/** "approximately EUR ": nothing else stands before the amount. */
const longestWord = 18

/** Whether a cell tells such an amount and nothing else. */
export const tellsApproximately = (text: string): boolean => {
  const start = text.search(/\d/)
  return start > 0 && start <= longestWord && isApproximate({ start }, text)
}
