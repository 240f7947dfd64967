import { createSign, generateKeyPairSync, randomUUID } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url")

const sign = (claims: Record<string, unknown>): string => {
  const text = `${base64({ alg: "RS256", kid: "one", typ: "JWT" })}.${base64(claims)}`
  return `${text}.${createSign("RSA-SHA256").update(text).sign(privateKey, "base64url")}`
}

/** A provider of identities on this machine: OpenID Connect, code flow with PKCE, one person who always agrees. */
export const issuer = (person: { readonly email: string; readonly name: string }) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const codes = new Map<string, { nonce: string | null; challenge: string | null }>()
      const server = createServer((request, response) => {
        const origin = `http://${request.headers.host}`
        const url = new URL(request.url!, origin)
        const json = (value: unknown) => {
          response.setHeader("content-type", "application/json")
          response.end(JSON.stringify(value))
        }
        const claims = { sub: "person-1", email: person.email, email_verified: true, name: person.name }
        switch (url.pathname) {
          case "/.well-known/openid-configuration":
            return json({
              issuer: origin,
              authorization_endpoint: `${origin}/authorize`,
              token_endpoint: `${origin}/token`,
              jwks_uri: `${origin}/keys`,
              userinfo_endpoint: `${origin}/person`,
              response_types_supported: ["code"],
              id_token_signing_alg_values_supported: ["RS256"],
              subject_types_supported: ["public"]
            })
          case "/keys":
            return json({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }] })
          case "/authorize": {
            const code = randomUUID()
            codes.set(code, {
              nonce: url.searchParams.get("nonce"),
              challenge: url.searchParams.get("code_challenge")
            })
            const back = new URL(url.searchParams.get("redirect_uri")!)
            back.searchParams.set("code", code)
            back.searchParams.set("state", url.searchParams.get("state")!)
            response.writeHead(302, { location: back.href })
            return response.end()
          }
          case "/token": {
            let body = ""
            request.on("data", (piece: Buffer) => (body += piece.toString()))
            return request.on("end", () => {
              const given = codes.get(new URLSearchParams(body).get("code") ?? "")
              if (given === undefined || given.challenge === null) {
                response.statusCode = 400
                return json({ error: "invalid_grant" })
              }
              const now = Math.floor((performance.timeOrigin + performance.now()) / 1000)
              const id_token = sign({
                ...claims,
                iss: origin,
                aud: "receipts",
                iat: now,
                exp: now + 300,
                ...(given.nonce === null ? {} : { nonce: given.nonce })
              })
              json({ access_token: "access", token_type: "Bearer", expires_in: 300, id_token })
            })
          }
          case "/person":
            return json(claims)
          default:
            response.statusCode = 404
            response.end()
        }
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      return { server, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) }
    }),
    ({ server }) => Effect.sync(() => server.close())
  )
