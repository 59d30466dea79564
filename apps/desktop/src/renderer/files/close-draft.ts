import { messages } from '../language/messages.ts'
import { forgetAnalysis } from '../state/analyses.ts'
import { valueOrNotice } from '../state/api.ts'
import { type Draft, drafts, findDraft, isUnsaved, removeDraft } from '../state/drafts.ts'
import { forgetBackup } from './back-up.ts'
import { askAboutDrafts } from './quit-question.ts'
import { saveDraft } from './save-draft.ts'

/** Closes a draft, after a question when words would be lost. */
export async function closeDraft(id: string): Promise<boolean> {
  const draft = findDraft(id)
  if (draft === null) return true
  if (isUnsaved(draft) && (await askAboutOne(draft)) === null) return false
  await remove(id)
  return true
}

/** Closes several drafts when the writer has decided about each of them; until then none goes. */
export async function closeDrafts(ids: readonly string[]): Promise<void> {
  const wanted = (): readonly Draft[] => drafts.get().open.filter(({ id }) => ids.includes(id))
  if (!(await decideAll(wanted))) return
  for (const { id } of wanted()) await remove(id)
}

async function remove(id: string): Promise<void> {
  removeDraft(id)
  forgetAnalysis(id)
  await forgetBackup(id)
}

/**
 * Closes the window when the writer has decided about every unsaved draft; until then no draft is closed and no
 * backup goes. `beforeEnd` runs when all is decided.
 */
export function closeWhenAsked(beforeEnd: () => Promise<unknown>): void {
  let isAsking = false
  window.api.on('closeAsked', () => {
    void window.api.answerClose({ answer: 'asking' })
    if (isAsking) return
    isAsking = true
    void close(beforeEnd).finally(() => {
      isAsking = false
    })
  })
}

async function close(beforeEnd: () => Promise<unknown>): Promise<void> {
  if (!(await decideAll(() => drafts.get().open))) {
    await window.api.answerClose({ answer: 'stays' })
    return
  }
  await beforeEnd()
  for (const { id } of drafts.get().open.filter(isUnsaved)) await forgetBackup(id)
  await window.api.closeWindow({})
}

/** Asks about unsaved drafts until each is saved or given up; false when the writer wants to stay. */
async function decideAll(of: () => readonly Draft[]): Promise<boolean> {
  const givenUp = new Set<string>()
  for (;;) {
    const left = of().filter((draft) => isUnsaved(draft) && !givenUp.has(draft.id))
    const [first, second] = left
    if (first === undefined) return true
    const answer = second === undefined ? await askAboutOne(first) : await askAboutDrafts(left)
    if (answer === null) return false
    for (const id of answer) givenUp.add(id)
  }
}

/** The drafts whose changes the writer gives up: this one or none, as it was saved; null when it has to stay. */
async function askAboutOne({ id, name }: Draft): Promise<readonly string[] | null> {
  const asked = await valueOrNotice(
    window.api.askUser({
      message: messages.files.askSave(name),
      detail: messages.files.askSaveDetail,
      answers: [messages.files.save, messages.files.dontSave, messages.cancel],
    }),
  )
  if (asked?.answer === 1) return [id]
  return asked?.answer === 0 && (await saveDraft(id)) ? [] : null
}
