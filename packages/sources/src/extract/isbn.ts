/** Whether 10 or 13 characters end with the check digit that the others make. */
export function hasCheckDigit(digits: string): boolean {
  if (/^97[89]\d{10}$/.test(digits))
    return weightedSum(digits, (at) => (at % 2 === 0 ? 1 : 3)) % 10 === 0
  if (/^\d{9}[\dX]$/.test(digits)) return weightedSum(digits, (at) => 10 - at) % 11 === 0
  return false
}

/** An ISBN in 13 digits; one whose check digit is wrong stays as it is, since no book has it. */
export function normalIsbn(digits: string): string {
  if (digits.length !== 10 || !hasCheckDigit(digits)) return digits
  const stem = `978${digits.slice(0, 9)}`
  const rest = weightedSum(stem, (at) => (at % 2 === 0 ? 1 : 3)) % 10
  return `${stem}${(10 - rest) % 10}`
}

function weightedSum(digits: string, weight: (at: number) => number): number {
  return [...digits].reduce(
    (sum, digit, at) => sum + weight(at) * (digit === 'X' ? 10 : Number(digit)),
    0,
  )
}
