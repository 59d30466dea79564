import { createHash } from 'node:crypto'

/** The fingerprint of a request for idempotency: method, route and canonical body (decision 38). */
export function fingerprint(method: string, route: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method}\n${route}\n${canonicalJson(body)}`)
    .digest('hex')
}

/** Canonical JSON (RFC 8785): keys by UTF-16 code units, no white space, numbers as in ECMAScript. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}
