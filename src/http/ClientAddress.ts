import type { IncomingMessage } from "node:http"
import { Context, Either } from "effect"
import ipaddr from "ipaddr.js"

type Range = readonly [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number]
export type Ranges = ReadonlyArray<Range>

/** Ranges from a list with commas; left is the part that is none. */
export const parseRanges = (text: string): Either.Either<Ranges, string> => {
  const ranges: Array<Range> = []
  for (const part of text.split(",").map((one) => one.trim())) {
    if (part === "") continue
    if (ipaddr.isValidCIDR(part)) ranges.push(ipaddr.parseCIDR(part))
    else if (ipaddr.isValid(part)) {
      const address = ipaddr.process(part)
      ranges.push([address, address.kind() === "ipv4" ? 32 : 128])
    } else return Either.left(part)
  }
  return Either.right(ranges)
}

/** Proxies whose `X-Forwarded-For` is believed; none by default. `TRUST_PROXY`. */
export class TrustedProxies extends Context.Reference<TrustedProxies>()("http/TrustedProxies", {
  defaultValue: (): Ranges => []
}) {}

export const isIn = (ranges: Ranges, text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return ranges.some(
    ([range, bits]) => range.kind() === address.kind() && (address as ipaddr.IPv4).match(range as ipaddr.IPv4, bits)
  )
}

/** The client itself: the last address on the way that is no proxy of ours. What clients claim before that is not believed. */
export const clientAddress = (request: IncomingMessage, proxies: Ranges): string => {
  const socket = request.socket.remoteAddress ?? ""
  const claimed = [request.headers["x-forwarded-for"] ?? []].flat().join(",")
  const way = [...claimed.split(",").map((one) => one.trim()), socket].filter((one) => one !== "")
  const client = way.findLast((one) => !isIn(proxies, one)) ?? way[0] ?? ""
  return ipaddr.isValid(client) ? ipaddr.process(client).toString() : socket
}
