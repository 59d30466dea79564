import type { Text } from '@codemirror/state'
import { type Draft, drafts, findDraft, isUnsaved } from '../state/drafts.ts'

/** At most this long a typed word is nowhere but in memory; the promise is two seconds. */
const DELAY_MS = 1000

const timers = new Map<string, number>()
const kept = new Map<string, Text>()

/** Keeps unsaved words in the app's own folder while they are typed, so that a crash loses none; until it is stopped. */
export function backUpDrafts(): () => void {
  return drafts.subscribe(() => {
    for (const draft of drafts.get().open) look(draft)
  })
}

/** A draft was closed or saved: its backup goes. */
export async function forgetBackup(id: string): Promise<void> {
  window.clearTimeout(timers.get(id))
  timers.delete(id)
  kept.delete(id)
  await window.api.dropBackup({ draft: id })
}

function look(draft: Draft): void {
  const { id, doc } = draft
  if (!isUnsaved(draft)) {
    if (kept.has(id) || timers.has(id)) void forgetBackup(id)
    return
  }
  // The next key does not delay it, so that typing without a pause is backed up too.
  if (kept.get(id) === doc || timers.has(id)) return
  timers.set(
    id,
    window.setTimeout(() => void keep(id), DELAY_MS),
  )
}

async function keep(id: string): Promise<void> {
  timers.delete(id)
  const draft = findDraft(id)
  if (draft === null || !isUnsaved(draft)) return
  const { doc, path, name, format, version } = draft
  kept.set(id, doc)
  await window.api.backUp({ draft: id, path, name, text: doc.toString(), format, version })
}
