import { EditorSelection } from '@codemirror/state'
import { MOST_PICTURE_BYTES } from '../../shared/ipc/paste.ts'
import { dispatchTo } from '../editor/sessions.ts'
import { saveDraftAs } from '../files/save-draft.ts'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { type Draft, findDraft } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { oneStep } from './insert-markdown.ts'
import { proposedFolder, rememberedFolder, rememberFolder } from './picture-folder.ts'
import { altOfSelection, pictureLink } from './picture-link.ts'
import { isPicture, proposedName } from './picture-names.ts'
import { pictureQuestion } from './picture-question.ts'

/** Where pictures go in a draft: a caret, or words that a picture takes the place of. */
export interface PicturePlace {
  readonly draft: string
  readonly from: number
  readonly to: number
}

/** Saves pictures beside their draft, after a question for their names, and links them. */
export async function insertPictures(files: readonly File[], place: PicturePlace): Promise<void> {
  const pictures = files.filter(isInsertable)
  if (pictures.length === 0) return
  const draft = await savedDraft(place.draft)
  if (draft === null) return
  const { path, name } = draft
  const known = rememberedFolder(path)
  const folder = known ?? proposedFolder(path)
  const wanted = pictures.map((file) => proposedName(file, name))
  const free = await window.api.proposePictureNames({ draft: path, folder, names: wanted })
  const saved = new Map<number, string>()
  pictureQuestion.set({
    names: free.ok ? free.value.names : wanted,
    folder,
    isFolderKnown: known !== null && free.ok,
    take: async (names, chosen) => {
      for (const [at, file] of pictures.entries()) {
        if (saved.has(at)) continue
        const bytes = await bytesOf(file)
        if (bytes === null) return { at, message: messages.paste.unreadable(file.name) }
        const input = { draft: path, folder: chosen, name: names[at] ?? '', bytes }
        const answer = await window.api.savePicture(input)
        if (!answer.ok) return { at, message: answer.message }
        saved.set(at, answer.value.address)
      }
      await rememberFolder(path, chosen)
      link([...saved.values()], place)
      return null
    },
    closed: () => editorView()?.focus(),
  })
}

/** Says why a file cannot be inserted; true where it can. */
function isInsertable(file: File): boolean {
  if (!isPicture(file)) notices.show(messages.paste.notPicture(file.name))
  else if (file.size > MOST_PICTURE_BYTES) {
    notices.show(messages.paste.tooLarge(file.name, (file.size / 1024 / 1024).toFixed(1)))
  } else return true
  return false
}

/** The draft with a file: one that has none is saved first, if the writer wants that. */
async function savedDraft(id: string): Promise<(Draft & { readonly path: string }) | null> {
  const draft = findDraft(id)
  if (draft === null) return null
  if (draft.path === null) {
    const { askSave, askSaveDetail, save } = messages.paste
    const question = { message: askSave, detail: askSaveDetail, answers: [save, messages.cancel] }
    const asked = await valueOrNotice(window.api.askUser(question))
    if (asked?.answer !== 0 || !(await saveDraftAs(id))) return null
  }
  const saved = findDraft(id)
  const path = saved?.path ?? null
  return saved === null || path === null ? null : { ...saved, path }
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // The file has gone since it was dropped.
    return null
  }
}

/** Links pictures as one step; words that were selected become the alternative text of the first. */
function link(addresses: readonly string[], place: PicturePlace): void {
  const doc = findDraft(place.draft)?.doc
  if (doc === undefined) return
  const to = Math.min(place.to, doc.length)
  const from = Math.min(place.from, to)
  const alt = altOfSelection(doc.sliceString(from, to))
  const links = addresses.map((address, at) => pictureLink(address, at === 0 ? alt : ''))
  const insert = links.map(({ text }) => text).join('\n')
  dispatchTo(place.draft, {
    ...oneStep({ from, to, insert }),
    selection: EditorSelection.cursor(from + (links[0]?.caret ?? 0)),
  })
  if (shownDraft() === place.draft) editorView()?.focus()
}
