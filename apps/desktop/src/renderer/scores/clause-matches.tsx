import { selectMark } from '../editor/go-to-mark.ts'
import { policyMessages as messages } from '../language/policy-messages.ts'
import type { Analysis } from '../state/analyses.ts'

interface ClauseMatchesProps {
  readonly analysis: Analysis
  /** The clause as written. */
  readonly words: string
}

/** The places of the draft that a clause met, each a button that goes there. */
export function ClauseMatches({ analysis, words }: ClauseMatchesProps) {
  const { findings, marks } = analysis
  const matches = findings.flatMap((finding, index) =>
    finding.clause?.words === words
      ? [{ index, finding, mark: marks.find((mark) => mark.finding === index) }]
      : [],
  )
  if (matches.length === 0) return null
  return (
    <>
      <p className="soft">{messages.met(matches.length)}</p>
      <ul className="cost-list">
        {matches.map(({ index, finding, mark }) => (
          <li key={index}>
            <button
              type="button"
              disabled={mark === undefined}
              onClick={() => {
                if (mark !== undefined) selectMark(mark)
              }}
            >
              <span className="cost-quote" dir="auto">
                {finding.quote}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
