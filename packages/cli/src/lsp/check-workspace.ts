import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { draftSyntax, type Workspace } from '@content-trust/workspace'
import {
  type CancellationToken,
  type ExecuteCommandParams,
  type MessageConnection,
  WorkDoneProgress,
  WorkDoneProgressCancelNotification,
  WorkDoneProgressCreateRequest,
} from 'vscode-languageserver-protocol/node'
import { findDrafts } from '../drafts/find-drafts.ts'
import type { DraftReport } from '../reporters/draft-report.ts'
import type { ClientFeatures } from './client-features.ts'

export const checkWorkspaceCommand = 'contentTrust.checkWorkspace'

/** What a check of the workspace found. */
export interface WorkspaceCheck {
  drafts: number
  findings: number
  gate_failed: number
  not_checked: number
  cancelled: boolean
}

/** What a check of the workspace needs. */
export interface WorkspaceContext {
  readonly connection: MessageConnection
  readonly features: ClientFeatures
  readonly folders: readonly string[]
  readonly workspaceOf: (folder: string) => Workspace
  readonly report: (uri: string, bytes: number, signal: AbortSignal) => Promise<DraftReport | null>
  readonly show: (uri: string, report: DraftReport | null) => void
}

/** Checks every draft of the editor's folders, as `check .` finds them, and shows progress. */
export async function checkWorkspace(
  context: WorkspaceContext,
  { workDoneToken }: ExecuteCommandParams,
  cancellation: CancellationToken,
): Promise<WorkspaceCheck> {
  const stopping = new AbortController()
  cancellation.onCancellationRequested(() => stopping.abort())
  const progress = await openProgress(context, workDoneToken, stopping)
  const counts = { drafts: 0, findings: 0, gate_failed: 0, not_checked: 0, cancelled: false }
  try {
    const files = await listDrafts(context)
    for (const [index, { path, shown, bytes }] of files.entries()) {
      if (stopping.signal.aborted) break
      progress.step(shown, index, files.length)
      const uri = pathToFileURL(path).href
      const report = await context.report(uri, bytes, stopping.signal)
      if (stopping.signal.aborted) break
      count(counts, report)
      context.show(uri, report)
    }
    counts.cancelled = stopping.signal.aborted
    return counts
  } finally {
    progress.end(`${counts.drafts} drafts, ${counts.findings} findings`)
  }
}

async function listDrafts({ folders, workspaceOf }: WorkspaceContext) {
  const lists = await Promise.all(
    // The workspace of a folder is that of a file in it.
    folders.map((folder) => findDrafts(folder, ['.'], workspaceOf(join(folder, 'draft.md')))),
  )
  return lists
    .flatMap(({ found }) => found)
    .flatMap((each) => {
      const isText = each.kind === 'draft' && draftSyntax(each.path) !== null
      return isText ? [each] : []
    })
}

function count(counts: WorkspaceCheck, report: DraftReport | null): void {
  if (report === null || report.status === 'skipped') return
  counts.drafts++
  if (report.status === 'failed') counts.not_checked++
  else {
    counts.findings += report.findings.length + report.omitted
    if (report.gateFailed) counts.gate_failed++
  }
}

/** Shows progress under the client's token, or under a token of the server if the client supports that. */
async function openProgress(
  { connection, features }: WorkspaceContext,
  given: ExecuteCommandParams['workDoneToken'],
  stopping: AbortController,
) {
  const token = given ?? (features.showsProgress ? checkWorkspaceCommand : null)
  if (token === null) return { step: () => {}, end: () => {} }
  if (given === undefined) {
    await connection.sendRequest(WorkDoneProgressCreateRequest.type, { token })
  }
  const cancelling = connection.onNotification(WorkDoneProgressCancelNotification.type, (sent) => {
    if (sent.token === token) stopping.abort()
  })
  const title = 'Content Trust: checking the workspace'
  void connection.sendProgress(WorkDoneProgress.type, token, {
    kind: 'begin',
    title,
    cancellable: true,
    percentage: 0,
  })
  return {
    step: (shown: string, done: number, all: number) => {
      const percentage = Math.floor((100 * done) / all)
      void connection.sendProgress(WorkDoneProgress.type, token, {
        kind: 'report',
        message: `${shown} (${done + 1} of ${all})`,
        percentage,
      })
    },
    end: (message: string) => {
      cancelling.dispose()
      void connection.sendProgress(WorkDoneProgress.type, token, { kind: 'end', message })
    },
  }
}
