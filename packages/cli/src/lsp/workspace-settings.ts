import type { FileSource } from '@content-trust/workspace'
import {
  ConfigurationRequest,
  type MessageConnection,
  MessageType,
  ShowMessageNotification,
  type ShowMessageParams,
} from 'vscode-languageserver-protocol/node'
import { ruleNames } from '../host.ts'
import type { ClientFeatures } from './client-features.ts'
import type { CheckSettings } from './draft-checks.ts'
import { createDraftWorkspaces, rulesOfFolders } from './draft-settings.ts'
import {
  type EditorSettings,
  namedSettings,
  noEditorSettings,
  parseEditorSettings,
  settingsInPlaceOf,
} from './editor-settings.ts'
import type { EngineThread } from './engine-thread.ts'
import { createRuleBook, type RuleBook } from './rule-pages.ts'

export const settingsSection = 'contentTrust'

/** What settings are read from. */
export interface SettingsSources {
  readonly connection: MessageConnection
  readonly features: Pick<ClientFeatures, 'sendsSettings'>
  readonly thread: Pick<EngineThread, 'rules'>
  readonly files: FileSource
  readonly folders: () => readonly string[]
  /** What the client sent with `initialize`. */
  readonly initial: unknown
}

/** Settings of the editor and its folders, read when first needed after a change. */
export class WorkspaceSettings {
  readonly #sources: SettingsSources
  readonly #warned = new Set<string>()
  #sent: unknown
  #editor: Promise<EditorSettings> | null = null
  #checks: Promise<CheckSettings> | null = null
  #book: Promise<RuleBook> | null = null
  #delayMs = noEditorSettings.delayMs
  #isQuiet = false

  constructor(sources: SettingsSources) {
    this.#sources = sources
    this.#sent = sources.initial
  }

  /** The section of the editor's settings; its defaults where the section is wrong. */
  editor(): Promise<EditorSettings> {
    this.#editor ??= this.#readEditor()
    return this.#editor
  }

  /** What drafts are checked with. */
  checks(): Promise<CheckSettings> {
    this.#checks ??= this.#readChecks()
    return this.#checks
  }

  book(): Promise<RuleBook> {
    this.#book ??= this.#sources.thread.rules().then(createRuleBook)
    return this.#book
  }

  /** Milliseconds to wait after an edit, as far as settings are known. */
  delayMs(): number {
    return this.#delayMs
  }

  /** Shows a problem to the user, once. */
  warn(problem: string): void {
    // A broken config would be reported again for every draft beside it.
    if (this.#isQuiet || this.#warned.has(problem)) return
    this.#warned.add(problem)
    const params: ShowMessageParams = {
      type: MessageType.Error,
      message: `Content Trust: ${problem}`,
    }
    const { connection } = this.#sources
    void connection.sendNotification(ShowMessageNotification.type, params).catch(() => {})
  }

  /**
   * Reads everything again when it is next needed. While a config is being typed it is often broken for a
   * moment; `isTyping` shows no messages about it. Drafts still say that they are not checked.
   */
  invalidate(isTyping = false): void {
    this.#isQuiet = isTyping
    this.#editor = null
    this.#checks = null
    this.#book = null
    if (!isTyping) this.#warned.clear()
  }

  /** Takes settings that the client sent without a request. */
  receive(value: unknown): void {
    if (isObject(value)) this.#sent = Reflect.get(value, settingsSection) ?? this.#sources.initial
  }

  async #readChecks(): Promise<CheckSettings> {
    const { files, folders } = this.#sources
    const editor = await this.editor()
    const warn = (problem: string) => this.warn(problem)
    const workspaces = createDraftWorkspaces(
      files,
      folders(),
      editor,
      await this.#knownRules(),
      warn,
    )
    return { workspaces, maxFindings: editor.maxFindings, warn }
  }

  async #readEditor(): Promise<EditorSettings> {
    const knownRules = await this.#knownRules()
    const section = await this.#request()
    const parsed = await parseEditorSettings(section, knownRules, (settings) => {
      const { files, folders } = this.#sources
      return rulesOfFolders(files, folders(), settings, knownRules)
    })
    if ('value' in parsed) {
      this.#delayMs = parsed.value.delayMs
      return parsed.value
    }
    this.warn(`the editor settings \`${settingsSection}\` are not used: ${parsed.problem}`)
    return settingsInPlaceOf(section)
  }

  async #knownRules(): Promise<readonly string[]> {
    return ruleNames({ ruleCatalogue: await this.#sources.thread.rules() })
  }

  /** Asks the client where it answers such requests; else takes what it sent last. */
  async #request(): Promise<unknown> {
    const { connection, features } = this.#sources
    if (!features.sendsSettings) return this.#sent
    const items = [{ section: settingsSection }]
    // Some clients announce this request and do not answer it.
    const answers = connection.sendRequest(ConfigurationRequest.type, { items })
    const [answer = null] = await answers.catch(() => [])
    const [asked, sent] = [namedSettings(answer), namedSettings(this.#sent)]
    return isObject(asked) && isObject(sent) ? { ...sent, ...asked } : (answer ?? this.#sent)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
