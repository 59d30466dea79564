import { keepSaved } from '../history/keep-versions.ts'
import { messages } from '../language/messages.ts'
import { changeDraft, drafts, findDraft } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { scoreFileAgain } from './score-folder.ts'

/** Why a draft is not on the disk, as a sentence. */
interface SaveFailure {
  readonly reason: string
  /** `changed` is shown by a banner over the draft, `noPlace` is what the writer chose. */
  readonly kind: 'changed' | 'noPlace' | 'other'
}

const running = new Map<string, Promise<SaveFailure | null>>()

/** Saves a draft to its file; true when it is on the disk. Without a file the user is asked for one. */
export async function saveDraft(id: string, overwrite = false): Promise<boolean> {
  const failure = await trySave(id, overwrite)
  if (failure?.kind === 'other') notices.show(failure.reason)
  return failure === null
}

/** Saves a draft to a file that the user chooses; true when it is on the disk. */
export async function saveDraftAs(id: string): Promise<boolean> {
  const failure = await saveElsewhere(id)
  if (failure?.kind === 'other') notices.show(failure.reason)
  return failure === null
}

/**
 * Saves a draft and says why it could not; null when it is on the disk. One save after the other: a second one
 * must not take the first for another program.
 */
export function trySave(id: string, overwrite = false): Promise<SaveFailure | null> {
  const next = (running.get(id) ?? Promise.resolve()).then(() => saveNow(id, overwrite))
  running.set(id, next)
  void next.finally(() => {
    if (running.get(id) === next) running.delete(id)
  })
  return next
}

async function saveNow(id: string, overwrite: boolean): Promise<SaveFailure | null> {
  const draft = findDraft(id)
  if (draft === null) return { kind: 'noPlace', reason: messages.keeping.quit.noPlace }
  const { path, name, doc, format, version, readOnly } = draft
  if (path === null || readOnly) return saveElsewhere(id)
  const expected = overwrite ? null : version
  const answer = await window.api.save({ path, text: doc.toString(), format, version: expected })
  if (answer.ok) {
    changeDraft(id, { version: answer.value.version, savedDoc: doc, externalChange: 'none' })
    scoreFileAgain(answer.value.path)
    keepSaved(id, doc)
    return null
  }
  if (answer.code !== 'changed_on_disk') return { kind: 'other', reason: answer.message }
  changeDraft(id, { externalChange: 'changed' })
  return { kind: 'changed', reason: messages.files.changed(name) }
}

async function saveElsewhere(id: string): Promise<SaveFailure | null> {
  const noPlace = { kind: 'noPlace', reason: messages.keeping.quit.noPlace } as const
  const draft = findDraft(id)
  if (draft === null) return noPlace
  const { doc, format, name } = draft
  const answer = await window.api.saveAs({ text: doc.toString(), format, name })
  if (!answer.ok) return { kind: 'other', reason: answer.message }
  const { saved } = answer.value
  if (saved === null) return noPlace
  const { path, name: savedName, version } = saved
  changeDraft(id, {
    path,
    name: savedName,
    version,
    savedDoc: doc,
    readOnly: false,
    externalChange: 'none',
  })
  keepSaved(id, doc)
  // Another tab with the same file no longer shows what is in it.
  for (const other of drafts.get().open) {
    if (other.id !== id && other.path === path) changeDraft(other.id, { externalChange: 'changed' })
  }
  return null
}
