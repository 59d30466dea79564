import {
  type CodeAction,
  type CodeActionParams,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type Hover,
  type HoverParams,
  type InitializeParams,
  type MessageConnection,
  PublishDiagnosticsNotification,
  type WorkspaceFolder,
} from 'vscode-languageserver-protocol/node'
import { sha256 } from '../sha256.ts'
import { codeActions } from './actions/code-actions.ts'
import { switchOff } from './actions/switch-off.ts'
import { type ClientFeatures, readFeatures } from './client-features.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { createDraftChecks, type DraftChecks } from './draft-checks.ts'
import { draftPlace, pathOf } from './draft-place.ts'
import type { EngineThread } from './engine-thread.ts'
import { hoverAt } from './hover.ts'
import { createOpenDrafts, type OpenDraft, type OpenDrafts } from './open-drafts.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { createWorkspaceSettings, type WorkspaceSettings } from './workspace-settings.ts'

/** What the server knows between `initialize` and `exit`. */
export interface LanguageSession {
  readonly features: ClientFeatures
  readonly drafts: OpenDrafts
  readonly checks: DraftChecks
  readonly settings: WorkspaceSettings
  readonly publisher: Publisher
  /** Paths of the workspace's folders. */
  readonly folders: () => readonly string[]
  changeFolders(added: readonly WorkspaceFolder[], removed: readonly WorkspaceFolder[]): void
  /** What is marked in a draft; null when another version came. */
  marksOf(draft: OpenDraft): Promise<Diagnostic[] | null>
  pull(draft: OpenDraft, known: string | undefined): Promise<DocumentDiagnosticReport | null>
  hover(draft: OpenDraft, params: HoverParams): Promise<Hover | null>
  actions(draft: OpenDraft, params: CodeActionParams): Promise<CodeAction[] | null>
  /** Checks open drafts again, because settings may have changed. */
  reload(): void
}

/** Starts a session for the client that sent `initialize`. */
export function createSession(
  connection: MessageConnection,
  thread: EngineThread,
  params: InitializeParams,
): LanguageSession {
  const features = readFeatures(params)
  const drafts = createOpenDrafts(features.encoding)
  const roots = new Set(rootsOf(params).flatMap((uri) => pathOf(uri) ?? []))
  const folders = () => [...roots]
  const initial = params.initializationOptions ?? null
  const settings = createWorkspaceSettings(connection, features, thread, folders, initial)
  const checks = createDraftChecks(thread, settings.rules)
  let round = 0

  const marksOf = async (draft: OpenDraft) => {
    const report = await checks.report(draft)
    const book = await settings.book()
    return draft.replaced.aborted ? null : diagnosticsOf(report, features.encoding, book)
  }
  const publish = (uri: string, diagnostics: Diagnostic[], version: number | null) => {
    const sent = version === null ? { uri, diagnostics } : { uri, diagnostics, version }
    void connection.sendNotification(PublishDiagnosticsNotification.type, sent).catch(() => {})
  }
  const publisher = createPublisher(marksOf, publish, (error) => {
    const reason = error instanceof Error ? error.message : String(error)
    settings.warn(`drafts cannot be checked: ${reason}`)
    // The next edit tries again.
    settings.forget()
    checks.forget()
  })

  return {
    features,
    drafts,
    checks,
    settings,
    publisher,
    folders,
    marksOf,
    changeFolders: (added, removed) => {
      for (const { uri } of removed) roots.delete(pathOf(uri) ?? '')
      for (const { uri } of added) {
        const path = pathOf(uri)
        if (path !== null) roots.add(path)
      }
    },
    pull: async (draft, known) => {
      // Versions start anew when a document is opened again.
      const resultId = `${round}.${sha256(draft.text)}`
      if (known === resultId) return { kind: 'unchanged', resultId }
      const items = await marksOf(draft)
      return items && { kind: 'full', resultId, items }
    },
    hover: async (draft, { position }) => {
      const report = await checks.report(draft)
      if (report?.status !== 'scored') return null
      return hoverAt(report, position, features, await settings.book())
    },
    actions: async (draft, asked) => {
      const report = await checks.report(draft)
      const place = draftPlace(draft.uri, draft.languageId)
      if (report?.status !== 'scored' || place === null || !features.hasActionLiterals) return []
      const { config } = await settings.editor()
      const { path } = place
      const rules = await settings.book()
      const context = {
        draft,
        place,
        report,
        features,
        rules,
        fix: () => checks.fix(draft),
        switchOff: async (rule: string) =>
          path === null ? null : await switchOff(rule, path, folders(), config, features.encoding),
      }
      const actions = await codeActions(context, asked)
      return draft.replaced.aborted ? null : actions
    },
    reload: () => {
      round++
      settings.forget()
      checks.forget()
      if (features.pullsDiagnostics) return
      for (const draft of drafts.all()) publisher.schedule(draft, 0)
    },
  }
}

// Clients of one folder, and older ones, send only its root.
function rootsOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  if (workspaceFolders) return workspaceFolders.map(({ uri }) => uri)
  return rootUri ? [rootUri] : []
}
