// Weights for the choice of one among several: a conditional logit (McFadden, 1974), with "none of them" as one more
// choice. Every weight is drawn towards one set by hand, the more the fewer data speak of it.

const score = (weights, features) => features.reduce((sum, [at, value]) => sum + weights[at] * value, 0)

/** How right a document's choices are: 1 for the best ones there are, little for those that are nearly as good. */
const nearlyRight = 0.15
const wantedOf = (grades) => {
  const best = Math.max(0, ...grades)
  const wanted = grades.map((grade) => (best === 0 ? 0 : grade === best ? 1 : grade > 0 ? nearlyRight : 0))
  return [...wanted, best === 0 ? 1 : 0]
}

const softmax = (scores, shares) => {
  const highest = Math.max(...scores)
  const all = scores.map((one, at) => Math.exp(one - highest) * shares[at])
  const sum = all.reduce((a, b) => a + b, 0)
  return all.map((one) => one / sum)
}

const [steps, stepSize, slower] = [400, 0.1, 120]
/** Adam (Kingma and Ba, 2015). */
const [keepMean, keepSquare, tiny] = [0.9, 0.999, 1e-8]

/**
 * The weights that make the right choices likeliest. A document is `{ choices: [features …], grades, weight }`, features
 * are pairs of a name and a number; `hand` has the weight of each name before any data, `spread` how far data may lead
 * from it (a standard deviation). `none` is what a choice has to exceed.
 */
export const fitChoice = (documents, hand, spread) => {
  const names = Object.keys(hand)
  const places = new Map(names.map((name, at) => [name, at]))
  for (const [name] of documents.flatMap(({ choices }) => choices.flat())) {
    if (!places.has(name)) throw new Error(`${name} has no weight that was set by hand`)
  }
  const prepared = documents.map(({ choices, grades, weight }) => ({
    choices: choices.map((features) => features.map(([name, value]) => [places.get(name), value])),
    wanted: wantedOf(grades),
    weight
  }))
  const weights = [...names.map((name) => hand[name]), 0]
  const none = names.length
  const [means, squares] = [weights.map(() => 0), weights.map(() => 0)]
  for (let step = 1; step <= steps; step++) {
    const slope = weights.map((weight, at) => (at === none ? 0 : (hand[names[at]] - weight) / spread ** 2))
    for (const { choices, wanted, weight } of prepared) {
      const scores = [...choices.map((features) => score(weights, features)), weights[none]]
      const said = softmax(
        scores,
        scores.map(() => 1)
      )
      const right = softmax(scores, wanted)
      said.forEach((share, at) => {
        const pull = weight * (right[at] - share)
        for (const [name, value] of choices[at] ?? [[none, 1]]) slope[name] += pull * value
      })
    }
    const size = stepSize * Math.min(1, slower / step)
    for (const at of weights.keys()) {
      means[at] = keepMean * means[at] + (1 - keepMean) * slope[at]
      squares[at] = keepSquare * squares[at] + (1 - keepSquare) * slope[at] ** 2
      const [mean, square] = [means[at] / (1 - keepMean ** step), squares[at] / (1 - keepSquare ** step)]
      weights[at] += (size * mean) / (Math.sqrt(square) + tiny)
    }
  }
  return { weights: Object.fromEntries(names.map((name, at) => [name, weights[at]])), none: weights[none] }
}

/** Which of the choices these weights make, or -1 where there is none. */
export const choose = (weights, choices) => {
  const scores = choices.map((features) => features.reduce((sum, [name, value]) => sum + weights[name] * value, 0))
  return scores.indexOf(Math.max(...scores))
}
