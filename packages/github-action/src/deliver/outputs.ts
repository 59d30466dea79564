import type { Runner } from '../host.ts'
import type { PullReport } from '../report/pull-report.ts'

/** Paths and addresses of what a run made. */
export interface Delivered {
  reportPath: string
  sarifPath: string
  commentPath: string
  commentUrl: string
}

/** Every output of `action.yml`; a test holds the two together. */
export function outputsOf(
  report: PullReport,
  delivered: Delivered,
): Readonly<Record<string, string | number>> {
  const { drafts, images, decision, max_risk } = report
  const all = [...drafts, ...images]
  const count = (status: string) => drafts.filter((draft) => draft.status === status).length
  return {
    decision,
    'max-risk': max_risk,
    'gate-failed': all.filter(({ gate_failed }) => gate_failed).length,
    'files-checked': count('scored'),
    'files-skipped': count('skipped'),
    'files-failed': count('failed'),
    'images-checked': images.filter(({ status }) => status === 'scored').length,
    'references-checked': report.sources?.references ?? 0,
    findings: all.reduce((sum, draft) => sum + draft.findings.length + draft.omitted, 0),
    'exemptions-asked': drafts.reduce((sum, { asked = [] }) => sum + asked.length, 0),
    'report-path': delivered.reportPath,
    'sarif-path': delivered.sarifPath,
    'comment-path': delivered.commentPath,
    'comment-url': delivered.commentUrl,
  }
}

/** Sets the outputs of the step. */
export function setOutputs(
  runner: Runner,
  outputs: Readonly<Record<string, string | number>>,
): void {
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value)
}
