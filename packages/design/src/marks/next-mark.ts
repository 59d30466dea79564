interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The mark to go to from a selection, around the end. A caret goes to the mark that it is in
 * first; a selection is where the last step led, so it goes on from there. Marks come in reading order.
 */
export function nextMark<M extends Span>(
  marks: readonly M[],
  { from, to }: Span,
  step: 1 | -1,
): M | undefined {
  const isCaret = from === to
  if (step === 1) {
    const isNext = (mark: M): boolean =>
      isCaret ? mark.to > from || mark.from >= from : isAfter(mark, { from, to })
    return marks.find(isNext) ?? marks[0]
  }
  const isNext = (mark: M): boolean => (isCaret ? mark.from < from : isAfter({ from, to }, mark))
  return marks.findLast(isNext) ?? marks.at(-1)
}

/** Reading order: what begins later, or begins together and ends earlier. */
function isAfter(a: Span, b: Span): boolean {
  return a.from > b.from || (a.from === b.from && a.to < b.to)
}
