import { layout } from '../app/layout.ts'
import { useStore } from '../app/store.ts'
import { counted } from '../app/words.ts'
import { caret } from '../editor/caret.ts'
import { useActiveAnalysis } from '../scores/use-active-analysis.ts'
import { FindingRow } from './finding-row.tsx'
import { Legend } from './legend.tsx'

/** What was seen in the draft, in reading order; the row of the words under the caret stands out. */
export function FindingsPanel() {
  const { findings, marks, result, isCut } = useActiveAnalysis()
  const at = useStore(caret, (offset) => offset)
  const hidden = useStore(layout, (state) => state.hiddenGroups)
  const shown = marks.filter(({ group }) => !hidden.has(group))
  const whole = findings.filter(({ place }) => place === null)
  if (result === null) return null
  return (
    <>
      <Legend marks={marks} hidden={hidden} />
      {isCut && (
        <p className="notice small">Only the first 100,000 characters of this draft are scored.</p>
      )}
      {shown.length + whole.length === 0 && (
        <p className="soft findings-empty">
          {marks.length === 0
            ? 'Nothing to show: no rule saw anything here.'
            : 'All marks are hidden.'}
        </p>
      )}
      <ol className="finding-list" aria-label={counted(shown.length + whole.length, 'finding')}>
        {shown.map((mark) => {
          const finding = findings[mark.finding]
          return finding === undefined ? null : (
            <FindingRow
              key={mark.finding}
              finding={finding}
              mark={mark}
              isCurrent={mark.from <= at && at <= mark.to}
            />
          )
        })}
        {whole.map((finding) => (
          <FindingRow
            key={`${finding.rule} ${finding.quote} ${finding.explanation}`}
            finding={finding}
            mark={null}
            isCurrent={false}
          />
        ))}
      </ol>
    </>
  )
}
