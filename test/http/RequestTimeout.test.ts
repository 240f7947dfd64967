import { createServer } from "node:http"
import { connect, type AddressInfo } from "node:net"
import { expect, it } from "vitest"
import { answerProtocolFaults } from "../../src/http/ProtocolFaults.ts"

it("a request that does not arrive in time: 408 request_timeout in the contract's shape", async () => {
  const server = createServer({ requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 100 })
  answerProtocolFaults(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
  socket.write("POST /v1/convert HTTP/1.1\r\nHost: x\r\n")
  let answer = ""
  for await (const piece of socket) answer += String(piece)
  const [head, body] = answer.split("\r\n\r\n") as [string, string]
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\ncontent-type: application\/json/)
  expect(JSON.parse(body)).toEqual({
    success: false,
    error: "request_timeout",
    message: expect.stringMatching(/in time/)
  })
  server.close()
})
