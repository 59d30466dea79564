import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

interface VisibleRange {
  readonly top: number
  readonly bottom: number
}

/** Pixels in whose multiples the range is reported; less would draw at every turn of the wheel. */
const STEP = 100

/**
 * The visible part of a list, in pixels from its top, and a function that scrolls to a part. `around`
 * selects the element that scrolls.
 */
export function useVisibleRange(
  frame: RefObject<HTMLElement | null>,
  around: string,
): {
  readonly range: VisibleRange
  show(top: number, height: number): void
} {
  const [range, setRange] = useState<VisibleRange>({ top: 0, bottom: 800 })
  useLayoutEffect(() => {
    const scroller = scrollerOf(frame.current, around)
    if (scroller === null) return
    const look = (): void => {
      const above = offsetIn(scroller, frame.current)
      const top = Math.floor((scroller.scrollTop - above) / STEP) * STEP
      const bottom = top + scroller.clientHeight + STEP
      setRange((old) => (old.top === top && old.bottom === bottom ? old : { top, bottom }))
    }
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [frame, around])
  const show = useCallback(
    (top: number, height: number) => {
      const scroller = scrollerOf(frame.current, around)
      if (scroller === null) return
      const from = top + offsetIn(scroller, frame.current)
      if (from < scroller.scrollTop) scroller.scrollTop = from
      else if (from + height > scroller.scrollTop + scroller.clientHeight) {
        scroller.scrollTop = from + height - scroller.clientHeight
      }
    },
    [frame, around],
  )
  return { range, show }
}

function scrollerOf(frame: HTMLElement | null, around: string): HTMLElement | null {
  return frame?.closest<HTMLElement>(around) ?? null
}

function offsetIn(scroller: HTMLElement, frame: HTMLElement | null): number {
  if (frame === null) return 0
  const between = frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return between + scroller.scrollTop
}
