import { useEffect } from 'react'
import type { ShownPlaces } from '../outcome.ts'
import { reveal } from './reveal.ts'

/** Moves the focus to the place in the text where a finding begins. */
export function focusMark(index: number): void {
  const mark = document.querySelector(`[data-starts~="${index}"]`)
  if (!(mark instanceof HTMLElement)) return
  mark.focus({ preventScroll: true })
  reveal(mark, 'center')
}

/** The next shown finding, wrapping around; null where none is shown. */
export function nextFinding(
  places: readonly (object | null)[],
  from: number | null,
  step: 1 | -1,
): number | null {
  const shown = places.flatMap((place, index) => (place === null ? [] : [index]))
  const at = from === null ? -1 : shown.indexOf(from)
  const next = at === -1 ? (step === 1 ? 0 : -1) : at + step
  return shown.at(next % shown.length) ?? null
}

/** F8 and Shift+F8 go from finding to finding, Escape closes the card, wherever the focus is. */
export function useFindingKeys(
  places: ShownPlaces,
  chosen: number | null,
  choose: (index: number | null) => void,
): void {
  useEffect(() => {
    if (places.length === 0) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && chosen !== null) {
        event.preventDefault()
        focusMark(chosen)
        choose(null)
      }
      if (event.key !== 'F8') return
      event.preventDefault()
      const next = nextFinding(places, chosen, event.shiftKey ? -1 : 1)
      choose(next)
      if (next !== null) focusMark(next)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [places, chosen, choose])
}
