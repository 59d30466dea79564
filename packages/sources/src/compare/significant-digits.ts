/** The digits of a number without its marks, its scale and the zeros around it: 12 for 1,200 and for 0.12. */
export function significantDigits(digits: string): string {
  const plain = digits.replaceAll(/[.,]/g, '')
  let [start, end] = [0, plain.length]
  while (plain[start] === '0') start++
  while (end > start && plain[end - 1] === '0') end--
  return plain.slice(start, end)
}
