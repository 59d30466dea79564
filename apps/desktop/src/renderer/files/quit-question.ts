import { activateDraft, type Draft, findDraft, isUnsaved } from '../state/drafts.ts'
import { createStore } from '../state/store.ts'
import { trySave } from './save-draft.ts'

/** A question about several unsaved drafts. */
interface QuitQuestion {
  readonly asked: readonly Draft[]
  /** Takes the drafts whose changes the writer gives up; null when the writer wants to stay. */
  answer(givenUp: readonly string[] | null): void
}

/** The question that is open; null while none is. */
export const quitQuestion = createStore<QuitQuestion | null>(null)

/** Asks about several unsaved drafts at once; gives those whose changes are given up, or null to stay. */
export function askAboutDrafts(asked: readonly Draft[]): Promise<readonly string[] | null> {
  return new Promise((done) => {
    quitQuestion.set({
      asked,
      answer: (givenUp) => {
        if (quitQuestion.get()?.asked === asked) quitQuestion.set(null)
        done(givenUp)
      },
    })
  })
}

/** The drafts of these that still have unsaved words. */
export function stillUnsaved(asked: readonly Draft[]): Draft[] {
  return asked
    .map(({ id }) => findDraft(id))
    .filter((draft): draft is Draft => draft !== null && isUnsaved(draft))
}

/**
 * Saves drafts one after the other; gives the reasons of those that could not be saved by their ids. A draft for
 * which the writer chooses no file ends it: the writer has changed their mind.
 */
export async function saveDrafts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const failures = new Map<string, string>()
  for (const id of ids) {
    // The system's dialog asks where to save what is in front.
    if (findDraft(id)?.path === null) activateDraft(id)
    const failure = await trySave(id)
    if (failure === null) continue
    failures.set(id, failure.reason)
    if (failure.kind === 'noPlace') break
  }
  return failures
}
