import { plural } from '@content-trust/engine/report'
import { code, gateName } from './comment/gate-words.ts'
import type { Problem } from './deliver/problem.ts'
import type { Runner } from './host.ts'
import type { PullReport } from './report/pull-report.ts'

const nobodyAnswered =
  'Cannot tell what became of the sources: no server answered. Is the network away?'

/** Names of drafts that a message lists. */
const MOST_NAMED = 5

/** Ends the step: fails it for the gate, for drafts that a gate could not judge, and for what could not be delivered. */
export function conclude(
  runner: Runner,
  report: PullReport,
  problems: readonly Problem[],
  readOnly: string | null,
): void {
  const { drafts, images } = report
  const noun = images.length === 0 ? 'draft' : 'file'
  const all = [...drafts, ...images]
  const scored = drafts.filter(({ status }) => status === 'scored').length
  runner.info(`Content Trust: ${scored} of ${plural(drafts.length, 'draft')} checked.`)
  if (images.length > 0) {
    const seen = images.filter(({ status }) => status === 'scored').length
    runner.info(`Content Trust: ${seen} of ${plural(images.length, 'image')} checked.`)
  }
  const { expected, real } = splitProblems(problems, readOnly)
  for (const message of expected) runner.warning(message)
  const failures = real.map(({ message }) => message)
  const stopped = all.filter(({ gate_failed }) => gate_failed)
  if (stopped.length > 0) {
    failures.unshift(
      `${plural(stopped.length, noun)} failed the gate (${gateOf(report, stopped)}): ${names(stopped)}.`,
    )
  }
  const unread = all.filter(({ status }) => status === 'failed')
  const unknown = [
    unread.length === 0
      ? ''
      : `${plural(unread.length, noun)} could not be checked: ${names(unread)}.`,
    report.is_cut === true
      ? 'Not all changed files are known, so some drafts were not checked.'
      : '',
  ].filter((message) => message !== '')
  // Where no server answered, only a gate on sources wants to know what they say.
  if (report.sources?.is_unanswered === true) {
    if ((report.fail_on_sources ?? []).length > 0) failures.push(nobodyAnswered)
    else runner.warning(nobodyAnswered)
  }
  // Without a gate the action only reports.
  if (gateName(report) === '') for (const message of unknown) runner.warning(message)
  else failures.push(...unknown)
  if (failures.length > 0) runner.setFailed(failures.join('\n'))
}

/** The gate of the inputs, and the rules that failed it; they may come from a config file. */
function gateOf(
  report: PullReport,
  stopped: readonly { readonly failed_by?: readonly string[] | undefined }[],
): string {
  const rules = new Set(stopped.flatMap(({ failed_by = [] }) => failed_by))
  if (rules.size === 0) return code(report.fail_on)
  const level = report.fail_on === 'none' ? [] : [report.fail_on]
  return [...level, ...rules].map(code).join(', ')
}

function splitProblems(problems: readonly Problem[], readOnly: string | null) {
  const isExpected = ({ isPermission }: Problem) => isPermission && readOnly !== null
  const found = problems.filter(isExpected)
  const expected =
    found.length === 0
      ? []
      : [
          `Nothing was written to the pull request, because ${readOnly} and the token may only read. The result is in the job summary and the annotations. To comment on such pull requests too, use the two workflows in the README.`,
        ]
  return { expected, real: problems.filter((problem) => !isExpected(problem)) }
}

function names(drafts: readonly { readonly path: string }[]): string {
  const named = drafts.slice(0, MOST_NAMED).map(({ path }) => path)
  const rest = drafts.length - named.length
  return rest === 0 ? named.join(', ') : `${named.join(', ')} and ${rest} more`
}
