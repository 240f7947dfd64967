// How often weights choose right: by hand-set ones, by fitted ones, and by ones fitted without the merchant or the source.
import { choose, fitChoice } from "./choice.mjs"
import { folds } from "./recognised.mjs"

const rightOf = (weights, some) =>
  some.filter(({ choices, grades }) => (grades[choose(weights, choices)] ?? 0) > 0).length

/** A share in percent, of a width that stands in a column. */
export const percent = (right, all) => ((100 * right) / Math.max(1, all)).toFixed(1).padStart(9)

/** The weights fitted on all examples, and for each source how many choices are right by which weights. */
export const heldOut = (examples, hand, spread) => {
  const fit = (some) => (some.length === 0 ? hand : fitChoice(some, hand, spread).weights)
  const fitted = fit(examples)
  const byFold = Array.from({ length: folds }, (_, fold) => fit(examples.filter((one) => one.fold !== fold)))
  const rows = [...new Set(examples.map(({ source }) => source))].map((source) => {
    const own = examples.filter((one) => one.source === source)
    return {
      source,
      own,
      right: [
        rightOf(hand, own),
        rightOf(fitted, own),
        own.filter((one) => rightOf(byFold[one.fold], [one]) === 1).length,
        rightOf(fit(examples.filter((one) => one.source !== source)), own)
      ]
    }
  })
  return { fitted, rows }
}
