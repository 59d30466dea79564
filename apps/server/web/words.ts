const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
})
const whole = new Intl.NumberFormat('en-US')

/** An amount in dollars, with up to four decimals: a call may cost half a cent. */
export function money(cents: number): string {
  return dollars.format(cents / 100)
}

/** A number with separators between thousands. */
export function count(value: number): string {
  return whole.format(value)
}

/** A number with its noun, such as `3 days`. */
export function counted(value: number, noun: string, nouns = `${noun}s`): string {
  return `${count(value)} ${value === 1 ? noun : nouns}`
}

/** A waiting time, rounded up. */
export function wait(seconds: number): string {
  if (seconds < 90) return counted(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

/** The first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
