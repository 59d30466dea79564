import type { Summary } from '@content-trust/engine/report'
import { exitCodes, type Host } from '../host.ts'
import { type DraftReport, fixOf } from '../reporters/draft-report.ts'

/** Writes what the report does not say about one file to standard error. */
export async function writeMessages(
  host: Host,
  report: DraftReport,
  options: MessageOptions,
): Promise<void> {
  for (const line of messagesOf(report, options, host.isDebug)) {
    await host.stderr.write(`${line}\n`)
  }
}

/** How messages are worded. */
export interface MessageOptions {
  readonly isQuiet: boolean
  /** Whether a draft that could not be read ends the run with an error. */
  readonly needsAll: boolean
}

/**
 * Whether a file that was not scored makes the run an error whatever else was asked for: the user made a mistake,
 * or the cause is a bug.
 */
export function isAlwaysError(report: DraftReport): boolean {
  return report.status === 'failed' && (report.isUsage === true || report.stack !== undefined)
}

function messagesOf(
  report: DraftReport,
  { isQuiet, needsAll }: MessageOptions,
  isDebug: boolean,
): readonly string[] {
  const { shown } = report
  switch (report.status) {
    case 'skipped':
      return isQuiet ? [] : [`note: ${shown}: skipped, ${report.note}`]
    case 'scored': {
      const problem = fixOf(report)?.problem ?? null
      return [
        ...(problem === null ? [] : [`note: ${shown}: not rewritten: ${problem}`]),
        ...report.warnings.map(({ line, problem }) => `warning: ${shown}:${line}: ${problem}`),
      ]
    }
    case 'failed': {
      const { line, problem, stack } = report
      const kind = needsAll || isAlwaysError(report) ? 'error' : 'warning'
      const error = `${kind}: ${line === undefined ? shown : `${shown}:${line}`}: ${problem}`
      if (stack === undefined) return [error]
      return [
        error,
        isDebug ? stack : 'Run again with --debug to see where it happened, and please report it.',
      ]
    }
    default:
      return report satisfies never
  }
}

/** What a gate on sources says where the network is away. */
export const nobodyAnswered =
  'error: nothing could be checked: no server answered. Is this machine online?'

/** What decides the exit status besides the counts. */
export interface RunOutcome {
  readonly summary: Summary
  /** Whether an error occurred that no run may pass over. */
  readonly hasError: boolean
  /** Whether a draft that could not be read is such an error: a gate was asked for, which has to see them all. */
  readonly needsAll: boolean
  /** Whether the run may find nothing to check. */
  readonly mayBeEmpty: boolean
}

/** The exit status of a run; says so when nothing was checked. */
export async function exitStatus(host: Host, run: RunOutcome): Promise<number> {
  const { drafts, scored, skipped, failed, gateFailed } = run.summary
  if (run.hasError || (failed > 0 && run.needsAll)) return exitCodes.error
  if (gateFailed > 0) return exitCodes.gateFailed
  if (scored > 0 || (run.mayBeEmpty && failed === 0)) return exitCodes.passed
  const reason = drafts === 0 ? 'no draft was found' : whyNone(drafts, skipped, failed)
  const hint = failed > 0 ? '' : ' Use --pass-with-no-files if that is expected.'
  await host.stderr.write(`error: nothing was checked: ${reason}.${hint}\n`)
  return exitCodes.error
}

function whyNone(drafts: number, skipped: number, failed: number): string {
  if (failed === 0)
    return drafts === 1 ? 'the only draft was skipped' : `all ${drafts} drafts were skipped`
  const left = skipped === 0 ? '' : ', the others were skipped'
  return `${failed} of ${drafts} drafts could not be checked${left}`
}
