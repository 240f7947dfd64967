import { Context, Layer } from "effect"
import ipaddr from "ipaddr.js"
import { type ResolveAll, systemResolver } from "./GuardedConnections.ts"

/** Decides which IP addresses and ports the service connects to on a client's behalf. */
export class AddressPolicy extends Context.Tag("intake/AddressPolicy")<
  AddressPolicy,
  {
    /** The address as the system would connect to it, never a name. */
    readonly allows: (address: string) => boolean
    readonly ports: ReadonlySet<number>
    /** How names become addresses. */
    readonly resolve: ResolveAll
  }
>() {}

/** RFC 4291: so far, all global unicast addresses of IPv6 are in this block. */
const globalUnicast = ipaddr.IPv6.parse("2000::")

/** Public unicast only: nothing private, local, reserved, tunnelled or translated. */
export const isPublicUnicast = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== "unicast") return false
  return parsed.kind() === "ipv4" || parsed.match(globalUnicast, 3)
}

export const layerPublic = (ports: ReadonlyArray<number>): Layer.Layer<AddressPolicy> =>
  Layer.succeed(AddressPolicy, {
    allows: isPublicUnicast,
    ports: new Set(ports),
    resolve: systemResolver
  })
