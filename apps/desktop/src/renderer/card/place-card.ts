interface Line {
  readonly top: number
  readonly bottom: number
}

export interface CardSpace {
  /** Where the text is: the card lies over it as long as it fits there. */
  readonly area: Line & { readonly left: number; readonly right: number }
  /** The whole window, for a card that does not fit over the text. */
  readonly window: Line
  /** The text that the card speaks of. */
  readonly anchor: Line & { readonly left: number }
  /** The line of the caret; null while it is scrolled away. */
  readonly caret: Line | null
  readonly width: number
  readonly height: number
}

export interface CardPlace {
  readonly left: number
  readonly top: number
  /** The height of the free band: less than the card's where it fits nowhere. */
  readonly maxHeight: number
}

/** Between the text and the card: little enough for the pointer to cross. */
const GAP = 6

/**
 * Puts a card below its text, else above it. It never covers that text, and it covers the line of the caret
 * only where nothing else is left; where it fits nowhere, it has the widest band of the window.
 */
export function placeCard(space: CardSpace): CardPlace {
  const { area, anchor, caret, width, height } = space
  const left = Math.max(area.left, Math.min(anchor.left, area.right - width))
  const kept = caret === null ? [anchor] : [anchor, caret]
  const tries: readonly (readonly [Line, readonly Line[]])[] = [
    [area, kept],
    [space.window, kept],
    [space.window, [anchor]],
  ]
  const fitting = tries.flatMap(
    ([within, lines]) =>
      byDistance(freeBands(within, lines), anchor).find(
        ({ top, bottom }) => bottom - top >= height,
      ) ?? [],
  )
  const bands = freeBands(space.window, [anchor])
  const widest = bands.toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top))[0]
  const band = fitting[0] ?? widest ?? area
  const available = band.bottom - band.top
  const top = band.top >= anchor.bottom ? band.top : band.bottom - Math.min(height, available)
  return { left, top, maxHeight: available }
}

/** Beside its text first, below before above. */
function byDistance(bands: readonly Line[], anchor: Line): Line[] {
  const distance = (band: Line): number =>
    band.top >= anchor.bottom ? band.top - anchor.bottom : anchor.top - band.bottom + GAP / 2
  return bands.toSorted((a, b) => distance(a) - distance(b))
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
