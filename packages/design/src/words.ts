const whole = new Intl.NumberFormat('en-US')

/** A number with separators between thousands. */
export function count(value: number): string {
  return whole.format(value)
}

/** A number with its noun, such as `3 days`. */
export function counted(value: number, noun: string, nouns = `${noun}s`): string {
  return `${count(value)} ${value === 1 ? noun : nouns}`
}

/** The first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
