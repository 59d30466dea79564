import { messages } from '../language/messages.ts'
import { forgetAnalysis } from '../state/analyses.ts'
import { valueOrNotice } from '../state/api.ts'
import { changeDraft, draftOfFile, drafts, removeDraft, showDrafts } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { askName } from '../widgets/name-dialog.tsx'
import { forgetBackup } from './back-up.ts'
import { folder, refreshFolder } from './folder.ts'

/** Makes an empty file in a folder of the tree and opens it; in the open folder where none is named. */
export async function createFile(below?: string): Promise<void> {
  const target = below ?? folder.get()?.path
  if (target === undefined) return
  await askName({
    title: messages.files.nameOfNew,
    name: 'untitled.md',
    action: messages.files.create,
    take: async (name) => {
      const answer = await window.api.createFile({ folder: target, name })
      if (!answer.ok) return answer.message
      showDrafts([draftOfFile(answer.value)])
      await refreshFolder()
      return null
    },
  })
}

/** Gives a file another name; a tab that shows it follows. */
export async function renameFile(path: string): Promise<void> {
  const name = nameOf(path)
  await askName({
    title: messages.files.nameOfFile(name),
    name,
    action: messages.files.rename,
    take: async (next) => {
      const answer = await window.api.renameFile({ path, name: next })
      if (!answer.ok) return answer.message
      const draft = drafts.get().open.find((candidate) => candidate.path === path)
      if (draft !== undefined) changeDraft(draft.id, answer.value)
      await refreshFolder()
      return null
    },
  })
}

/** Puts a file into the bin, after a question; a tab that shows it goes. */
export async function trashFile(path: string): Promise<void> {
  const answer = await valueOrNotice(window.api.trashFile({ path }))
  if (answer?.isTrashed !== true) return
  const draft = drafts.get().open.find((candidate) => candidate.path === path)
  if (draft !== undefined) {
    removeDraft(draft.id)
    forgetAnalysis(draft.id)
    await forgetBackup(draft.id)
  }
  notices.success(messages.files.inBin(nameOf(path)))
  await refreshFolder()
}

/** Shows a file in the file manager of the system. */
export async function revealFile(path: string): Promise<void> {
  await valueOrNotice(window.api.revealFile({ path }))
}

/** Puts the path of a file into the clipboard. */
export async function copyPath(path: string): Promise<void> {
  const copied = await valueOrNotice(window.api.copyText({ text: path }))
  if (copied !== null) notices.success(messages.files.pathCopied)
}

function nameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path
}
