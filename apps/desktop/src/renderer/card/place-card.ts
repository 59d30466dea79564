interface Line {
  readonly top: number
  readonly bottom: number
}

interface CardSpace {
  /** The part of the window that the card may take. */
  readonly area: Line & { readonly left: number; readonly right: number }
  /** The text that the card speaks of. */
  readonly anchor: Line & { readonly left: number }
  /** The line of the caret, which stays visible; null while it is scrolled away. */
  readonly caret: Line | null
  readonly width: number
  readonly height: number
}

export interface CardPlace {
  readonly left: number
  readonly top: number
  readonly maxHeight: number
}

/** Between the text and the card: little enough for the pointer to cross. */
const GAP = 6

/** Puts a card below its text, else above, else where most space is; never over it or the caret's line. */
export function placeCard({ area, anchor, caret, width, height }: CardSpace): CardPlace {
  const left = Math.max(area.left, Math.min(anchor.left, area.right - width))
  const bands = freeBands(area, caret === null ? [anchor] : [anchor, caret])
  // Beside its text first, below before above.
  const distance = (band: Line): number =>
    band.top >= anchor.bottom ? band.top - anchor.bottom : anchor.top - band.bottom + GAP / 2
  const byDistance = bands.toSorted((a, b) => distance(a) - distance(b))
  const widest = bands.toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top))[0]
  const band = byDistance.find(({ top, bottom }) => bottom - top >= height) ?? widest ?? area
  const available = band.bottom - band.top
  const shown = Math.min(height, available)
  const top = band.top >= anchor.bottom ? band.top : band.bottom - shown
  return { left, top, maxHeight: available }
}

/** The free bands between lines, with a margin around each. */
function freeBands(area: Line, taken: readonly Line[]): Line[] {
  const bands: Line[] = []
  let top = area.top
  for (const line of taken.toSorted((a, b) => a.top - b.top)) {
    bands.push({ top, bottom: line.top - GAP })
    top = Math.max(top, line.bottom + GAP)
  }
  bands.push({ top, bottom: area.bottom })
  return bands.filter((band) => band.bottom > band.top)
}
