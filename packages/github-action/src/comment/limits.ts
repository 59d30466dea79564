import { disclaimer, plural } from '@content-trust/engine/report'
import type { FilterMode } from '../inputs.ts'
import type { PullReport } from '../report/pull-report.ts'
import { escapeText } from './escape-text.ts'

const shownOn: Readonly<Record<FilterMode, string>> = {
  added: 'Findings are shown on added lines; scores are of whole drafts.',
  diff_context:
    'Findings are shown on changed lines and those around them; scores are of whole drafts.',
  file: 'Findings are shown on all lines of changed drafts.',
  nofilter: 'Findings are shown on all lines of all drafts.',
}

/** A draft with less prose than this is told, because a low risk says little of it. */
const MOSTLY_PROSE = 0.5

/** What the report does not say: what was left out, what scores cannot tell. */
export function limitsLine(report: PullReport): string {
  const { filter, drafts, engine_version, model_version } = report
  const hidden = drafts.reduce((sum, draft) => sum + draft.hidden, 0)
  const thin = drafts.filter(({ prose_share: share = 1 }) => share < MOSTLY_PROSE).length
  const parts = [
    disclaimer,
    shownOn[filter],
    hidden === 0 ? '' : `${plural(hidden, 'finding')} hidden on other lines or by settings.`,
    thin === 0 ? '' : `${plural(thin, 'draft')} with more code and markup than prose.`,
    `Engine ${escapeText(engine_version)}, model ${escapeText(model_version)}.`,
  ]
  return `<sub>${parts.filter((part) => part !== '').join(' ')}</sub>\n`
}

/** Why a draft could not be judged, as the limitation that it is. */
export function limitationsOf(unjudged: string | undefined): string[] {
  return unjudged === undefined ? [] : [unjudged]
}

/** Notes of the run as a list; '' when there are none. */
export function notesList({ notes }: PullReport): string {
  if (notes.length === 0) return ''
  return `${notes.map((note) => `- Note: ${escapeText(note)}\n`).join('')}\n`
}
