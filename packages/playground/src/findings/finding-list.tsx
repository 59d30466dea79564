import { capital, groupOf, Swatch } from '@content-trust/design'
import type { Outcome, ShownPlaces } from '../outcome.ts'
import { FindingFix } from './finding-fix.tsx'

interface FindingListProps {
  readonly outcome: Outcome
  readonly places: ShownPlaces
  readonly chosen: number | null
  readonly onChoose: (index: number) => void
}

/** Characters of a quote; an explanation that contains them is shown without the quote. */
const QUOTED = 24

/** All findings in reading order; those about the whole draft come last, without a place. */
export function FindingList({ outcome, places, chosen, onChoose }: FindingListProps) {
  const { findings } = outcome
  return (
    <section className="desk-findings" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2>
      {findings.length === 0 ? (
        <p className="soft">The rules found nothing to mark.</p>
      ) : (
        <ol className="finding-list">
          {findings.map((finding, index) => {
            const isPlaced = (places[index] ?? null) !== null
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finding has no other key, and the list only shrinks
              <li key={index} aria-current={index === chosen ? 'true' : undefined}>
                <Swatch group={groupOf(finding.type)} />
                <div>
                  {!finding.explanation.includes(finding.quote.slice(0, QUOTED)) && (
                    <p className="finding-quote">“{finding.quote}”</p>
                  )}
                  {isPlaced ? (
                    <button type="button" className="finding-jump" onClick={() => onChoose(index)}>
                      {finding.explanation}
                    </button>
                  ) : (
                    <p>{finding.explanation}</p>
                  )}
                  <FindingFix finding={finding} outcome={outcome} />
                </div>
                <p className="finding-kind small soft">
                  {capital(finding.title)}, {finding.severity}
                </p>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
