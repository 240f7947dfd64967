import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { conversionFailures, failureTable } from "../../domain/Failure.ts"
import { openApiDocument } from "../../http/Api.ts"
import { People } from "../../people/People.ts"
import { type Contract, DocsPage, type Example } from "../pages/DocsPage.tsx"
import { StartPage } from "../pages/StartPage.tsx"
import { goTo, html } from "../respond.ts"
import { forAll } from "../Visitor.ts"
import type { Routes } from "./Routes.ts"

const assets = new URL("../../../src/dashboard/assets/", import.meta.url)

/** What the service answers for its sample receipt; a test holds it against the real answer. */
const sample = JSON.parse(readFileSync(new URL("sample-answer.json", assets), "utf8")) as Record<string, unknown>

const sampleError = {
  success: false,
  error: "scanned_pdf",
  message: "The PDF is a scanned image without text. Convert it to JPG or PNG and send that."
}

const exampleFiles = [
  ["curl", "convert.sh"],
  ["JavaScript", "convert.mjs"],
  ["Python", "convert.py"]
] as const

/** The very files that a test runs, with this service's address in them. */
const examplesFor = (base: string): ReadonlyArray<Example> =>
  exampleFiles.map(([language, file]) => ({
    language,
    code: readFileSync(new URL(`examples/${file}`, assets), "utf8")
      .replaceAll("http://127.0.0.1:3000/v1", base)
      .trim()
  }))

interface Property {
  readonly type?: string
  readonly $ref?: string
  readonly description?: string
  readonly items?: Property
  readonly anyOf?: ReadonlyArray<Property>
  readonly allOf?: ReadonlyArray<Property>
  readonly enum?: ReadonlyArray<unknown>
}

const typeOf = (property: Property): string => {
  if (property.$ref !== undefined) return property.$ref.split("/").at(-1)!
  if (property.type === "array") return `${typeOf(property.items ?? {})}[]`
  const some = property.anyOf ?? property.allOf
  if (some !== undefined) return some.map(typeOf).join(" | ")
  return property.type ?? (property.enum === undefined ? "any" : "string")
}

const shown = ["ConversionResponse", "ReceiptData", "TaxLine", "ReceiptItem", "Evidence", "FieldEvidence"]

/** The contract as the pages tell it, from the same definitions that serve the requests. */
const contractOf = (): Contract => {
  const document = openApiDocument() as unknown as {
    components: { schemas: Record<string, { properties?: Record<string, Property> }> }
    paths: Record<
      string,
      { post?: { responses: Record<string, { headers?: Record<string, { description: string }> }> } }
    >
  }
  const responses = Object.values(document.paths["/v1/convert"]!.post!.responses)
  const headers = new Map(
    responses.flatMap(({ headers = {} }) =>
      Object.entries(headers).map(([name, { description }]) => [name, description])
    )
  )
  return {
    schemas: shown.flatMap((name) => {
      const { properties } = document.components.schemas[name] ?? {}
      return properties === undefined
        ? []
        : [
            {
              name,
              fields: Object.entries(properties).map(([field, property]) => ({
                name: field,
                type: typeOf(property),
                description: property.description ?? ""
              }))
            }
          ]
    }),
    errors: conversionFailures.map(({ _tag }) => failureTable[_tag]),
    headers: [...headers].map(([name, description]) => ({ name, description }))
  }
}

/** What strangers see: the start page and the documentation. */
export const docsRoutes = Effect.gen(function* () {
  const { isSignUpOpen } = yield* People
  const contract = contractOf()
  const start = forAll((one) =>
    Effect.succeed(
      one.view.standing === null ? html(StartPage({ view: one.view, isSignUpOpen, sample }), one) : goTo("/convert")
    )
  )
  const docs = forAll((one) =>
    Effect.succeed(
      html(
        DocsPage({
          view: one.view,
          base: `${one.origin}/v1`,
          contract,
          examples: examplesFor(`${one.origin}/v1`),
          sample,
          sampleError
        }),
        one
      )
    )
  )
  return [
    ["GET", "/", start],
    ["GET", "/docs", docs]
  ] satisfies Routes
})
