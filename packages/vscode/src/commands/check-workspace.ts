import { commands, ProgressLocation, window } from 'vscode'
import {
  ExecuteCommandRequest,
  type LanguageClient,
  LSPErrorCodes,
  ResponseError,
  WorkDoneProgress,
} from 'vscode-languageclient/node'
import { checkWorkspaceCommand } from '../client.ts'

/** What the server counted. */
interface WorkspaceCheck {
  readonly drafts: number
  readonly findings: number
  readonly gate_failed: number
  readonly not_checked: number
}

let runs = 0

/** Checks every draft of the workspace, shows how far it is, and can be cancelled. */
export async function checkWorkspace(client: LanguageClient): Promise<void> {
  const counts = await window.withProgress(
    { location: ProgressLocation.Notification, title: 'Content Trust', cancellable: true },
    async (progress, cancellation) => {
      const workDoneToken = `${checkWorkspaceCommand}-${++runs}`
      let done = 0
      const listening = client.onProgress(WorkDoneProgress.type, workDoneToken, (step) => {
        const { percentage = done, message } =
          step.kind === 'end' ? { ...step, percentage: 100 } : step
        progress.report({ increment: percentage - done, ...(message ? { message } : {}) })
        done = percentage
      })
      try {
        const params = { command: checkWorkspaceCommand, arguments: [], workDoneToken }
        const answer: WorkspaceCheck = await client.sendRequest(
          ExecuteCommandRequest.type,
          params,
          cancellation,
        )
        return answer
      } catch (error) {
        const isCancelled =
          error instanceof ResponseError && error.code === LSPErrorCodes.RequestCancelled
        if (isCancelled || cancellation.isCancellationRequested) return null
        throw error
      } finally {
        listening.dispose()
      }
    },
  )
  if (counts === null) return
  const show = 'Show Problems'
  const chosen = await window.showInformationMessage(checkedText(counts), show)
  if (chosen === show) await commands.executeCommand('workbench.actions.view.problems')
}

/** The counts of a check in a sentence. */
export function checkedText({
  drafts,
  findings,
  gate_failed,
  not_checked,
}: WorkspaceCheck): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
  const rest = [
    ...(gate_failed === 0 ? [] : [`${gate_failed} fail${gate_failed === 1 ? 's' : ''} the gate`]),
    ...(not_checked === 0 ? [] : [`${not_checked} could not be checked`]),
  ]
  return [`Checked ${count(drafts, 'draft')}: ${count(findings, 'finding')}`, ...rest].join(', ')
}
