import { editingMessages } from '../language/editing-messages.ts'
import { notices } from '../state/notices.ts'
import { settings } from '../state/settings.ts'
import { fileDecisions, folder, refreshFolder } from './folder.ts'

/** A moment for what the writer waits for, after each file. */
const PAUSE_MS = 30

let run = 0

/** Scores the files of the folder one by one in the background, and again when the settings change them. */
export function scoreFolder(): void {
  let shown = folder.get()
  let key = settingsKey()
  folder.subscribe(() => {
    const isOther = folder.get()?.path !== shown?.path
    shown = folder.get()
    if (isOther) fileDecisions.set(new Map())
    void scoreAll()
  })
  settings.subscribe(() => {
    if (settingsKey() === key) return
    key = settingsKey()
    fileDecisions.set(new Map())
    void scoreAll()
  })
}

/** Reads the folder again and scores all of it, when a file that settings come from has changed. */
export function followDraftSettings(): void {
  window.api.on('draftSettingsChanged', () => {
    fileDecisions.set(new Map())
    void refreshFolder().then(scoreAll)
  })
  // The words of a file are others: so may be its decision.
  window.api.on('folderChanged', ({ changed }) => {
    for (const path of changed) scoreFileAgain(path)
  })
  window.api.on('settingsNotices', ({ notices: sentences }) => {
    for (const sentence of sentences) notices.info(editingMessages.draftSettings.problem(sentence))
  })
}

/** A file was written: its decision is old. */
export function scoreFileAgain(path: string): void {
  const known = new Map(fileDecisions.get())
  if (!known.delete(path)) return
  fileDecisions.set(known)
  void scoreAll()
}

async function scoreAll(): Promise<void> {
  run += 1
  const own = run
  const { format, intendedUse, customPolicy, ignoredRules, severity } = settings.get()
  const policy = customPolicy.trim() === '' ? {} : { custom_policy: customPolicy }
  const context = { format, intended_use: intendedUse, ...policy }
  for (const { kind, path, isUnchecked } of folder.get()?.entries ?? []) {
    if (kind === 'folder' || isUnchecked || fileDecisions.get().has(path)) continue
    const switches = { ignoredRules, severities: severity }
    const answer = await window.api.scoreFile({ path, context, ...switches })
    if (own !== run) return
    fileDecisions.change((known) => new Map(known).set(path, answer.ok ? answer.value : null))
    await new Promise((done) => window.setTimeout(done, PAUSE_MS))
    if (own !== run) return
  }
}

function settingsKey(): string {
  const { ignoredRules, severity, format, intendedUse, customPolicy } = settings.get()
  return JSON.stringify([ignoredRules, severity, format, intendedUse, customPolicy])
}
