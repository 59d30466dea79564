import { capital } from '@content-trust/design'
import { actionLabels } from '@content-trust/engine/report'
import type { ClauseReading } from '../../shared/ipc/policies.ts'
import { policyMessages as messages } from '../language/policy-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { ClauseMatches } from './clause-matches.tsx'
import { partsOf } from './left-out.ts'

interface ClauseItemProps {
  readonly clause: ClauseReading
  readonly analysis: Analysis
  /** Writes the reworded clause in place of this one; null where the policy is set elsewhere. */
  readonly onReword: ((clause: ClauseReading) => void) | null
}

const signs = { whole: '✓', part: '◐', none: '✕', permission: '–' } as const

/** A clause, how it was read, what to write instead, and what it met. */
export function ClauseItem({ clause, analysis, onReword }: ClauseItemProps) {
  const { text, reading, looksFor, action, leftOut, suggestion, reworded } = clause
  const named = (how: 'ignored' | 'literal') =>
    leftOut.filter((left) => left.how === how).map(({ words }) => words)
  const ignored = named('ignored')
  const literal = named('literal')
  return (
    <li className="clause" data-reading={reading}>
      <p className="clause-words" dir="auto">
        <ClauseWords clause={clause} />
      </p>
      <p>
        <span className="clause-state">
          <span aria-hidden="true">{signs[reading]}</span> {messages.readings[reading]}.
        </span>{' '}
        {reading === 'permission' && messages.permission}
        {looksFor !== null && (
          <>
            {messages.looksFor(looksFor)}{' '}
            <b className="clause-decision">
              {action === null
                ? messages.listsOnly
                : messages.decision(capital(actionLabels[action]))}
            </b>
          </>
        )}
      </p>
      {ignored.length > 0 && <p>{messages.ignored(ignored)}</p>}
      {literal.length > 0 && <p>{messages.literal(literal)}</p>}
      {reworded !== null && onReword !== null ? (
        <button type="button" className="link-button" onClick={() => onReword(clause)}>
          {messages.writeInstead(reworded)}
        </button>
      ) : (
        suggestion !== null && <p className="soft">{suggestion}</p>
      )}
      <ClauseMatches analysis={analysis} words={text} />
    </li>
  )
}

/** The words as written, those that were not applied underlined. */
function ClauseWords({ clause }: { readonly clause: ClauseReading }) {
  return partsOf(clause).map(({ text, isLeftOut }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and never move.
    isLeftOut ? <u key={index}>{text}</u> : <span key={index}>{text}</span>,
  )
}
