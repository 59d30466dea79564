import { counted } from '@content-trust/design'
import { useState } from 'react'
import { type Outcome, placesOf } from '../outcome.ts'

interface FixListProps {
  readonly fixes: readonly string[]
  /** The scored draft; null for a file, which has no places. */
  readonly outcome: Outcome | null
  readonly onGo: (index: number) => void
}

/** What to fix first. Each fix leads to its first place in the draft, and pressed again to the next one. */
export function FixList({ fixes, outcome, onGo }: FixListProps) {
  const [visited, setVisited] = useState<{ readonly fix: string; readonly turn: number } | null>(
    null,
  )
  const go = (fix: string, places: readonly number[]): void => {
    const turn = visited?.fix === fix ? visited.turn + 1 : 0
    const index = places[turn % places.length]
    setVisited({ fix, turn })
    if (index !== undefined) onGo(index)
  }
  return (
    <div className="fixes">
      <h2>What to fix first</h2>
      <ol>
        {fixes.map((fix) => {
          const places = outcome === null ? [] : placesOf(outcome, fix)
          return (
            <li key={fix}>
              {places.length === 0 ? (
                fix
              ) : (
                <button type="button" className="fix-jump" onClick={() => go(fix, places)}>
                  {fix} <span className="fix-places small">{counted(places.length, 'place')}</span>
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
