const words = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** A count as prose has it: in words up to ten, then in digits. */
export function countInWords(count: number): string {
  return words[count] ?? String(count)
}
