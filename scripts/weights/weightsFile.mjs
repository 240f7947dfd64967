import { writeFileSync } from "node:fs"
import { format } from "prettier"

/** A feature that fewer documents show keeps about the weight that was set by hand. */
const fewestToTell = 5

/**
 * Writes fitted weights as a table that people can read: `comment` is of one line or more, `constant` and `feature` are
 * the names of the table and of its keys' type, `documentsWith` tells how many documents show a feature.
 */
export const writeWeights = async (path, { comment, constant, documentsWith, feature, weights }) => {
  const lines = Object.entries(weights).map(([name, weight]) => {
    const documents = documentsWith(name)
    const note = documents < fewestToTell ? ` // set by hand: ${documents} of the documents show it` : ""
    return `${name}: ${Number(weight.toFixed(2))},${note}`
  })
  const text = `/**
${comment.map((line) => ` * ${line}`).join("\n")}
 */
export const ${constant} = {
${lines.join("\n")}
} as const

export type ${feature} = keyof typeof ${constant}
`
  const style = { parser: "typescript", semi: false, printWidth: 120, trailingComma: "none" }
  writeFileSync(path, await format(text, style))
}
