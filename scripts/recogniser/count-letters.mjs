#!/usr/bin/env node
// Counts which letter follows which others in what receipts say, and prints the model of letters with which doubtful
// lines are read: count-letters.mjs TEXTS DATA PACKAGES > letters.tsv, TEXTS being what texts.mjs prints, PACKAGES the
// folder in which npm installed those of countedWords.mjs.
// Counted are labels of SROIE and CORD (CC-BY-4.0; no exam, no picture of sroie_train), drawn texts, the words of those
// packages, and our own vocabulary of receipts. Probabilities are interpolated (Witten and Bell, 1991).
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { foldLetters, lineEnd, lineStart, longestNgram, unseen } from "../../dist/extraction/local/ocr/LetterModel.js"
import { lexica } from "../../dist/extraction/local/lexicon/index.js"
import * as asian from "../receipts/languages/asian.mjs"
import * as eastern from "../receipts/languages/eastern.mjs"
import * as germanic from "../receipts/languages/germanic.mjs"
import * as nordic from "../receipts/languages/nordic.mjs"
import * as romance from "../receipts/languages/romance.mjs"
import { countedWords } from "./countedWords.mjs"
import { stringsIn } from "./stringsIn.mjs"

/** What was seen less often is left to shorter contexts. */
const rarest = 6
/** A shop's own line stands on all of its receipts; a text counts as the root of how often it was seen. */
const damped = Math.sqrt
/** How much more than a drawn text one counts that was written for receipts. */
const written = 10

const [texts, data, packages] = process.argv.slice(2)
const jsonLines = (bytes) => bytes.toString().trim().split("\n").map(JSON.parse)
const zipped = (path) => jsonLines(gunzipSync(readFileSync(join(data, path))))
const isEuropean = (text) => !/\p{L}/u.test(text.replace(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu, ""))

const labels = [
  ...zipped("lines/lines.jsonl.gz")
    .filter(({ dev, exam }) => !dev && !exam)
    .map(({ text, text_cased }) => text_cased ?? text),
  ...zipped("layouts/cord_train.jsonl.gz").flatMap(({ lines }) =>
    lines.map(({ words }) => words.map(({ text }) => text).join(" "))
  )
]
const vocabulary = [germanic, nordic, romance, eastern, asian]
  .flatMap((languages) => Object.values(languages))
  .flatMap((language) => Object.values(language))
  .flatMap((alternatives) => String(alternatives).split("|"))
/** The phrases of the lexica, without what their notation has around them. */
const phrases = lexica
  .flatMap(stringsIn)
  .flatMap((list) => list.split(","))
  .map((phrase) => phrase.replace(/[~^$\s]+/g, " ").trim())

const isWord = (text) => /\p{L}{2}/u.test(text) && !/[{}#<>]|\p{Extended_Pictographic}/u.test(text) && text.length < 60

const weights = new Map()
const seen = new Map()
for (const label of labels.map(foldLetters)) seen.set(label, (seen.get(label) ?? 0) + 1)
const addFolded = (text, weight) => {
  if (text !== "" && isEuropean(text)) weights.set(text, (weights.get(text) ?? 0) + weight)
}
/** Capitals of Greek and Cyrillic look like other letters than small ones do. */
const add = (text, weight) => {
  for (const one of new Set([text, text.toUpperCase()].map(foldLetters))) addFolded(one, weight)
}
for (const [label, times] of seen) addFolded(label, damped(times))
for (const { label } of jsonLines(readFileSync(texts))) add(label, 1)
for (const one of [...vocabulary, ...phrases]) add(one, written)
for (const { weight, words } of await countedWords(packages)) {
  for (const one of words.filter(isWord)) add(one, weight)
}

/** What follows each context, the empty one included. */
const followers = new Map()
for (const [text, weight] of weights) {
  const line = [lineStart, ...text, lineEnd]
  for (let at = 1; at < line.length; at++) {
    for (let from = at; from >= Math.max(0, at - longestNgram + 1); from--) {
      const context = line.slice(from, at).join("")
      const after = followers.get(context) ?? { total: 0, next: new Map() }
      after.total += weight
      after.next.set(line[at], (after.next.get(line[at]) ?? 0) + weight)
      followers.set(context, after)
    }
  }
}
const shorter = (context) => [...context].slice(1).join("")
const known = new Map()
const probability = (context, letter) => {
  const key = `${context}\t${letter}`
  if (!known.has(key)) {
    const less = context === "" ? unseen : probability(shorter(context), letter)
    const { next, total } = followers.get(context) ?? { next: new Map(), total: 0 }
    known.set(key, total === 0 ? less : ((next.get(letter) ?? 0) + next.size * less) / (total + next.size))
  }
  return known.get(key)
}

const hundredths = (likely) => Math.round(-100 * Math.log(likely))
const isKept = (context, times) => [...context].length < 2 || times >= rarest
const kept = [...followers].filter(([context, { total }]) => isKept(context, total))
const ngrams = kept.flatMap(([context, { next }]) =>
  [...next]
    .filter(([, times]) => isKept(context, times))
    .map(([letter]) => [context + letter, hundredths(probability(context, letter))])
)
const cost = new Map(ngrams)
const rest = new Map(kept.map(([context, { next, total }]) => [context, hundredths(next.size / (total + next.size))]))
for (const context of rest.keys()) if (!cost.has(context) && context !== "") cost.set(context, "")
const inOrder = [...cost].sort(([a], [b]) => (a < b ? -1 : 1))
process.stdout.write(inOrder.map(([ngram, own]) => `${ngram}\t${own}\t${rest.get(ngram) ?? ""}\n`).join(""))
