import type { Mark } from '@content-trust/design'

interface Selected {
  readonly from: number
  readonly to: number
  readonly head: number
}

/**
 * The finding that the caret is about: the chosen one while it is there, else the selected, else
 * the shortest.
 */
export function currentFinding(
  marks: readonly Mark[],
  { from, to, head }: Selected,
  chosen: number | null,
): number | null {
  const here = marks.filter(
    (mark) =>
      mark.finding === chosen || (mark.scope !== 'draft' && mark.from <= head && head <= mark.to),
  )
  const isChosen = (mark: Mark): boolean =>
    mark.finding === chosen &&
    (mark.scope === 'draft' ? head === mark.from : mark.from <= head && head <= mark.to)
  const found =
    here.find(isChosen) ??
    here.find((mark) => from < to && mark.from === from && mark.to === to) ??
    here
      .filter((mark) => mark.scope !== 'draft' && mark.from <= head && head <= mark.to)
      .toSorted((a, b) => a.to - a.from - (b.to - b.from))[0]
  return found?.finding ?? null
}
