import { groupOf } from '@content-trust/design'
import { type Finding, suggestionText } from '@content-trust/engine/report'
import { capital } from '../app/words.ts'
import { selectMark } from '../editor/go-to-mark.ts'
import type { Mark } from '../editor/marks.ts'
import { Swatch } from './swatch.tsx'

interface FindingRowProps {
  readonly finding: Finding
  /** Null: the finding is about the whole draft. */
  readonly mark: Mark | null
  readonly isCurrent: boolean
}

/** One finding; a click goes to its words. */
export function FindingRow({ finding, mark, isCurrent }: FindingRowProps) {
  const suggestion = suggestionText(finding)
  return (
    <li aria-current={isCurrent ? 'true' : undefined}>
      <p className="finding-kind small">
        <Swatch group={groupOf(finding.type)} />
        <span>{capital(finding.title)}</span>
        <span className={`finding-severity is-severity-${finding.severity}`}>
          {finding.severity}
        </span>
      </p>
      {mark !== null && (
        <button type="button" className="finding-quote" onClick={() => selectMark(mark)}>
          {finding.quote}
        </button>
      )}
      <p className="small">
        {finding.explanation}
        {suggestion !== null && <b className="finding-suggestion"> {suggestion}</b>}
      </p>
    </li>
  )
}
