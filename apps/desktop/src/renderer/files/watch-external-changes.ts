import { replaceText } from '../editor/sessions.ts'
import { valueOrNotice } from '../state/api.ts'
import { changeDraft, docOf, drafts, findDraft, isUnsaved } from '../state/drafts.ts'
import { saveDraft } from './save-draft.ts'

/** Hears of files that other programs change; a draft without changes of its own follows by itself. */
export function watchExternalChanges(): void {
  let watched = ''
  drafts.subscribe(() => {
    const paths = drafts.get().open.flatMap(({ path }) => (path === null ? [] : [path]))
    if (paths.join('\n') === watched) return
    watched = paths.join('\n')
    void window.api.watchFiles({ paths })
  })
  window.api.on('fileChanged', ({ path, kind, version }) => {
    const draft = drafts.get().open.find((candidate) => candidate.path === path)
    if (draft === undefined || draft.version === version) return
    const hasOwnWords = isUnsaved(draft)
    changeDraft(draft.id, { externalChange: kind })
    if (kind === 'changed' && !hasOwnWords) void reloadDraft(draft.id)
  })
}

/** Takes what is on the disk; undo brings the old words back. */
export async function reloadDraft(id: string): Promise<void> {
  const path = findDraft(id)?.path
  if (path == null) return
  const file = await valueOrNotice(window.api.readFile({ path }))
  if (file === null) return
  const { text, format, readOnly, version } = file
  replaceText(id, text)
  const doc = findDraft(id)?.doc ?? docOf(text)
  changeDraft(id, { format, readOnly, version, savedDoc: doc, externalChange: 'none' })
}

/** Writes the text of the draft over what is on the disk. */
export async function keepMine(id: string): Promise<void> {
  await saveDraft(id, true)
}
