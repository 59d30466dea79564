import {
  actionLabels,
  actionMeaning,
  bandOf,
  type Finding,
  mostSevere,
  plural,
  primaryReasonLabels,
  type ScoredReport,
  scoreLabels,
  scoresOf,
  scoreText,
} from '@content-trust/engine/report'
import type { VFile } from 'vfile'
import { findingText } from './finding-text.ts'
import { placeOf, source } from './page-messages.ts'

/** Reasons that the message itself names; hosts show nothing else of a page. */
const MOST_REASONS = 3

/** Fails a page by one message that names the decision, the top reasons and what to do. */
export function stopPage(file: VFile, report: ScoredReport): never {
  const top = topFindings(report)
  const first = top.find(({ place }) => place !== null)?.place ?? null
  const message = file.message(reasonOf(report, top, adviceOf(file, report)), {
    ...(first === null ? {} : { place: placeOf(first) }),
    ruleId: 'decision',
    source,
  })
  message.fatal = true
  message.note = meaningOf(report)
  throw message
}

// Where rules alone stop a page, its decision would say that the page may be published.
function meaningOf({ result, gateFailure }: ScoredReport): string {
  const { rules = [] } = gateFailure ?? {}
  const isByRules = rules.length > 0 && result.recommended_action === 'allow'
  return isByRules ? `Change what ${rules.join(', ')} found.` : actionMeaning(result)
}

function reasonOf(report: ScoredReport, top: readonly Finding[], advice: string): string {
  const { result, shown } = report
  const lines = [
    `Content Trust stops ${shown}: ${actionLabels[result.recommended_action]}, ${result.risk_level} risk (${gateOptions(report)}).`,
    `Main reason: ${primaryReasonLabels[result.primary_reason]}.${riskText(report)}`,
    ...top.map(findingLine),
  ]
  const rest = report.findings.length + report.omitted - top.length
  if (rest > 0) lines.push(`  and ${plural(rest, 'more finding')}.`)
  lines.push(advice)
  return lines.join('\n')
}

/** The options that stop a page or an image, under the names that the plugin has for them. */
export function gateOptions({ gateFailure }: ScoredReport): string {
  const { failOn = null, rules = [] } = gateFailure ?? {}
  return [
    ...(failOn === null ? [] : [`failOn: ${failOn}`]),
    ...(rules.length === 0 ? [] : [`failOnRules: ${rules.join(', ')}`]),
  ].join(', ')
}

/** The findings that a message names: those of rules that stop the page before all others. */
function topFindings({ findings, gateFailure }: ScoredReport): Finding[] {
  const rules = gateFailure?.rules ?? []
  const failing = findings.filter(({ rule }) => rules.includes(rule))
  const others = findings.filter(({ rule }) => !rules.includes(rule))
  const kept = mostSevere(failing, MOST_REASONS)
  return [...kept, ...mostSevere(others, MOST_REASONS - kept.length)]
}

/** The scores above the low band; '' when a policy alone stops the page. */
function riskText({ result }: ScoredReport): string {
  const scores = scoresOf(result)
    .filter(([, value]) => bandOf(value) !== 'low')
    .map(([name, value]) => `${scoreLabels[name]} ${scoreText(value)}`)
  return scores.length === 0 ? '' : ` ${scores.join(', ')}.`
}

function findingLine(finding: Finding): string {
  const { place } = finding
  const where = place === null ? '' : `${place.from.line}:${place.from.column} `
  return `  ${where}${findingText(finding)}`
}

function adviceOf({ path }: VFile, { shown, hasBaseline }: ScoredReport): string {
  const all = path ? `; \`npx content-trust check ${shown}\` shows all of them` : ''
  const accept = hasBaseline ? '' : ' Or accept it as it is in a baseline file.'
  return `Revise these places and build again${all}.${accept}`
}
