import type { Milliseconds } from '../money.ts'

/** The lowest id of an operation that began at a time or later; of the same shape, so that all sort alike. */
export function oldestIdAt(time: Milliseconds): string {
  const digits = Math.max(0, Math.floor(time)).toString(16).padStart(12, '0')
  return `op_${digits.slice(0, 8)}-${digits.slice(8)}-7000-0000-000000000000`
}
