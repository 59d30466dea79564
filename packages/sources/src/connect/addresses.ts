import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Public by its range, yet a metadata service of the cloud that the machine runs in: the virtual host
 * address that one provider gives to every guest.
 */
const hostNetworks = ['168.63.129.16/32']

/** IPv6 allocates public addresses only in 2000::/3; the library also counts the rest as public. */
function isGlobalUnicast(address: ipaddr.IPv6): boolean {
  return ((address.toByteArray()[0] ?? 0) & 0xe0) === 0x20
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // The library also reads short and octal forms; resolvers and sockets write none of them.
  return isIP(text) === 0 || text.includes('%') ? undefined : ipaddr.parse(text)
}

function isInside(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  const [range, bits] = ipaddr.parseCIDR(network)
  return address.kind() === range.kind() && address.match(range, bits)
}

/** Whether this address is on the public internet. */
export function isPublicAddress(text: string, deniedNetworks: readonly string[]): boolean {
  const address = parse(text)
  if (address === undefined || address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv6 && !isGlobalUnicast(address)) return false
  return ![...hostNetworks, ...deniedNetworks].some((network) => isInside(address, network))
}

/** The IP address in a URL's host, without the brackets of IPv6; undefined for a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) === 0 ? undefined : bare
}
