/** Every value that a header was sent with; Node's `headers` has only one of them. */
export function headerValues(raw: readonly string[], name: string): string[] {
  return raw.flatMap((value, index) =>
    index % 2 === 1 && raw[index - 1]?.toLowerCase() === name ? [value] : [],
  )
}
