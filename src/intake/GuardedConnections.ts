import { lookup, type LookupAddress } from "node:dns"
import { isIP, type LookupFunction } from "node:net"
import { Agent, buildConnector } from "undici"

/** The name or address leads somewhere the policy forbids. */
export class AddressRefused extends Error {}

/** Resolves a name to all its addresses, as `dns.lookup` does. */
export type ResolveAll = (
  hostname: string,
  answer: (error: Error | null, addresses: ReadonlyArray<LookupAddress>) => void
) => void

export const systemResolver: ResolveAll = (hostname, answer) => lookup(hostname, { all: true }, answer)

export interface ConnectionRules {
  readonly allows: (address: string) => boolean
  readonly resolve: ResolveAll
  /** Longest time to connect, and to wait for the next byte. */
  readonly patienceMillis: number
}

/**
 * Connections that are checked on the address actually connected to: literals before connecting,
 * names by the resolver's answer that the connection then uses. A name with one forbidden address
 * among its answers is refused as a whole. Proxy variables of the environment play no part.
 */
export const guardedAgent = ({ allows, patienceMillis, resolve }: ConnectionRules): Agent => {
  const guardedLookup: LookupFunction = (hostname, options, callback) =>
    resolve(hostname, (error, answers) => {
      if (error !== null) return callback(error, "", 0)
      if (answers.length === 0 || answers.some(({ address }) => !allows(address))) {
        return callback(new AddressRefused(), "", 0)
      }
      if (options.all === true) callback(null, [...answers])
      else callback(null, answers[0]!.address, answers[0]!.family)
    })
  const connect = buildConnector({ lookup: guardedLookup, timeout: patienceMillis, autoSelectFamily: true })
  return new Agent({
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, "")
      if (isIP(host) !== 0 && !allows(host)) return callback(new AddressRefused(), null)
      connect(options, callback)
    },
    headersTimeout: patienceMillis,
    bodyTimeout: patienceMillis,
    pipelining: 0,
    maxResponseSize: -1
  })
}
