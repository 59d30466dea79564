/** The indices of the largest positive values, largest first; one pass, so that a long draft stays linear. */
export function topSentences(
  values: Float64Array,
  most: number,
  counts: (index: number) => boolean,
): number[] {
  const top: number[] = []
  for (let index = 0; index < values.length; index++) {
    if (values[index] <= 0 || !counts(index)) continue
    let at = top.length
    while (at > 0 && values[top[at - 1]] < values[index]) at--
    if (at < most) top.splice(at, 0, index)
    if (top.length > most) top.pop()
  }
  return top
}
