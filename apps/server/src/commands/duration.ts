import { UsageError } from '../command-host.ts'
import type { Milliseconds } from '../ledger/money.ts'

const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const pattern = /^(\d{1,6})([smhd])$/
const longest: Milliseconds = 90 * units.d

/** Parses a duration such as `24h`: a number and s, m, h or d, at most 90 days. */
export function readDuration(text: string): Milliseconds {
  const [, amount, unit] = pattern.exec(text) ?? []
  const duration = isUnit(unit) ? Number(amount) * units[unit] : Number.NaN
  if (duration <= longest) return duration
  throw new UsageError(
    `Unexpected duration \`${text}\`, expected a number and s, m, h or d, such as \`24h\`, and at most 90 days.`,
  )
}

function isUnit(text: string | undefined): text is keyof typeof units {
  return text !== undefined && text in units
}
