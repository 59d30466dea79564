/**
 * The milliseconds that a `Retry-After` header asks for, given as seconds or as a date; null where it says
 * nothing that can be read.
 */
export function retryAfterMs(value: string | null, now: number): number | null {
  if (value === null) return null
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
