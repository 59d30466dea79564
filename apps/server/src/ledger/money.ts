/** Money as whole micro-USD: a safe integer, 10,000 to the cent (decision 34). */
export type MicroUsd = number

/** A time as milliseconds since 1970, UTC. */
export type Milliseconds = number

/** Returns the time; tests pass their own. */
export type Clock = () => Milliseconds

/** Micro-USD in one cent. */
export const microPerCent = 10_000

/** An amount as cents for JSON: an exact division with at most four decimals. */
export function toCents(amount: MicroUsd): number {
  return amount / microPerCent
}

/** Cents as micro-USD; throws a `RangeError` for more than four decimals. */
export function fromCents(cents: number): MicroUsd {
  const amount = Math.round(cents * microPerCent)
  if (!Number.isSafeInteger(amount) || toCents(amount) !== cents) {
    throw new RangeError(`Unexpected amount \`${cents}\`, expected cents with at most 4 decimals.`)
  }
  return amount
}
