import { valueOrNotice } from '../app/api.ts'
import { notices } from '../app/notices.ts'
import { changeDraft, type Draft, findDraft } from './drafts.ts'

/** Saves a draft to its file; true when it is on the disk. Without a file the user is asked for one. */
export async function saveDraft(id: string, overwrite = false): Promise<boolean> {
  const draft = findDraft(id)
  if (draft === null) return false
  const { path, doc, format, version, readOnly } = draft
  if (path === null || readOnly) return saveDraftAs(id)
  const expected = overwrite ? null : version
  const answer = await window.api.save({ path, text: doc.toString(), format, version: expected })
  if (answer.ok) {
    changeDraft(id, { version: answer.value.version, savedDoc: doc, outside: 'none' })
    return true
  }
  if (answer.code === 'changed_on_disk') changeDraft(id, { outside: 'changed' })
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
  changeDraft(id, {
    path: saved.path,
    name: saved.name,
    version: saved.version,
    savedDoc: doc,
    readOnly: false,
    outside: 'none',
  })
  return true
}

/** Asks about unsaved words; true when the draft may go. */
export async function mayClose(draft: Draft): Promise<boolean> {
  const answers = ['Save', 'Don’t save', 'Cancel']
  const asked = await valueOrNotice(
    window.api.askUser({
      message: `Save the changes in ${draft.name}?`,
      detail: 'Otherwise they are lost.',
      answers,
    }),
  )
  if (asked?.answer === 0) return saveDraft(draft.id)
  return asked?.answer === 1
}
