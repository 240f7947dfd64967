import type { Category } from "../../../domain/Category.ts"
import type { Phrases } from "../lexicon/Lexicon.ts"

/**
 * A merchant with many shops, as people know it:
 *
 * - `names`: as its shops print it, the commonest first.
 * - `own`: what nobody else prints: hosts of its web addresses and surveys, its company's name, loyalty programmes. Each
 *   says whose receipt it is, where the name itself is a picture; hosts of carriers and market places, which stand on
 *   other merchants' papers, do not.
 * - `goods`: what it sells under names of its own, slogans, and what shops of one company have in common whatever they are
 *   called. They bear out a name that was read with a wrong letter.
 */
export type Chain = readonly [names: Phrases, category: Category, own?: Phrases, goods?: Phrases]

/** The chains of a country, side by side for who reviews them. */
export interface ChainsOfCountry {
  /** ISO 3166-1 alpha-2; null for those of many countries. */
  readonly country: string | null
  readonly chains: ReadonlyArray<Chain>
}
