import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { bytes } from "../respond.ts"
import type { Route, Routes } from "./Routes.ts"

/** From the built file and from its source alike. */
const folder = fileURLToPath(new URL("../../../src/dashboard/assets/", import.meta.url))
/** Browser modules are built from `../browser`. */
const browserFolder = fileURLToPath(new URL("../../../dist/dashboard/browser/", import.meta.url))

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  webp: "image/webp",
  jpg: "image/jpeg"
}

/** A file of ours, read once; browsers ask whether it is still the same. */
const asset = (path: `/${string}`, file: string): Route => {
  const body = readFileSync(file)
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
  const answer = Effect.map(HttpServerRequest.HttpServerRequest, ({ headers }) =>
    headers["if-none-match"] === etag
      ? HttpServerResponse.empty({ status: 304, headers: { etag } })
      : bytes(
          body,
          types[file.split(".").at(-1)!]!,
          { acceptsGzip: /\bgzip\b/.test(headers["accept-encoding"] ?? "") },
          { headers: { etag, "cache-control": "no-cache" } }
        )
  )
  return ["GET", path, answer]
}

const filesIn = (at: string, pattern: RegExp) => readdirSync(at).filter((name) => pattern.test(name))

/** Style, pictures and browser modules: everything that a page loads comes from here. */
export const assetRoutes = Effect.sync((): Routes => [
  ...filesIn(folder, /\.(?:css|svg|webp)$/).map((name) => asset(`/assets/${name}`, folder + name)),
  ...filesIn(browserFolder, /\.js$/).map((name) => asset(`/assets/browser/${name}`, browserFolder + name))
])
