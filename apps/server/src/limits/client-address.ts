import ipaddr from 'ipaddr.js'

/** The address block that a client is counted by: IPv4 in full, IPv6 by its /64 (decision 25). */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
