import { ruleCatalogue } from '@content-trust/engine'
import {
  alsoText,
  type Finding,
  type FindingPlace,
  gatherByClause,
  positionAt,
  type ScoredReport,
  suggestionText,
} from '@content-trust/engine/report'
import { sourceRuleTexts } from '@content-trust/sources/labels'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { installedPage } from './rule-pages.ts'

/** Name of this plugin in messages. */
export const source = 'content-trust'

const pages: ReadonlySet<string> = new Set(ruleCatalogue.map(({ id }) => id))
const fixes = new Map<string, string>([
  ...ruleCatalogue.map(({ id, fix }) => [id, fix] as const),
  ...Object.entries(sourceRuleTexts).map(([id, { fix }]) => [id, fix] as const),
])

/** Adds a message for each finding, and for each comment that hides nothing. */
export function addMessages(file: VFile, report: ScoredReport): void {
  const findings = gatherByClause(report.findings)
  const warnings = new Set(findingsToWarnOf(report, findings))
  for (const finding of findings) {
    const place = replacedPlace(report, finding)
    const message = file.message(finding.explanation, {
      ...(place === null ? {} : { place: placeOf(place) }),
      ruleId: finding.rule,
      source,
    })
    describe(message, report, finding)
    if (!warnings.has(finding)) message.fatal = undefined
  }
  for (const { line, problem } of report.warnings) {
    file.message(problem, { place: { line, column: 1 }, ruleId: 'front-matter', source })
  }
  for (const { start, end, reason } of report.result.unused_directives ?? []) {
    const place = {
      start: { ...positionAt(report.lines, start), offset: start },
      end: { ...positionAt(report.lines, end), offset: end },
    }
    file.info(reason, { place, ruleId: 'unused-comment', source })
  }
}

/**
 * A page that may be published is not worth a warning, and any other is worth at least one, be its findings low:
 * `--frail` asks about pages, as the build does.
 */
function findingsToWarnOf(
  { result }: ScoredReport,
  findings: readonly Finding[],
): readonly Finding[] {
  if (result.recommended_action === 'allow') return []
  const serious = findings.filter(({ severity }) => severity !== 'low')
  return serious.length > 0 ? serious : findings.slice(0, 1)
}

/** Line, column and offset of a finding as a unist position. */
export function placeOf({ from, to, start, end }: FindingPlace) {
  return { start: { ...from, offset: start }, end: { ...to, offset: end } }
}

/**
 * The words that a message is about. Tools put `expected` in the place of a message, so a message with
 * an edit has the edit's place, which may reach over a comma or a capital beside the words.
 */
function replacedPlace({ lines }: ScoredReport, { place, edit }: Finding): FindingPlace | null {
  if (edit === null) return place
  const { start, end } = edit
  return { start, end, from: positionAt(lines, start), to: positionAt(lines, end) }
}

function describe(message: VFileMessage, report: ScoredReport, finding: Finding): void {
  const { source, settings } = report
  const { rule, quote, edit, title } = finding
  const fix = fixes.get(rule) ?? settings.rules?.[rule]?.fix
  message.note = [`${title}, ${finding.severity}.`, suggestionText(finding), alsoText(finding), fix]
    .filter((text) => text !== null && text !== undefined)
    .join(' ')
  message.actual = edit === null ? quote : source.slice(edit.start, edit.end)
  if (edit !== null) message.expected = [edit.text]
  const page = rulePage(rule)
  if (page !== null) message.url = page
}

/** The page about a rule that is installed with the plugin; null for evidence that no rule owns. */
function rulePage(rule: string): string | null {
  return pages.has(rule) ? installedPage(rule) : null
}
