/** How many calls of the demo are left in this hour, as its headers say. */
export interface Allowance {
  readonly limit: number
  readonly left: number
  readonly resetSeconds: number
}

/** Reads `RateLimit-Policy: "ip";q=12;w=3600` and `RateLimit: "ip";r=11;t=3600`; null without them. */
export function readAllowance(headers: Headers): Allowance | null {
  const limit = parameter(headers.get('ratelimit-policy'), 'q')
  const left = parameter(headers.get('ratelimit'), 'r')
  const resetSeconds = parameter(headers.get('ratelimit'), 't')
  if (limit === null || left === null || resetSeconds === null) return null
  return { limit, left, resetSeconds }
}

function parameter(header: string | null, name: string): number | null {
  const digits = new RegExp(`;\\s*${name}=(\\d{1,9})`).exec(header ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}
