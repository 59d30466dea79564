import { isSettingsFile } from '@content-trust/workspace'
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
import { configEditor, type EditConfig } from './actions/edit-config.ts'
import { type ClientFeatures, readFeatures } from './client-features.ts'
import { diagnosticsOf, type View } from './diagnostics.ts'
import { createDraftChecks, type DraftChecks } from './draft-checks.ts'
import { draftLocation, pathOf } from './draft-location.ts'
import { editorSource } from './draft-settings.ts'
import { type DraftStatus, draftStatus, draftStatusNotification } from './draft-status.ts'
import type { EngineThread } from './engine-thread.ts'
import { hoverAt } from './hover.ts'
import { createOpenDrafts, type OpenDraft, type OpenDrafts } from './open-drafts.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { WorkspaceSettings } from './workspace-settings.ts'

/** The state of the server between `initialize` and `exit`. */
export class LanguageSession {
  readonly features: ClientFeatures
  readonly drafts: OpenDrafts
  readonly checks: DraftChecks
  readonly settings: WorkspaceSettings
  readonly publisher: Publisher
  readonly #roots: Set<string>
  readonly #files: ReturnType<typeof editorSource>
  readonly #tellStatus: (status: DraftStatus) => void
  #settingsTimer: NodeJS.Timeout | undefined
  #round = 0

  /** Starts a session for the client that sent `initialize`. */
  constructor(connection: MessageConnection, thread: EngineThread, params: InitializeParams) {
    this.features = readFeatures(params)
    this.drafts = createOpenDrafts(this.features.encoding)
    this.#roots = new Set(rootsOf(params).flatMap((uri) => pathOf(uri) ?? []))
    this.#files = editorSource(this.drafts)
    this.settings = new WorkspaceSettings({
      connection,
      features: this.features,
      thread,
      files: this.#files,
      folders: () => this.folders(),
      initial: params.initializationOptions ?? null,
    })
    this.#tellStatus = (status) =>
      void connection.sendNotification(draftStatusNotification, status).catch(() => {})
    this.checks = createDraftChecks(thread, () => this.settings.checks())
    const publish = (uri: string, diagnostics: Diagnostic[], version: number | null) => {
      const sent = version === null ? { uri, diagnostics } : { uri, diagnostics, version }
      void connection.sendNotification(PublishDiagnosticsNotification.type, sent).catch(() => {})
    }
    this.publisher = createPublisher(
      (draft) => this.diagnose(draft),
      publish,
      (error) => this.#checkFailed(error),
    )
  }

  /** Paths of the editor's folders. */
  folders(): readonly string[] {
    return [...this.#roots]
  }

  changeFolders(added: readonly WorkspaceFolder[], removed: readonly WorkspaceFolder[]): void {
    for (const { uri } of removed) this.#roots.delete(pathOf(uri) ?? '')
    for (const { uri } of added) {
      const path = pathOf(uri)
      if (path !== null) this.#roots.add(path)
    }
  }

  /** The diagnostics of a draft; null when a newer version arrived. */
  async diagnose(draft: OpenDraft): Promise<Diagnostic[] | null> {
    const report = await this.checks.report(draft)
    const view = await this.view()
    if (draft.replaced.aborted) return null
    if (this.features.followsStatus) {
      this.#tellStatus(draftStatus(draft, report, this.features.encoding))
    }
    return diagnosticsOf(report, view)
  }

  /** How findings are shown to this client, with the settings of now. */
  async view(): Promise<View> {
    const [rules, { levels }] = await Promise.all([this.settings.book(), this.settings.editor()])
    return { encoding: this.features.encoding, rules, levels }
  }

  /** How a draft stands; null when a newer version arrived. */
  async status(draft: OpenDraft): Promise<DraftStatus | null> {
    const report = await this.checks.report(draft)
    return draft.replaced.aborted ? null : draftStatus(draft, report, this.features.encoding)
  }

  /** The diagnostics of a draft for a client that has those of an earlier result; null as in `diagnose`. */
  async pull(
    draft: OpenDraft,
    earlier: string | undefined,
  ): Promise<DocumentDiagnosticReport | null> {
    // Versions start again at 1 when a document is opened again, so the text itself is named.
    const resultId = `${this.#round}.${sha256(draft.text)}`
    if (earlier === resultId) {
      // The marks are those of before; a client that closed the draft meanwhile has lost how it stands.
      if (this.features.followsStatus) await this.diagnose(draft)
      return { kind: 'unchanged', resultId }
    }
    const items = await this.diagnose(draft)
    return items && { kind: 'full', resultId, items }
  }

  async hover(draft: OpenDraft, { position }: HoverParams): Promise<Hover | null> {
    const report = await this.checks.report(draft)
    if (report?.status !== 'scored') return null
    return hoverAt(report, position, this.features, await this.view())
  }

  /** The code actions of a range; null when a newer version arrived. */
  async actions(draft: OpenDraft, params: CodeActionParams): Promise<CodeAction[] | null> {
    const { features } = this
    const report = await this.checks.report(draft)
    const location = draftLocation(draft.uri, draft.languageId)
    if (report?.status !== 'scored' || location === null || !features.hasActionLiterals) return []
    const context = {
      draft,
      location,
      report,
      features,
      view: await this.view(),
      fix: () => this.checks.fix(draft),
      editConfig: await this.#configEditor(location.path),
    }
    const actions = await codeActions(context, params)
    return draft.replaced.aborted ? null : actions
  }

  async #configEditor(path: string | null): Promise<EditConfig> {
    const { workspaces } = await this.settings.checks()
    return configEditor(path, {
      files: this.#files,
      encoding: this.features.encoding,
      createsFiles: this.features.createsFiles,
      workspaceOf: workspaces.workspaceOf,
      folders: this.folders(),
    })
  }

  /** Checks open drafts again, because settings may have changed. */
  reload(isTyping = false): void {
    clearTimeout(this.#settingsTimer)
    this.#round++
    this.settings.invalidate(isTyping)
    this.checks.invalidate()
    if (this.features.pullsDiagnostics) return
    for (const draft of this.drafts.all()) {
      if (!isSettingsFile(draft.uri)) this.publisher.schedule(draft, 0)
    }
  }

  /** Calls back once nobody has typed in a config or ignore file for a moment. */
  afterSettingsEdit(settled: () => void): void {
    clearTimeout(this.#settingsTimer)
    this.#settingsTimer = setTimeout(settled, this.settings.delayMs()).unref()
  }

  #checkFailed(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    this.settings.warn(`drafts cannot be checked: ${reason}`)
    // The next edit tries again.
    this.settings.invalidate()
    this.checks.invalidate()
  }
}

// Older clients, and clients with one folder, send only its root.
function rootsOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  if (workspaceFolders) return workspaceFolders.map(({ uri }) => uri)
  return rootUri ? [rootUri] : []
}
