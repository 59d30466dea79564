import { groupOf } from '@content-trust/design'
import { type Finding, suggestionText } from '@content-trust/engine/report'
import { capital } from '../words.ts'
import { Swatch } from './legend.tsx'
import type { ShownPlaces } from './use-finding-keys.ts'

interface FindingListProps {
  readonly findings: readonly Finding[]
  readonly places: ShownPlaces
  readonly chosen: number | null
  readonly onChoose: (index: number) => void
}

/** Characters of a quote; an explanation that contains them is shown without the quote. */
const QUOTED = 24

/** All findings in reading order; those about the whole draft come last, without a place. */
export function FindingList({ findings, places, chosen, onChoose }: FindingListProps) {
  return (
    <section className="desk-findings" aria-labelledby="findings-title">
      <h2 id="findings-title">Findings</h2>
      {findings.length === 0 ? (
        <p className="soft">The rules found nothing to mark.</p>
      ) : (
        <ol className="finding-list">
          {findings.map((finding, index) => {
            const isPlaced = (places[index] ?? null) !== null
            const suggestion = suggestionText(finding)
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
                  {suggestion !== null && <p className="small soft">{suggestion}</p>}
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
