import { drafts, isUnsaved } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { saveDraft } from './save-draft.ts'

const PAUSE_MS = 1500

/** Saves drafts that have a file when the writer pauses, where the settings say so, until it is stopped. */
export function autosave(): () => void {
  let timer = 0
  return drafts.subscribe(() => {
    window.clearTimeout(timer)
    if (settings.get().autosave) timer = window.setTimeout(saveAll, PAUSE_MS)
  })
}

function saveAll(): void {
  for (const draft of drafts.get().open) {
    const isSafe = draft.path !== null && !draft.readOnly && draft.externalChange === 'none'
    if (isSafe && isUnsaved(draft)) void saveDraft(draft.id)
  }
}
