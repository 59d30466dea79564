import {
  plural,
  primaryReasonLabels,
  type ScoredReport,
  scoreText,
} from '@content-trust/engine/report'
import { isSourceRule, sourceGateNames, sourceGates } from '@content-trust/sources/rules'
import { findingText } from '../finding-text.ts'
import { withoutPath } from '../read-page.ts'
import { leftText, reasonsOf } from './reasons.ts'
import { shortVerdict } from './short-verdict.ts'

const MOST_REASONS = 3

/** The name of the gate that holds a page back: that of a build, or that of a dev server. */
export type GateOption = 'failOn' | 'failOnDev'

/**
 * What a writer whose page is stopped needs: the page, the decision, three places, and how to allow it. The
 * name of the option is that of the gate which stopped it; `details` are lines to put before the advice.
 */
export function stopText(
  report: ScoredReport,
  option: GateOption,
  details: readonly string[] = [],
): string {
  const { result, shown } = report
  const decision = shortVerdict(result)
  return [
    `Content Trust stops ${shown}: ${decision} (${gateOptions(report, option)}).`,
    ...reasonLines(report),
    ...details.map((line) => `  ${line}`),
    allowText(report),
  ].join('\n')
}

/** What a writer needs whose page is stopped for an image. */
export function imageStopText(page: string, report: ScoredReport): string {
  const { result, shown, findings, hasBaseline } = report
  const rest = findings.length - MOST_REASONS
  const accept = hasBaseline ? '' : ' Or accept it as it is in a baseline file.'
  return [
    `Content Trust stops ${page} for its image ${shown}: ${shortVerdict(result)} (${gateOptions(report)}).`,
    `  ${primaryReasonLabels[result.primary_reason]}, synthetic image risk ${scoreText(result.synthetic_risk)}`,
    ...findings.slice(0, MOST_REASONS).map((finding) => `  ${findingText(finding)}`),
    ...(rest > 0 ? [`  and ${plural(rest, 'more finding')}`] : []),
    `Replace the image and build again; \`npx content-trust check ${shown}\` shows all of it.${accept}`,
  ].join('\n')
}

/** The options that stop a page or an image, under the names that the plugin has for them. */
export function gateOptions({ gateFailure }: ScoredReport, option: GateOption = 'failOn'): string {
  const { failOn = null, rules = [] } = gateFailure ?? {}
  const ofText = rules.filter((rule) => !isSourceRule(rule))
  const ofSources = sourceGateNames.filter((gate) =>
    sourceGates[gate].some((rule) => rules.includes(rule)),
  )
  return [
    ...(failOn === null ? [] : [`${option}: ${failOn}`]),
    ...(ofText.length === 0 ? [] : [`failOnRules: ${ofText.join(', ')}`]),
    ...(ofSources.length === 0 ? [] : [`failOnSources: ${ofSources.join(', ')}`]),
  ].join(', ')
}

function reasonLines(report: ScoredReport): string[] {
  const reasons = reasonsOf(report)
  const width = Math.max(...reasons.lines.map(([place]) => place.length), 0)
  const more = leftText(reasons)
  return [
    ...reasons.lines.map(([place, text]) => `  ${place.padEnd(width)}  ${text}`),
    ...(more === '' ? [] : [`  ${more}${checkText(report)}`]),
  ]
}

function allowText({ hasBaseline }: ScoredReport): string {
  const baseline = hasBaseline ? 'update the baseline' : 'name a baseline that knows it'
  return `Rewrite these places. To publish the page as it is, put \`contentTrust: false\` in its front matter, or ${baseline}.`
}

/** What shows all findings of a page; '' for text without a file. */
function checkText({ shown }: ScoredReport): string {
  if (shown === withoutPath) return ''
  return `: npx content-trust check ${shown.includes(' ') ? JSON.stringify(shown) : shown}`
}
