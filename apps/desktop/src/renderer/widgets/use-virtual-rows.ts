import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

interface RowsOptions {
  /** The list; it lies within what scrolls, below whatever else is there. */
  readonly frame: RefObject<HTMLElement | null>
  /** Selects what scrolls. */
  readonly around: string
  readonly count: number
  /** The row that the keys are on, which is always drawn; -1 for none. */
  readonly active: number
  /** The height of a row in pixels, before it is measured. */
  heightOf(index: number): number
  keyOf(index: number): string | number
}

interface VirtualRow {
  readonly index: number
  /** Pixels from the top of the list. */
  readonly top: number
}

interface VirtualRows {
  /** The rows to draw: the visible ones, some beside them, and the active one. */
  readonly rows: readonly VirtualRow[]
  /** Pixels of all rows. */
  readonly height: number
  /** Measures a row that is as high as its words; it needs `data-index`. */
  measure(element: Element | null): void
  /** Scrolls as little as shows a row. */
  show(index: number): void
}

/** Rows drawn above and below the visible ones, so that scrolling shows no gap. */
const SPARE = 8

/** The visible rows of a long list. */
export function useVirtualRows(options: RowsOptions): VirtualRows {
  const { frame, around, count, active, heightOf, keyOf } = options
  const above = useOffset(frame, around)
  const virtualizer: Virtualizer<HTMLElement, Element> = useVirtualizer<HTMLElement, Element>({
    count,
    estimateSize: heightOf,
    getItemKey: keyOf,
    getScrollElement: () => frame.current?.closest<HTMLElement>(around) ?? null,
    overscan: SPARE,
    scrollMargin: above,
    initialRect: { width: 300, height: 800 },
    // Scrolling moves rows by itself; only another set of rows has to be drawn.
    useFlushSync: false,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      const isMissing = active >= 0 && active < count && !shown.includes(active)
      return isMissing ? [...shown, active].toSorted((a, b) => a - b) : shown
    },
  })
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - above })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}

/** Pixels between the top of what scrolls and the list, as long as something above it may grow. */
function useOffset(frame: RefObject<HTMLElement | null>, around: string): number {
  const [above, setAbove] = useState(0)
  const look = (): void => {
    const scroller = frame.current?.closest<HTMLElement>(around)
    if (frame.current == null || scroller == null) return
    const between = frame.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    setAbove(Math.round(between + scroller.scrollTop))
  }
  useLayoutEffect(look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the window, not what was drawn.
  useEffect(() => {
    const sizes = new ResizeObserver(look)
    for (const beside of frame.current?.parentElement?.children ?? []) {
      if (beside !== frame.current) sizes.observe(beside)
    }
    return () => sizes.disconnect()
  }, [frame, around])
  return above
}
