import { plural } from '@content-trust/engine/report'
import type { PullReport, ReportedDraft } from '../report/pull-report.ts'
import { askedList } from './asked-list.ts'
import { byImportance } from './by-importance.ts'
import { draftRow, draftTableHead, isAsking, quietLines } from './draft-table.ts'
import { draftFindings, leadPlace } from './finding-lines.ts'
import { firstPlaces } from './first-places.ts'
import { headline, isNotJudged } from './headline.ts'
import { imageTable } from './image-table.ts'
import { keepHint } from './keep-hint.ts'
import { limitsLine, notesList } from './limits.ts'
import type { Links } from './links.ts'
import { scoreRow, scoreTableHead } from './score-table.ts'
import { sourceList } from './source-list.ts'
import { standingDrafts, standingLine } from './standing-line.ts'
import { takeWhileFits } from './take-while-fits.ts'

/** GitHub refuses a comment above 65,536 characters; the rest is for what a server adds. */
export const MOST_COMMENT = 60_000
/** A job summary may hold 1 MiB a step, counted in bytes. */
export const MOST_SUMMARY = 250_000

/** Places that are shown without unfolding anything. */
const MOST_PLACES = 5

/** The comment for a change: what was decided and what to do first, then the places to change, the rest folded. */
export function renderComment(report: PullReport, links: Links, most: number): string {
  const ordered = byImportance(report.drafts)
  const head = headline(report, links)
  const foot = `${notesList(report)}${footOf(report)}`
  const stood = new Set(standingDrafts(ordered))
  const earning = ordered.filter((draft) => !stood.has(draft))
  const places = firstPlaces(earning, MOST_PLACES)
  const lead = leadOf(takeWhileFits(places, (place) => leadPlace(place, links), most / 3))
  const sources = sourceList(report, links, most / 4)
  const quiet = `${quietLines(earning, most / 6)}${askedList(report, links)}`
  const standing = standingLine(ordered, links)
  // The folded list gives way first, then the rows of mild drafts.
  const always =
    head.length + lead.length + sources.length + quiet.length + standing.length + foot.length
  const space = most - always - 500
  const images = imageTable(report, links, space / 3)
  const table = tableOf(earning, links, space - images.length)
  const details = detailsOf(earning, links, most - always - table.length - images.length - 100)
  return `${head}\n${table}${quiet}${images}${lead}${sources}${standing}${details}${foot}`
}

function leadOf(places: readonly string[]): string {
  return places.length === 0 ? '' : `**Change these first**\n\n${places.join('')}\n`
}

function footOf(report: PullReport): string {
  const isOpen = report.drafts.some(isAsking) || report.images.length > 0
  const hint = keepHint(report)
  const update = isOpen ? 'Each push updates this comment.' : ''
  const line = [update, hint].filter((part) => part !== '').join(' ')
  return `${line === '' ? '' : `${line}\n\n`}${limitsLine(report)}`
}

function tableOf(drafts: readonly ReportedDraft[], links: Links, space: number): string {
  const asking = drafts.filter(isAsking)
  if (asking.length === 0) return ''
  const rows = takeWhileFits(
    asking,
    (draft) => draftRow(draft, links),
    space - draftTableHead.length,
  )
  const rest = asking.length - rows.length
  const more = rest === 0 ? '' : `${plural(rest, 'more draft')} not shown here for length.\n\n`
  return `${rows.length === 0 ? '' : `${draftTableHead}${rows.join('')}\n`}${more}`
}

function detailsOf(drafts: readonly ReportedDraft[], links: Links, space: number): string {
  // A decision is explained also where its findings are on other lines.
  const telling = drafts.filter(
    ({ findings, contributions = [] }) => findings.length > 0 || contributions.length > 0,
  )
  const total = telling.reduce((sum, draft) => sum + draft.findings.length + draft.omitted, 0)
  const table = scoresOf(drafts, links, telling.length === 0 ? space - 400 : space / 3)
  const sections = takeWhileFits(
    telling,
    (draft) => draftFindings(draft, links),
    space - table.length - 400,
  )
  const parts = [
    table === '' ? '' : 'scores',
    total === 0 || sections.length === 0 ? '' : total === 1 ? '1 finding' : `all ${total} findings`,
  ].filter((part) => part !== '')
  if (parts.length === 0) return ''
  const title = parts.join(' and ')
  const more = restOf(telling.length - sections.length, 'Findings')
  return `<details><summary>${title.charAt(0).toUpperCase()}${title.slice(1)}</summary>\n\n${table}${sections.join('')}${more}</details>\n\n`
}

function scoresOf(drafts: readonly ReportedDraft[], links: Links, space: number): string {
  const judged = drafts.flatMap((draft) =>
    draft.verdict === undefined || isNotJudged(draft) ? [] : [{ draft, verdict: draft.verdict }],
  )
  const rows = takeWhileFits(
    judged,
    ({ draft, verdict }) => scoreRow(draft, verdict, links),
    space - scoreTableHead.length,
  )
  if (rows.length === 0) return ''
  return `${scoreTableHead}${rows.join('')}\n${restOf(judged.length - rows.length, 'Scores')}`
}

function restOf(count: number, what: string): string {
  return count === 0 ? '' : `${what} of ${plural(count, 'more draft')} left out for length.\n\n`
}
