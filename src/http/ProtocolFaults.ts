import { randomUUID } from "node:crypto"
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import { BadRequest, type Failure, failureTable, HeadersTooLarge, RequestTimeout } from "../domain/Failure.ts"
import { failureBody } from "./FailureAnswer.ts"

const badRequest = new BadRequest({ message: "The request is not valid HTTP. Send it with a common HTTP client." })
const noTunnel = new BadRequest({ message: "This is no proxy. The service's operation is POST /v1/convert." })
const tooLarge = new HeadersTooLarge({ message: "The request's headers are larger than 16 KB. Send fewer of them." })
const tooSlow = new RequestTimeout({ message: "The request did not arrive in time. Send it again, without pauses." })

const failureOf = (code: string | undefined): Failure => {
  if (code === "HPE_HEADER_OVERFLOW") return tooLarge
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? tooSlow : badRequest
}

/** Answers in the contract's shape where there is no request to answer, only a connection, and closes it. */
const answerSocket = (socket: Duplex, failure: Failure): void => {
  const { status } = failureTable[failure._tag]
  const body = JSON.stringify(failureBody(failure))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    "connection: close"
  ]
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`)
}

/** Whether an answer has begun on the connection; more would be read as a part of it. */
const isAnswering = (socket: Duplex): boolean =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true

/** Answers what breaks HTTP before there is a request, as Node would, but in the contract's shape. */
export const answerProtocolFaults = (server: Server): void => {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) socket.destroy()
    else answerSocket(socket, failureOf(error.code))
  })
  server.on("connect", (_: IncomingMessage, socket) => answerSocket(socket, noTunnel))
  // RFC 9110, section 10.1.1: an expectation that is not known may be ignored
  server.on("checkExpectation", (request, response) => server.emit("request", request, response))
  // an offer of another protocol (h2c, WebSocket) may be ignored: RFC 9110, section 7.8. With a listener the
  // request's body would be taken for that protocol, and its socket would be nobody's to close
  server.on("newListener", (event, listener: () => void) => {
    if (event === "upgrade") queueMicrotask(() => server.off("upgrade", listener))
  })
}
