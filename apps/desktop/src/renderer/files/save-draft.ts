import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { changeDraft, type Draft, drafts, findDraft } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { scoreFileAgain } from './score-folder.ts'

const running = new Map<string, Promise<boolean>>()

/**
 * Saves a draft to its file; true when it is on the disk. Without a file the user is asked for one.
 * One save after the other: a second one must not take the first for another program.
 */
export function saveDraft(id: string, overwrite = false): Promise<boolean> {
  const next = (running.get(id) ?? Promise.resolve(true)).then(() => saveNow(id, overwrite))
  running.set(id, next)
  void next.finally(() => {
    if (running.get(id) === next) running.delete(id)
  })
  return next
}

async function saveNow(id: string, overwrite: boolean): Promise<boolean> {
  const draft = findDraft(id)
  if (draft === null) return false
  const { path, doc, format, version, readOnly } = draft
  if (path === null || readOnly) return saveDraftAs(id)
  const expected = overwrite ? null : version
  const answer = await window.api.save({ path, text: doc.toString(), format, version: expected })
  if (answer.ok) {
    changeDraft(id, { version: answer.value.version, savedDoc: doc, externalChange: 'none' })
    scoreFileAgain(answer.value.path)
    return true
  }
  if (answer.code === 'changed_on_disk') changeDraft(id, { externalChange: 'changed' })
  else notices.show(answer.message)
  return false
}

/** Saves a draft to a file that the user chooses. */
export async function saveDraftAs(id: string): Promise<boolean> {
  const draft = findDraft(id)
  if (draft === null) return false
  const { doc, format, name } = draft
  const answer = await valueOrNotice(window.api.saveAs({ text: doc.toString(), format, name }))
  const saved = answer?.saved
  if (!saved) return false
  const { path, name: savedName, version } = saved
  changeDraft(id, {
    path,
    name: savedName,
    version,
    savedDoc: doc,
    readOnly: false,
    externalChange: 'none',
  })
  // Another tab with the same file no longer shows what is in it.
  for (const other of drafts.get().open) {
    if (other.id !== id && other.path === path) changeDraft(other.id, { externalChange: 'changed' })
  }
  return true
}

/** Asks about unsaved words; true when the draft may go. */
export async function mayClose(draft: Draft): Promise<boolean> {
  const asked = await valueOrNotice(
    window.api.askUser({
      message: messages.files.askSave(draft.name),
      detail: messages.files.askSaveDetail,
      answers: [messages.files.save, messages.files.dontSave, messages.cancel],
    }),
  )
  if (asked?.answer === 0) return saveDraft(draft.id)
  return asked?.answer === 1
}
