import type { Summary } from '@content-trust/engine/report'
import { exitCodes, type Host } from '../host.ts'
import { type DraftReport, fixOf } from '../reporters/draft-report.ts'

/** Writes what the report does not say about one file to standard error. */
export async function writeMessages(
  host: Host,
  report: DraftReport,
  isQuiet: boolean,
): Promise<void> {
  for (const line of messagesOf(report, isQuiet, host.isDebug)) {
    await host.stderr.write(`${line}\n`)
  }
}

function messagesOf(report: DraftReport, isQuiet: boolean, isDebug: boolean): readonly string[] {
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
      const error = `error: ${line === undefined ? shown : `${shown}:${line}`}: ${problem}`
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

/** The exit status of a run; says so when nothing was checked. */
export async function exitStatus(
  host: Host,
  { drafts, scored, failed, gateFailed }: Summary,
  mayBeEmpty: boolean,
): Promise<number> {
  if (failed > 0) return exitCodes.error
  if (gateFailed > 0) return exitCodes.gateFailed
  if (scored > 0 || mayBeEmpty) return exitCodes.passed
  const all = drafts === 1 ? 'the only draft was' : `all ${drafts} drafts were`
  const reason = drafts === 0 ? 'no draft was found' : `${all} skipped`
  await host.stderr.write(
    `error: nothing was checked: ${reason}. Use --pass-with-no-files if that is expected.\n`,
  )
  return exitCodes.error
}
