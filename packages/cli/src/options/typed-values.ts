import { didYouMean, UsageError } from '@content-trust/workspace'

/** Reads an option whose value must be one of a list. */
export function pick<T extends string>(
  option: string,
  value: string | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined
  const found = known.find((candidate) => candidate === value)
  if (found !== undefined) return found
  throw new UsageError(
    `Unexpected value \`${value}\` for ${option}, expected one of ${known.join(', ')}.${didYouMean(value, known)}`,
  )
}

/** Reads an option whose value must be a whole number of at least `min`; null without the option. */
export function wholeNumber(option: string, value: string | undefined, min: number): number | null {
  if (value === undefined) return null
  if (/^\d{1,9}$/.test(value) && Number(value) >= min) return Number(value)
  throw new UsageError(
    `Unexpected value \`${value}\` for ${option}, expected a whole number of at least ${min}.`,
  )
}

/** Reads an option whose value may be at most `max` characters long. */
export function atMost(option: string, value: string | undefined, max: number): string | undefined {
  const length = [...(value ?? '')].length
  if (length <= max) return value
  throw new UsageError(`${option} is ${length} characters long, expected at most ${max}.`)
}
