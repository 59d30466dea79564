import { capital, Swatch, sentenceNumber } from '@content-trust/design'
import { suggestionText } from '@content-trust/engine/report'
import { editingMessages } from '../language/editing-messages.ts'
import type { Row } from './visible-rows.ts'

const { findings: messages } = editingMessages

interface FindingRowProps {
  readonly row: Row
  /** Pixels from the top of the list. */
  readonly top: number
  readonly id: string
  readonly count: number
  readonly isActive: boolean
  readonly sentences: readonly number[]
  choose(row: Row): void
}

/** One finding; a click goes to its text. */
export function FindingRow(props: FindingRowProps) {
  const { row, top, id, count, isActive, sentences, choose } = props
  const { finding, mark } = row.entry
  const suggestion = suggestionText(finding)
  const { at, of } = sentenceNumber(sentences, finding.place?.start ?? 0)
  const place =
    mark.scope === 'draft' ? messages.wholeDraft : of === 0 ? '' : messages.sentence(at, of)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box has the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="finding-row"
      style={{ top }}
      aria-selected={isActive}
      aria-setsize={count}
      aria-posinset={row.index + 1}
      onClick={() => choose(row)}
    >
      <p className="finding-kind small">
        <Swatch group={mark.group} />
        <span>
          {capital(finding.title)}
          {place !== '' && <span className="hidden-text">, {place}</span>}
        </span>
        <span className={`finding-severity is-severity-${finding.severity}`}>
          {finding.severity}
        </span>
      </p>
      <p className="finding-quote" dir="auto">
        {mark.scope === 'draft' ? capital(messages.wholeDraft) : finding.quote}
      </p>
      <p className="finding-text small">
        {suggestion !== null && <b>{suggestion} </b>}
        {finding.explanation}
      </p>
    </div>
  )
}
