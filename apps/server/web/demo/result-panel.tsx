import {
  Decision,
  FixList,
  type Outcome,
  ResultNotes,
  ScoreRows,
  ShareResult,
} from '@content-trust/playground'
import type { RefObject } from 'react'
import { MediaScores } from './media-scores.tsx'
import type { Demo } from './use-demo.ts'
import type { FileOutcome } from './use-file.ts'

interface ResultPanelProps {
  readonly outcome: Outcome | null
  readonly file: FileOutcome | null
  readonly demo: Demo
  readonly isScoring: boolean
  /** Gets the focus when a result arrives. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Leads to the words of a finding. */
  readonly onGo: (index: number) => void
}

/** The decision and what it is based on. Before the first score the same rows are empty. */
export function ResultPanel(props: ResultPanelProps) {
  const { outcome, file, demo, isScoring, heading, onGo } = props
  const result = file?.result ?? outcome?.result ?? null
  return (
    <aside className="desk-result" aria-label="Result" aria-busy={isScoring}>
      <Decision result={result} heading={heading}>
        {outcome?.isEdited === true &&
          demo.by === 'service' &&
          'The draft has changed since it was scored.'}
      </Decision>
      {file === null ? (
        <ScoreRows result={outcome?.result ?? null} />
      ) : (
        <MediaScores result={file.result} />
      )}
      {result !== null && <ResultNotes result={result} />}
      {result !== null && result.recommended_fixes.length > 0 && (
        <FixList fixes={result.recommended_fixes} outcome={outcome} onGo={onGo} />
      )}
      {outcome !== null && (
        <ShareResult outcome={outcome} draft={{ use: demo.use, format: demo.format }} />
      )}
    </aside>
  )
}
