#!/usr/bin/env node
// Which statements of ours go to one account's node as they are: node scripts/statements.mjs [--all]
// Reads every sql`…` of the sources outside sign-in, keeps those on tables that hold an account's data, and lists
// the ones that name no account, each with its reason. Ends with 1 when there is one without a reason.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"

const source = fileURLToPath(new URL("../src/", import.meta.url))
const ofAccounts =
  /\b(?:from|into|update|join)\s+(find_key|record_conversion|events|saved_conversions|page_previews|idempotent_requests|account_preferences)\b/i
const namesAccount = /\baccount_id\s*=\s*…|\(account_id,|\b(?:record_conversion|append_event)\(/i

/** Statements over all accounts, by a part of their text that no other has. */
const reasons = [
  ["from find_key(", "authentication: which account a key belongs to, by an index of its own"],
  ["events_by_account", "the owner moves the ledger into partitions, node by node"],
  ["as count from events e", "the owner moves the ledger into partitions, node by node"],
  ["(count(*) over ())", "the owner moves the ledger into partitions, node by node"],
  [
    "where type = 'KeyCreated' and key_id =",
    "the operator revokes a key by its id: whose it is, by an index of its own"
  ],
  ["where type = 'AccountOpened' limit 1", "the first start: whether there is any account yet"],
  ["order by account_id, version", "the operator lists all accounts"],
  ["extract(epoch from recorded_at)", "the start: whether the clock stands before the newest event"],
  ["min(version) as first", "the auditor reads a month of all accounts"],
  ["kept_until <=", "cleaning: each node deletes its own pictures that expired"],
  ["deleted_at <=", "cleaning: each node deletes its own conversions that were deleted for good"]
]

const filesOf = (folder) =>
  readdirSync(join(source, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === "people" ? [] : filesOf(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })

/** The text of a template with `…` where values go, and fragments written out where they stand. */
const textOf = (template) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.head.text +
      template.templateSpans.map(({ expression, literal }) => written(expression) + literal.text).join("")
const written = (expression) =>
  ts.isTaggedTemplateExpression(expression) && expression.tag.getText() === "sql" ? textOf(expression.template) : "…"

const statements = []
for (const path of filesOf("")) {
  const file = ts.createSourceFile(path, readFileSync(join(source, path), "utf8"), ts.ScriptTarget.Latest, true)
  const visit = (node, isInside) => {
    const isStatement = ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())
    if (isStatement && !isInside) {
      const text = textOf(node.template).replace(/\s+/g, " ").trim()
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
      if (ofAccounts.test(text)) statements.push({ at: `src/${path}:${line}`, text })
    }
    ts.forEachChild(node, (child) => visit(child, isInside || isStatement))
  }
  visit(file, false)
}

const withAccount = statements.filter(({ text }) => namesAccount.test(text))
const others = statements
  .filter(({ text }) => !namesAccount.test(text))
  .map((one) => ({ ...one, reason: reasons.find(([part]) => one.text.includes(part))?.[1] }))
if (process.argv.includes("--all")) for (const { at, text } of withAccount) console.log(`${at}  ${text}`)
for (const { at, reason, text } of others) console.log(`${at}\n  ${text.slice(0, 140)}\n  ${reason ?? "NO REASON"}`)
const unexplained = others.filter(({ reason }) => reason === undefined)
console.log(
  `${statements.length} statements: ${withAccount.length} name their account, ${others.length} do not, ${unexplained.length} of them without a reason`
)
process.exit(unexplained.length === 0 ? 0 : 1)
