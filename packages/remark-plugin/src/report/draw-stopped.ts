import { isStopped, type PageReport } from './page-record.ts'
import { costLines } from './reasons.ts'
import { imageStopText, stopText } from './stop-text.ts'

/** Pages whose reasons are shown; all are named. */
const MOST_EXPLAINED = 10

/** The pages and images that stopped a build, each with its reasons; nothing where none did. */
export function drawStopped(reports: readonly PageReport[]): string[] {
  const stopped = reports.filter(isStopped)
  const explained = stopped.slice(0, MOST_EXPLAINED)
  const others = stopped.slice(MOST_EXPLAINED)
  return [
    ...explained.flatMap((report) => ['', ...drawOne(report).map((line) => `  ${line}`)]),
    ...(others.length === 0 ? [] : ['', '  Content Trust also stops:']),
    ...others.map(({ shown }) => `    ${shown}`),
  ]
}

function drawOne(report: PageReport): string[] {
  if (report.status === 'failed') {
    const place = report.line === undefined ? '' : `:${report.line}`
    return [`Content Trust cannot check ${report.shown}${place}: ${report.problem}`]
  }
  if (report.status !== 'scored') return []
  if (report.image !== null) return imageStopText(report.image.page, report).split('\n')
  return stopText(report, 'failOn', costLines(report)).split('\n')
}
