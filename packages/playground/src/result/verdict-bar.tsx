import { capital, counted } from '@content-trust/design'
import { decisionLabel, verdictTone } from '@content-trust/engine/report'
import type { RefObject } from 'react'
import type { RoutedResult } from './decision.tsx'

interface VerdictBarProps {
  readonly result: RoutedResult | null
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** The decision at the lower edge of a narrow window, and the word of it for those who listen. */
export function VerdictBar({ result, heading }: VerdictBarProps) {
  const label = result === null ? '' : capital(decisionLabel(result))
  const findings = result === null ? '' : counted(result.evidence.length, 'finding')
  return (
    <>
      <p className="hidden-text" role="status">
        {result !== null && `${label}. ${findings}.`}
      </p>
      {result !== null && (
        <button
          type="button"
          className="verdict-bar"
          data-action={verdictTone(result)}
          onClick={() => {
            heading.current?.focus({ preventScroll: true })
            heading.current?.closest('.decision')?.scrollIntoView({ block: 'start' })
          }}
        >
          <b>{label}</b>
          <span className="soft">{findings}</span>
        </button>
      )}
    </>
  )
}
