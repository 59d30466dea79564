import { plural } from '@content-trust/engine/report'
import type { PullReport, ReportedDraft } from '../report/pull-report.ts'
import { byImportance, firstFindings } from './by-importance.ts'
import { draftRow, draftTableHead, restLine, unscoredLine } from './draft-table.ts'
import { draftFindings, leadFinding } from './finding-lines.ts'
import { headline, nextSteps } from './headline.ts'
import { imageTable } from './image-table.ts'
import { limitsLine, notesList } from './limits.ts'
import type { Links } from './links.ts'

/** GitHub refuses a comment above 65,536 characters; the rest is for what a server adds. */
export const MOST_COMMENT = 60_000
/** A job summary may hold 1 MiB a step, counted in bytes. */
export const MOST_SUMMARY = 250_000

const MOST_FIRST = 5
const MOST_FIRST_OF_ONE = 2

/** The comment for a change: the decision first, then what to read, then the rest while it fits. */
export function renderComment(report: PullReport, links: Links, most: number): string {
  const head = headline(report)
  const foot = `${nextSteps(report)}\n${notesList(report)}${limitsLine(report)}`
  const ordered = byImportance(report.drafts)
  const first = firstFindings(report.drafts, MOST_FIRST, MOST_FIRST_OF_ONE)
    .map((finding) => leadFinding(finding, links))
    .join('\n')
  const lead = first === '' ? '' : `**Read these first**\n\n${first}\n`
  // The list of findings gives way first, then the rows of mild drafts.
  const space = most - head.length - lead.length - foot.length - 500
  const images = imageTable(report, links, space / 3)
  const table = tableOf(ordered, links, space - images.length)
  const used = head.length + table.length + images.length + lead.length + foot.length
  const details = detailsOf(ordered, links, most - used - 100)
  return `${head}\n${table}${images}${lead}${details}${foot}`
}

function tableOf(drafts: readonly ReportedDraft[], links: Links, space: number): string {
  const scored = drafts.flatMap((draft) => {
    return draft.verdict === undefined ? [] : [{ draft, verdict: draft.verdict }]
  })
  const others = drafts.filter(({ verdict }) => verdict === undefined)
  // What was not checked must not be cut away by what was.
  const lines = takeWhileFits(others, (draft) => unscoredLine(draft, links), space / 3)
  const left = space - lines.join('').length
  const rows = takeWhileFits(
    scored,
    ({ draft, verdict }) => draftRow(draft, verdict, links),
    left - draftTableHead.length,
  )
  const rest = drafts.length - lines.length - rows.length
  const table = scored.length === 0 ? '' : `${draftTableHead}${rows.join('')}\n`
  const list = lines.length === 0 ? '' : `${lines.join('')}\n`
  return `${table}${list}${rest === 0 ? '' : restLine(rest)}`
}

function detailsOf(drafts: readonly ReportedDraft[], links: Links, space: number): string {
  // A decision is explained also where its findings are on other lines.
  const telling = drafts.filter(
    ({ findings, contributions = [] }) => findings.length > 0 || contributions.length > 0,
  )
  const total = telling.reduce((sum, draft) => sum + draft.findings.length + draft.omitted, 0)
  const sections = takeWhileFits(telling, (draft) => draftFindings(draft, links), space - 400)
  if (sections.length === 0) return ''
  const title = total === 0 ? 'What costs most' : `All findings (${total})`
  const rest = telling.length - sections.length
  const more =
    rest === 0 ? '' : `Findings of ${plural(rest, 'more draft')} left out for length.\n\n`
  return `<details><summary>${title}</summary>\n\n${sections.join('')}${more}</details>\n\n`
}

function takeWhileFits<T>(
  items: readonly T[],
  write: (item: T) => string,
  space: number,
): string[] {
  const pieces: string[] = []
  let left = space
  for (const item of items) {
    const piece = write(item)
    if (piece.length > left) break
    left -= piece.length
    pieces.push(piece)
  }
  return pieces
}
