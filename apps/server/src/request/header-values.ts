/** Every value that a header was sent with; Node's `headers` has only one of them. */
export function headerValues(raw: readonly string[], name: string): string[] {
  const values: string[] = []
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const sent = raw[index] ?? ''
    // Most names differ in length, and every request is searched several times.
    if (sent.length === name.length && sent.toLowerCase() === name)
      values.push(raw[index + 1] ?? '')
  }
  return values
}
