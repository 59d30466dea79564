import type { CheckedDraft } from '../score/check-changes.ts'
import { cut } from './cut.ts'
import { MOST_ASKED, type ReportedAsk } from './pull-report.ts'

/** Names that one exemption is reported with. */
const MOST_NAMES = 20

/** What a change asks a draft to be exempt from, as plain data. */
export function reportedAsks({ asked = [] }: Pick<CheckedDraft, 'asked'>): {
  asked?: ReportedAsk[]
} {
  if (asked.length === 0) return {}
  return {
    asked: asked.slice(0, MOST_ASKED).map(({ what, names, line, reason }) => ({
      what,
      names: names.slice(0, MOST_NAMES).map((name) => cut(name, 200)),
      ...(line === null ? {} : { line }),
      ...(reason === null ? {} : { reason: cut(reason, 400) }),
    })),
  }
}
