import type { IncomingMessage, Server } from "node:http"
import type { Socket } from "node:net"
import { Context, Effect } from "effect"
import { TooManyConnections } from "../domain/Failure.ts"
import { clientAddress, isIn, type Ranges } from "./ClientAddress.ts"

const tooMany = new TooManyConnections({
  message: "Too many connections are open from your address. Close some, and send the request again in a second."
})

/** What is too much and sends nothing is closed after this long. */
const patienceMillis = 10_000

/** What one address may have at the same time. Proxies of ours hold connections for others. */
export interface AddressLimits {
  /** Notes connections that are too many for their address. */
  readonly watch: (server: Server, proxies: Ranges) => void
  /** Lets a request in, unless its connection is one of those or its client has too many requests in flight. */
  readonly within: (
    request: IncomingMessage,
    proxies: Ranges
  ) => <A, E, R>(answer: Effect.Effect<A, E, R>) => Effect.Effect<A, E | TooManyConnections, R>
}

const makeCounts = () => {
  const counts = new Map<string, number>()
  return {
    of: (address: string): number => counts.get(address) ?? 0,
    add: (address: string): number => {
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      return count
    },
    remove: (address: string): void => {
      const count = counts.get(address)! - 1
      if (count === 0) counts.delete(address)
      else counts.set(address, count)
    }
  }
}

export const makeAddressLimits = (most: number): AddressLimits => {
  const connections = makeCounts()
  const requests = makeCounts()
  const excess = new WeakSet<Socket>()
  return {
    watch: (server, proxies) => {
      server.on("connection", (socket: Socket) => {
        const address = socket.remoteAddress ?? ""
        if (isIn(proxies, address)) return
        if (connections.add(address) > most) {
          excess.add(socket)
          socket.setTimeout(patienceMillis, () => socket.destroy())
        }
        socket.once("close", () => connections.remove(address))
      })
    },
    within:
      (request, proxies) =>
      <A, E, R>(answer: Effect.Effect<A, E, R>) =>
        Effect.uninterruptibleMask((restore) => {
          const address = clientAddress(request, proxies)
          // a connection that was too many is one of few when others have been closed
          const isExcess = excess.has(request.socket) && connections.of(request.socket.remoteAddress ?? "") > most
          const isTooMuch = requests.add(address) > most || isExcess
          const answered: Effect.Effect<A, E | TooManyConnections, R> = isTooMuch ? tooMany : restore(answer)
          return Effect.ensuring(
            answered,
            Effect.sync(() => requests.remove(address))
          )
        })
  }
}

/** `ADDRESS_CONNECTIONS`. */
export class AddressConnections extends Context.Reference<AddressConnections>()("http/AddressConnections", {
  defaultValue: () => makeAddressLimits(512)
}) {}
