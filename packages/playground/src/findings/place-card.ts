/** Between the words and their card, in pixels. */
const GAP = 8

/** Puts a card below the last line of its words, within the element that it is placed in. */
export function placeBelow(
  card: HTMLElement,
  line: { readonly left: number; readonly bottom: number },
): void {
  const frame = card.offsetParent
  if (frame === null) return
  const around = frame.getBoundingClientRect()
  const space = frame.clientWidth - card.offsetWidth
  const left = Math.max(0, Math.min(line.left - around.left, space))
  card.style.setProperty('left', `${left}px`)
  card.style.setProperty('top', `${line.bottom - around.top + GAP}px`)
}

/** Puts a card below the element before it. */
export function placeBelowPrevious(card: HTMLElement): void {
  const mark = card.previousElementSibling
  if (mark === null) return
  // A mark that wraps has a box for each line; the card must cover none of them.
  placeBelow(card, [...mark.getClientRects()].at(-1) ?? mark.getBoundingClientRect())
}
