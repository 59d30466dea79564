/**
 * Keeps as many items as pass together, in order: all of them when they do, else by halves. A test
 * looks at a whole draft, so their number is bounded; what the bound leaves untested is dropped.
 */
export function keepPassing<Item>(
  items: readonly Item[],
  pass: (items: readonly Item[]) => boolean,
  mostTests: number,
): Item[] {
  let tests = 0
  let kept: readonly Item[] = []
  const add = (group: readonly Item[]): void => {
    if (group.length === 0 || tests >= mostTests) return
    tests++
    if (pass([...kept, ...group])) {
      kept = [...kept, ...group]
      return
    }
    if (group.length === 1) return
    const middle = group.length >> 1
    add(group.slice(0, middle))
    add(group.slice(middle))
  }
  add(items)
  return [...kept]
}
