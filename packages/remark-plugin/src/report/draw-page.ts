import type { ScoredReport } from '@content-trust/engine/report'
import type { PageReport } from './page-record.ts'
import { costLines, leftText, reasonsOf } from './reasons.ts'
import { shortVerdict } from './short-verdict.ts'
import { gateOptions } from './stop-text.ts'

/** One page for a terminal, where no report of the whole build can be shown; '' when it asks for nothing. */
export function drawPage(report: PageReport): string {
  if (report.status === 'skipped') return ''
  if (report.status === 'failed') return `Content Trust: ${report.shown}: ${report.problem}\n`
  return isAsking(report) ? drawAsking(report, 'It stops the build') : ''
}

/** One page for a terminal beside a dev server, which shows it whatever its decision. */
export function drawDevPage(report: PageReport): string {
  if (report.status !== 'scored') return drawPage(report)
  if (isAsking(report)) return drawAsking(report, 'It would stop a build')
  return `Content Trust: ${report.shown}: ${shortVerdict(report.result)}.\n`
}

/** Whether a page asks for something. */
export function isAsking({ result, gateFailed, warnings }: ScoredReport): boolean {
  return gateFailed || warnings.length > 0 || result.recommended_action !== 'allow'
}

/** What is wrong with a page, and why, each on a line. */
export function findingLines(report: ScoredReport): string[] {
  const warned = report.warnings.map(({ line, problem }) => `    ${line}  warning  ${problem}`)
  const reasons = reasonsOf(report)
  const width = Math.max(...reasons.lines.map(([place]) => place.length), 0)
  const more = leftText(reasons)
  return [
    ...warned,
    ...reasons.lines.map(([place, text]) => `    ${place.padEnd(width)}  ${text}`),
    ...(more === '' ? [] : [`    ${more}`]),
    ...costLines(report).map((line) => `    ${line}`),
  ]
}

function drawAsking(report: ScoredReport, stops: string): string {
  const stop = report.gateFailed ? ` ${stops} (${gateOptions(report)}).` : ''
  const head = `Content Trust: ${report.shown}: ${shortVerdict(report.result)}.${stop}`
  return `${[head, ...findingLines(report)].join('\n')}\n`
}
