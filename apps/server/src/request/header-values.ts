/** Every value that a header was sent with; Node itself keeps one and hides the rest. */
export function headerValues(raw: readonly string[], name: string): string[] {
  return raw.flatMap((value, index) =>
    index % 2 === 1 && raw[index - 1]?.toLowerCase() === name ? [value] : [],
  )
}
