/** The parts of a link's destination; '' for a part that is not there. */
export interface UrlParts {
  /** Lower case, without the colon. */
  readonly scheme: string
  /** Lower case, without user, port and closing dot. */
  readonly host: string
  readonly port: string
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  /** Without the number sign. */
  readonly fragment: string
}

/** Splits a destination as written; a relative one has no host. Never fails: odd input gives odd parts. */
export function splitUrl(url: string): UrlParts {
  const hash = url.indexOf('#')
  const beforeHash = hash === -1 ? url : url.slice(0, hash)
  const fragment = hash === -1 ? '' : url.slice(hash + 1)
  const mark = beforeHash.indexOf('?')
  const address = mark === -1 ? beforeHash : beforeHash.slice(0, mark)
  const query = mark === -1 ? '' : beforeHash.slice(mark + 1)
  const colon = schemeEnd(address)
  const scheme = address.slice(0, colon).toLowerCase()
  const rest = colon === 0 ? address : address.slice(colon + 1)
  const hasAuthority = rest.startsWith('//')
  if (!hasAuthority && !(colon === 0 && /^www\./i.test(rest))) {
    return { scheme, host: '', port: '', path: rest, query, fragment }
  }
  const start = hasAuthority ? 2 : 0
  const slash = rest.indexOf('/', start)
  const authority = slash === -1 ? rest.slice(start) : rest.slice(start, slash)
  const { host, port } = splitAuthority(authority)
  return { scheme, host, port, path: slash === -1 ? '' : rest.slice(slash), query, fragment }
}

/** The offset of the colon after a scheme, or 0 when the address has none. */
function schemeEnd(address: string): number {
  const colon = address.indexOf(':')
  if (colon < 1) return 0
  return /^[a-z][a-z0-9+.-]*$/i.test(address.slice(0, Math.min(colon, 32))) ? colon : 0
}

function splitAuthority(authority: string): { host: string; port: string } {
  const place = authority.slice(authority.lastIndexOf('@') + 1)
  const bracket = place.startsWith('[') ? place.indexOf(']') : 0
  const colon = place.indexOf(':', Math.max(bracket, 0))
  const host = (colon === -1 ? place : place.slice(0, colon)).toLowerCase()
  return {
    host: host.endsWith('.') ? host.slice(0, -1) : host,
    port: colon === -1 ? '' : place.slice(colon + 1),
  }
}

/** The names and values of a query, as written. */
export function readQuery(query: string): (readonly [name: string, value: string])[] {
  if (query === '') return []
  return query.split(/&amp;|&/).map((pair) => {
    const equals = pair.indexOf('=')
    return equals === -1 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
  })
}

/** The host or the nearest domain above it that is in the set. */
export function listedDomain(host: string, domains: ReadonlySet<string>): string | undefined {
  for (let at = 0; ; ) {
    const domain = at === 0 ? host : host.slice(at)
    if (domains.has(domain)) return domain
    const dot = host.indexOf('.', at)
    if (dot === -1) return undefined
    at = dot + 1
  }
}

const sharedSecondLevels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'])

/** The site a host belongs to: its last two labels, three under endings such as co.uk. */
export function siteOf(host: string): string {
  if (isIpAddress(host)) return host
  const labels = host.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  const count = top.length === 2 && sharedSecondLevels.has(second) ? 3 : 2
  return labels.slice(-count).join('.')
}

/** Whether the host is an address in digits, version 4 or 6. */
export function isIpAddress(host: string): boolean {
  return host.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(host)
}

/** Whether the host exists only on the reader's own computer or network. */
export function isLocalHost(host: string): boolean {
  return (
    host === 'localhost' ||
    host === '[::1]' ||
    /\.(local|localhost|internal|test)$/.test(host) ||
    /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host) ||
    host === '0.0.0.0'
  )
}
