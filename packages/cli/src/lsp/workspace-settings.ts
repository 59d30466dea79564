import {
  ConfigurationRequest,
  type MessageConnection,
  MessageType,
  ShowMessageNotification,
  type ShowMessageParams,
} from 'vscode-languageserver-protocol/node'
import { ruleNames } from '../host.ts'
import type { ClientFeatures } from './client-features.ts'
import type { CheckRules } from './draft-checks.ts'
import { createSettingsLookup } from './draft-settings.ts'
import { type EditorSettings, noEditorSettings, parseEditorSettings } from './editor-settings.ts'
import type { EngineThread } from './engine-thread.ts'
import { createRuleBook, type RuleBook } from './rule-pages.ts'

export const settingsSection = 'contentTrust'

/** Settings of the editor and its folders, read when first needed after a change. */
export interface WorkspaceSettings {
  editor(): Promise<EditorSettings>
  rules(): Promise<CheckRules>
  book(): Promise<RuleBook>
  /** Time to wait after an edit, as far as settings are known. */
  delayMs(): number
  /** Tells the user what went wrong, once. */
  warn(problem: string): void
  /** Reads everything again when it is next needed. */
  forget(): void
  /** Settings that the client sent without being asked. */
  take(sent: unknown): void
}

/** Reads settings as the client allows: by request, else what it sent last. */
export function createWorkspaceSettings(
  connection: MessageConnection,
  features: ClientFeatures,
  thread: EngineThread,
  folders: () => readonly string[],
  initial: unknown,
): WorkspaceSettings {
  let sent = initial
  let editor: Promise<EditorSettings> | null = null
  let rules: Promise<CheckRules> | null = null
  let book: Promise<RuleBook> | null = null
  let edition = 0
  let { delayMs } = noEditorSettings
  const warned = new Set<string>()

  function warn(problem: string): void {
    // A broken config would be told again for every draft beside it.
    if (warned.has(problem)) return
    warned.add(problem)
    const message = `Content Trust: ${problem}`
    const sent: ShowMessageParams = { type: MessageType.Error, message }
    void connection.sendNotification(ShowMessageNotification.type, sent).catch(() => {})
  }

  async function knownRules(): Promise<readonly string[]> {
    return ruleNames({ ruleCatalogue: await thread.rules() })
  }

  async function ask(): Promise<unknown> {
    if (!features.sendsSettings) return sent
    const items = [{ section: settingsSection }]
    // A client that does not answer what it offers goes on with what it sent at the start.
    const answers = connection.sendRequest(ConfigurationRequest.type, { items })
    const [answer = null] = await answers.catch(() => [])
    return isObject(answer) && isObject(sent) ? { ...sent, ...answer } : (answer ?? sent)
  }

  async function readEditor(): Promise<EditorSettings> {
    const parsed = parseEditorSettings(await ask(), await knownRules())
    if ('value' in parsed) {
      delayMs = parsed.value.delayMs
      return parsed.value
    }
    warn(`settings of the editor (${settingsSection}): ${parsed.problem} They are not used.`)
    return noEditorSettings
  }

  const settings: WorkspaceSettings = {
    editor: () => {
      editor ??= readEditor()
      return editor
    },
    rules: () => {
      rules ??= (async () => {
        const read = await settings.editor()
        const lookup = createSettingsLookup(folders(), read, await knownRules(), edition)
        return { lookup, maxFindings: read.maxFindings, warn }
      })()
      return rules
    },
    book: () => {
      book ??= thread.rules().then(createRuleBook)
      return book
    },
    delayMs: () => delayMs,
    warn,
    forget: () => {
      edition++
      editor = null
      rules = null
      book = null
      warned.clear()
    },
    take: (value) => {
      if (isObject(value)) sent = Reflect.get(value, settingsSection) ?? initial
    },
  }
  return settings
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
