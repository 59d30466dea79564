import { plural } from '@content-trust/engine/report'
import type { PullReport, ReportedAsk, ReportedDraft } from '../report/pull-report.ts'
import { byImportance } from './by-importance.ts'
import { escapeText } from './escape-text.ts'
import { code } from './gate-words.ts'
import type { Links } from './links.ts'

/** Exemptions that are named one by one. */
const MOST_LINES = 10

/** What the change asks to be exempt from, as a list; '' where it asks for nothing. */
export function askedList({ drafts, exemptions }: PullReport, links: Links): string {
  const lines = byImportance(drafts).flatMap((draft) =>
    (draft.asked ?? []).map((each) => askedLine(draft, each, links)),
  )
  if (lines.length === 0) return ''
  const rest = lines.length - MOST_LINES
  const more = rest > 0 ? `- ${plural(rest, 'more exemption')}\n` : ''
  const count =
    exemptions === 'accept'
      ? `The workflow lets ${lines.length === 1 ? 'it' : 'them'} count.`
      : lines.length === 1
        ? 'It doesn’t count until it is in the base branch.'
        : 'They don’t count until they are in the base branch.'
  return `**Asks to be exempt**\n\n${lines.slice(0, MOST_LINES).join('')}${more}\n${count}\n\n`
}

function askedLine({ path }: ReportedDraft, asked: ReportedAsk, links: Links): string {
  const { line, reason } = asked
  const place = line === undefined ? escapeText(path) : `${escapeText(path)}, line ${line}`
  const why = reason === undefined ? 'no reason given' : `reason: “${escapeText(reason)}”`
  return `- [${place || 'a file without a name'}](${links.draft(path, line)}) ${whatWords(asked)}, ${why}\n`
}

function whatWords({ what, names }: ReportedAsk): string {
  const named = names.map(setting).join(', ')
  switch (what) {
    case 'skip':
      return 'asks not to be checked'
    case 'setting':
      return `asks for other settings: ${named}`
    case 'comment':
      return names.length === 0 ? 'hides all rules by a comment' : `hides ${named} by a comment`
    case 'path':
      return names.length === 0 ? 'moves to where nothing is checked' : `moves to a milder ${named}`
    default:
      return what satisfies never
  }
}

// A key of a setting has dots; nothing else of a report is shown as code.
function setting(name: string): string {
  return name.split('.').map(code).join('.')
}
