import { Decision } from './decision.tsx'
import { ScoreRows } from './score-rows.tsx'
import { useActiveAnalysis } from './use-active-analysis.ts'

/** The decision and what it rests on, always in sight. */
export function ScoresPanel() {
  const analysis = useActiveAnalysis()
  return (
    <div className="scores-panel" aria-busy={analysis.status === 'scoring'}>
      <Decision analysis={analysis} />
      <ScoreRows result={analysis.result} />
      <p className="small soft">A workflow signal, not proof of authorship.</p>
    </div>
  )
}
