import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, type Scope } from "effect"

/** One request of the chat completions protocol, as the server received it. */
export interface ModelRequest {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly messages: ReadonlyArray<{
      readonly role: string
      readonly content:
        string | ReadonlyArray<{ type: string; text?: string; image_url?: { url: string; detail?: string } }>
    }>
    readonly response_format: { readonly type: string; readonly json_schema: { strict: boolean; schema: object } }
  }
}

/** How the server treats one request. */
export type Reply = (response: ServerResponse, request: ModelRequest) => void

const sendJson = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => {
  const text = JSON.stringify(body)
  return (response) => response.writeHead(status, { "content-type": "application/json", ...headers }).end(text)
}

/** A completion as OpenAI sends it. */
const completion = (message: object, finishReason: string) =>
  sendJson(200, {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_795_000_000,
    model: "test-vision",
    choices: [{ index: 0, finish_reason: finishReason, message: { role: "assistant", ...message } }],
    usage: { prompt_tokens: 1_200, completion_tokens: 150, total_tokens: 1_350 }
  })

/** The model says this, as text or as the JSON of an object. */
export const says = (content: unknown, finishReason = "stop"): Reply =>
  completion({ content: typeof content === "string" ? content : JSON.stringify(content), refusal: null }, finishReason)

export const refuses: Reply = completion({ content: null, refusal: "I cannot help with that." }, "stop")

export const fails = (status: number, headers: Record<string, string> = {}): Reply =>
  sendJson(status, { error: { message: "sk-secret TOTAL 0", type: "error", code: null } }, headers)

/** Takes the request and never answers. */
export const staysSilent: Reply = () => undefined

/** Begins an answer, byte by byte, and never ends it. */
export const drips: Reply = (response) => {
  response.writeHead(200, { "content-type": "application/json" })
  const timer = setInterval(() => response.write(" "), 20)
  response.on("close", () => clearInterval(timer))
}

/** Sends an answer without end as fast as it is taken. */
export const floods: Reply = (response) => {
  response.writeHead(200, { "content-type": "application/json" })
  const piece = Buffer.alloc(256 * 1024, " ")
  const pour = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on("drain", pour)
  pour()
}

/** Closes the connection in the middle of the answer. */
export const hangsUp: Reply = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
  response.write('{"id": "chatcmpl-1", "choices": [')
  setTimeout(() => response.destroy(), 20)
}

export const sendsNoJson: Reply = (response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<html>Bad gateway</html>")

export const sendsOtherJson: Reply = sendJson(200, { error: { message: "overloaded" } })

export interface ModelServer {
  readonly baseUrl: URL
  /** What was asked so far. */
  readonly requests: Array<ModelRequest>
  /** How the next requests are treated; the last reply is given again and again. */
  readonly script: (...replies: ReadonlyArray<Reply>) => void
}

const readRequest = async (request: IncomingMessage): Promise<ModelRequest> => {
  const pieces: Array<Buffer> = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return {
    path: request.url ?? "",
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(pieces).toString()) as ModelRequest["body"]
  }
}

/** A server on this machine that speaks the chat completions protocol, for as long as the scope is open. */
export const startModelServer: Effect.Effect<ModelServer, never, Scope.Scope> = Effect.acquireRelease(
  Effect.promise(async () => {
    const requests: Array<ModelRequest> = []
    let replies: ReadonlyArray<Reply> = [fails(500)]
    const treat = async (incoming: IncomingMessage, response: ServerResponse) => {
      const request = await readRequest(incoming)
      requests.push(request)
      const [reply, ...rest] = replies
      if (rest.length > 0) replies = rest
      reply!(response, request)
    }
    const server = createServer((incoming, response) => void treat(incoming, response))
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    return {
      server,
      baseUrl: new URL(`http://127.0.0.1:${port}/v1`),
      requests,
      script: (...next: ReadonlyArray<Reply>) => {
        replies = next
        requests.length = 0
      }
    }
  }),
  ({ server }) =>
    Effect.promise(
      () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        })
    )
)
