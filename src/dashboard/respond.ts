import { gzipSync } from "node:zlib"
import { HttpServerResponse } from "@effect/platform"
import type { VNode } from "preact"
import { render } from "preact-render-to-string"
import type { Cookies } from "../people/People.ts"

/** Smaller ones are not worth the work. */
const worthCompressing = 1_000

/** Nothing from elsewhere, nothing inline, in nobody's frame. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join("; ")

export const safetyHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin"
}

/** What the browser said that matters for the form of an answer. */
export interface Wishes {
  readonly acceptsGzip: boolean
}

interface Options {
  readonly status?: number
  readonly cookies?: Cookies
  readonly headers?: Readonly<Record<string, string>>
}

/** A response may set several cookies, each in a header of its own. */
const withCookies = (response: HttpServerResponse.HttpServerResponse, cookies: Cookies = []) =>
  cookies.length === 0
    ? response
    : HttpServerResponse.setHeaders(response, { "set-cookie": cookies as unknown as string })

export const bytes = (
  body: string | Uint8Array,
  contentType: string,
  { acceptsGzip }: Wishes,
  { cookies, headers = {}, status = 200 }: Options = {}
): HttpServerResponse.HttpServerResponse => {
  const plain = typeof body === "string" ? Buffer.from(body) : body
  const isSmall = plain.length < worthCompressing || !/text|json|svg|javascript/.test(contentType)
  const isPacked = acceptsGzip && !isSmall
  return withCookies(
    HttpServerResponse.uint8Array(isPacked ? gzipSync(plain) : plain, {
      status,
      contentType,
      headers: {
        ...safetyHeaders,
        "cache-control": "private, no-store",
        vary: "accept-encoding",
        ...(isPacked ? { "content-encoding": "gzip" } : {}),
        ...headers
      }
    }),
    cookies
  )
}

export const html = (page: VNode, wishes: Wishes, options: Options = {}) =>
  bytes(`<!doctype html>${render(page)}`, "text/html; charset=utf-8", wishes, options)

export const json = (value: unknown, wishes: Wishes, options: Options = {}) =>
  bytes(JSON.stringify(value), "application/json", wishes, options)

/** After a form was sent: the next page is asked for anew, so that a reload sends nothing again. */
export const goTo = (path: string, cookies: Cookies = []) =>
  withCookies(
    HttpServerResponse.empty({
      status: 303,
      headers: { ...safetyHeaders, location: path, "cache-control": "no-store" }
    }),
    cookies
  )

export const fileOf = (body: string | Uint8Array, contentType: string, name: string, wishes: Wishes) =>
  bytes(body, contentType, wishes, { headers: { "content-disposition": `attachment; filename="${name}"` } })
