import { lookup, type LookupAddress } from "node:dns"
import { isIP, type LookupFunction } from "node:net"
import { Agent, buildConnector } from "undici"

/** The name or address leads somewhere the policy forbids. */
export class AddressRefused extends Error {}

const connectMillis = 10_000

/**
 * Connections that are checked on the address actually connected to: literals before connecting,
 * names by the resolver's answer that the connection then uses. A name with one forbidden address
 * among its answers is refused as a whole. Proxy variables of the environment play no part.
 */
export const guardedAgent = (allows: (address: string) => boolean): Agent => {
  const guardedLookup: LookupFunction = (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, answers: Array<LookupAddress>) => {
      if (error !== null) return callback(error, "", 0)
      if (answers.length === 0 || answers.some(({ address }) => !allows(address))) {
        return callback(new AddressRefused(), "", 0)
      }
      if (options.all === true) callback(null, answers)
      else callback(null, answers[0]!.address, answers[0]!.family)
    })
  const connect = buildConnector({ lookup: guardedLookup, timeout: connectMillis, autoSelectFamily: true })
  return new Agent({
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, "")
      if (isIP(host) !== 0 && !allows(host)) return callback(new AddressRefused(), null)
      connect(options, callback)
    },
    headersTimeout: connectMillis,
    bodyTimeout: connectMillis,
    pipelining: 0,
    maxResponseSize: -1
  })
}
