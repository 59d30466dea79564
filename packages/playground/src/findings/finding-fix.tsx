import { type Finding, suggestionText } from '@content-trust/engine/report'
import { fixOf, type Outcome } from '../outcome.ts'

interface FindingFixProps {
  readonly finding: Finding
  readonly outcome: Pick<Outcome, 'fixes'>
}

/** What to write instead; where no words are proposed, what would fix findings of this kind. */
export function FindingFix({ finding, outcome }: FindingFixProps) {
  const advice = suggestionText(finding) ?? fixOf(outcome, finding)
  if (advice === null) return null
  return (
    <p className="finding-fix">
      <b>Fix:</b> {advice}
    </p>
  )
}
