import { writingMessages } from '../language/writing-messages.ts'
import { type Draft, drafts, findDraft } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { createStore } from '../state/store.ts'
import { askName } from '../widgets/name-dialog.tsx'
import { wordCount } from './word-count.ts'

const { words: messages } = writingMessages

/** Files whose goal is remembered. */
const MOST_KEPT = 500
const MOST_WORDS = 1_000_000

/** Goals of drafts without a file, by their id; those of files are in the settings. */
export const ownGoals = createStore<Readonly<Record<string, number>>>({})

/** How many words a draft is to have; null without a goal. */
export function goalOf({ id, path }: Pick<Draft, 'id' | 'path'>): number | null {
  const kept = settings.get().wordGoals.findLast((known) => known.path === path)
  return kept?.words ?? ownGoals.get()[id] ?? null
}

/** Sets how many words a draft is to have; null takes the goal away. */
export async function setGoal({ id, path }: Draft, words: number | null): Promise<void> {
  const others = Object.entries(ownGoals.get()).filter(([known]) => known !== id)
  const isKept = words !== null && path === null
  ownGoals.set(Object.fromEntries(isKept ? [...others, [id, words]] : others))
  if (path === null) return
  const files = settings.get().wordGoals.filter((known) => known.path !== path)
  const wordGoals = words === null ? files : [...files, { path, words }]
  await changeSettings({ wordGoals: wordGoals.slice(-MOST_KEPT) })
}

/** Asks how many words a draft is to have. */
export async function askWordGoal(draft: Draft): Promise<void> {
  await askName({
    title: messages.ask,
    name: String(goalOf(draft) ?? 500),
    action: messages.set,
    take: async (text) => {
      const words = Number(text.replace(/[,\s]/g, ''))
      if (!Number.isInteger(words) || words < 0 || words > MOST_WORDS) return messages.invalid
      // The draft may have been saved under a name while the dialog was open.
      await setGoal(findDraft(draft.id) ?? draft, words === 0 ? null : words)
      return null
    },
  })
}

/** Announces a goal once, when the words of a draft come to it from below; and keeps goals with their files. */
export function followWordGoals(): void {
  const below = new Set<string>()
  const check = (): void => {
    const shown = wordCount.get()
    const draft = shown === null ? null : findDraft(shown.draft)
    const goal = draft === null ? null : goalOf(draft)
    if (shown === null || draft === null || goal === null) return
    const key = `${draft.id} ${goal}`
    if (shown.words < goal) below.add(key)
    else if (below.delete(key) && !told.has(key)) {
      told.add(key)
      notices.success(messages.reached(goal))
    }
  }
  for (const store of [wordCount, ownGoals, settings]) store.subscribe(check)
  drafts.subscribe(() => {
    for (const draft of drafts.get().open) {
      const own = ownGoals.get()[draft.id]
      if (own !== undefined && draft.path !== null) void setGoal(draft, own)
    }
  })
}

/** Goals that were announced: cutting words and writing others announces nothing again. */
const told = new Set<string>()
