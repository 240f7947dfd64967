import { connect } from "node:net"

export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: Record<string, unknown>
}

/** Sends these bytes over a connection of its own and takes the first answer, whatever becomes of the connection. */
export const rawRequest = (base: string, bytes: string | Uint8Array): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const socket = connect(Number(port), hostname)
    let answer = ""
    const late = setTimeout(() => socket.destroy(new Error(`no whole answer: ${answer}`)), 20_000)
    socket.on("connect", () => socket.write(bytes))
    socket.on("data", (piece) => {
      answer += piece.toString()
      const [head, body = ""] = answer.split("\r\n\r\n", 2) as [string, string?]
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN)
      if (Buffer.byteLength(body) < length || Number.isNaN(length)) return
      clearTimeout(late)
      socket.destroy()
      resolve({ status: Number(head.split(" ")[1]), head, body: JSON.parse(body) as RawAnswer["body"] })
    })
    socket.on("error", reject)
    socket.on("close", () => reject(new Error(`the connection closed after: ${JSON.stringify(answer)}`)))
  })
