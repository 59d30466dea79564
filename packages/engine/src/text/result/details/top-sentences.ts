/** The indices of the largest positive values, largest first; one pass, so that a long draft stays linear. */
export function topSentences(
  values: Float64Array,
  most: number,
  counts: (index: number) => boolean,
): number[] {
  const top: number[] = []
  // What a sentence has to exceed to be among them.
  let least = 0
  for (let index = 0; index < values.length; index++) {
    if (values[index] <= least || !counts(index)) continue
    let at = top.length
    while (at > 0 && values[top[at - 1]] < values[index]) at--
    top.splice(at, 0, index)
    if (top.length > most) top.pop()
    if (top.length === most) least = values[top[most - 1]]
  }
  return top
}
