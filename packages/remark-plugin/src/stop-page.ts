import { actionMeaning, type ScoredReport } from '@content-trust/engine/report'
import type { VFile } from 'vfile'
import { placeOf, source } from './page-messages.ts'
import { reasonsOf } from './report/reasons.ts'
import { type GateOption, stopText } from './report/stop-text.ts'
import { asThrown } from './thrown-message.ts'

/** Fails a page by one message that names the decision, the top reasons and what to do. */
export function stopPage(file: VFile, report: ScoredReport, option: GateOption): never {
  const { first } = reasonsOf(report)
  const message = file.message(stopText(report, option), {
    ...(first === null ? {} : { place: placeOf(first) }),
    ruleId: 'decision',
    source,
  })
  message.note = meaningOf(report)
  throw asThrown(message)
}

// Where rules alone stop a page, its decision would say that the page may be published.
function meaningOf({ result, gateFailure }: ScoredReport): string {
  const { rules = [] } = gateFailure ?? {}
  const isByRules = rules.length > 0 && result.recommended_action === 'allow'
  return isByRules ? `Change what ${rules.join(', ')} found.` : actionMeaning(result)
}
