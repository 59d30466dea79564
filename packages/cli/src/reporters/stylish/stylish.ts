import { gatherByClause, leadingFindings, mostSevere, plural } from '@content-trust/engine/report'
import { isSourceRule } from '@content-trust/sources/rules'
import pc from 'picocolors'
import type { Page } from '../../terminal/page.ts'
import { isAboutMedia, type ScoredReport } from '../draft-report.ts'
import type { Reporter, ReporterOptions } from '../reporter.ts'
import { Digest } from './digest.ts'
import { drawSummary } from './ending.ts'
import { drawDraft } from './full-draft.ts'
import { createRuleTally } from './rule-tally.ts'

const MIN_COLUMNS = 40
const MAX_COLUMNS = 110
/** Findings shown of a draft in full: when it is the only one, and among others. */
const MAX_ALONE = 20
const MAX_AMONG = 5
/** Runs of at most this many drafts show each in full. */
const FEW_DRAFTS = 3

/**
 * The report for people. A draft alone, or every draft with --verbose, is drawn in full: a headline, scores,
 * and findings with the words underlined. Of many drafts the worst come first, in a few lines each.
 */
export function createStylish(options: ReporterOptions): Reporter {
  const page = pageOf(options)
  const tally = createRuleTally()
  const digest = digestFor(page, options)
  const limit = options.maxFindings ?? MAX_ALONE
  let noun = 'draft'
  return {
    begin: () => '',
    // Drafts that were not scored are named on standard error, and counted in the summary.
    draft: async (report) => {
      if (isAboutMedia(report)) noun = 'file'
      if (report.status !== 'scored') return ''
      tally.add(report)
      if (digest === null) return `\n${await drawInOrder(page, report, limit)}`
      await digest.add(report)
      return ''
    },
    end: (summary) => {
      const { text, hasMore } = digest?.draw() ?? { text: '', hasMore: false }
      const counts = tally.counts()
      const { hasGate, gateFailed } = summary
      // The clauses of a policy and the checks of sources have no page that `explain` could show.
      const hasPage = (rule: string) => rule !== 'policy' && !isSourceRule(rule)
      const topRule = counts.find(({ rule }) => hasPage(rule))?.rule ?? null
      const facts = { ...tally.facts, topRule, hasMore, hasGate, gateFailed }
      const steps = options.isQuiet ? [] : options.nextSteps(facts)
      return text + drawSummary(page, summary, { noun, counts, steps })
    },
  }
}

function pageOf({ hasColors, columns, rules }: ReporterOptions): Page {
  return {
    colors: pc.createColors(hasColors),
    columns: Math.max(MIN_COLUMNS, Math.min(MAX_COLUMNS, columns)),
    fixes: new Map(rules.map(({ id, fix }) => [id, fix])),
  }
}

/** The digest of a run of many drafts; null for a run that draws each draft as it comes. */
function digestFor(page: Page, options: ReporterOptions): Digest | null {
  const { maxFindings, drafts, isVerbose, isNarrowed } = options
  if (isVerbose || drafts <= 1) return null
  const limit = maxFindings ?? MAX_AMONG
  return new Digest(page, {
    drafts,
    isNarrowed,
    maxFindings: limit,
    drawInFull: drafts > FEW_DRAFTS ? null : (report) => drawLeading(page, report, limit),
  })
}

/** Draws a draft in full, with its most severe findings in reading order. */
async function drawInOrder(page: Page, report: ScoredReport, limit: number): Promise<string> {
  const gathered = gatherByClause(report.findings)
  const findings = mostSevere(gathered, limit)
  const left = gathered.length - findings.length
  const more =
    left === 0 ? [] : [`and ${plural(left, 'more finding')}; --max-findings N shows more`]
  return await drawDraft(
    page,
    report,
    findings.map((finding) => ({ finding, alike: 0 })),
    more,
  )
}

/** Draws a draft in full, with the findings that matter most. */
async function drawLeading(page: Page, report: ScoredReport, limit: number): Promise<string> {
  const { leading, left } = leadingFindings(report.findings, report.result, limit)
  const more = left === 0 ? [] : [`${plural(left, 'more finding')}: --verbose shows them`]
  return await drawDraft(page, report, leading, more)
}
