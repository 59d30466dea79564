/** Whether one word becomes the other by adding, dropping or changing one character, or by swapping two neighbours. */
export function isOneEdit(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const rest = one.slice(start)
  const otherRest = other.slice(start)
  const isSwap = rest[0] === otherRest[1] && rest[1] === otherRest[0]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (isSwap && rest.length > 1 && rest.slice(2) === otherRest.slice(2))
  )
}
