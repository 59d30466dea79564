import { counted } from '@content-trust/design'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
})

/** An amount in dollars, with up to four decimals: a call may cost half a cent. */
export function money(cents: number): string {
  return dollars.format(cents / 100)
}

/** A waiting time, rounded up. */
export function wait(seconds: number): string {
  if (seconds < 90) return counted(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}
