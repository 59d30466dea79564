import type { Format, IntendedUse } from '@content-trust/engine/schema'
import { type Draft, drafts, findDraft } from '../state/drafts.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { createStore } from '../state/store.ts'

interface Purpose {
  readonly format: Format
  readonly intendedUse: IntendedUse
}

/** Files whose purpose is remembered. */
const MOST_KEPT = 500

/** What drafts without a file are for, by their id; files are in the settings. */
export const purposes = createStore<Readonly<Record<string, Purpose>>>({})

/** What a draft is and what it is for: as the user has said, else as the settings say. */
export function purposeOf({ id, path }: Pick<Draft, 'id' | 'path'>): Purpose {
  const { format, intendedUse, purposes: kept } = settings.get()
  const own = purposes.get()[id] ?? kept.findLast((known) => known.path === path)
  return { format: own?.format ?? format, intendedUse: own?.intendedUse ?? intendedUse }
}

/** Says what a draft is for; a file is known again by its path. */
export async function setPurpose(id: string, change: Partial<Purpose>): Promise<void> {
  const draft = findDraft(id)
  if (draft === null) return
  const purpose = { ...purposeOf(draft), ...change }
  purposes.change((all) => ({ ...all, [id]: purpose }))
  if (draft.path !== null) await keep(draft.path, purpose)
}

/** Remembers the purpose of a draft once it has a file, and forgets drafts that are closed. */
export function keepPurposes(): void {
  drafts.subscribe(() => {
    const { open } = drafts.get()
    for (const { id, path } of open) {
      const purpose = purposes.get()[id]
      const isKept = settings.get().purposes.some((known) => known.path === path)
      if (purpose !== undefined && path !== null && !isKept) void keep(path, purpose)
    }
    const closed = Object.keys(purposes.get()).filter((id) => !open.some((one) => one.id === id))
    if (closed.length === 0) return
    purposes.change((all) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => !closed.includes(id))),
    )
  })
}

function keep(path: string, purpose: Purpose): Promise<void> {
  const others = settings.get().purposes.filter((known) => known.path !== path)
  return changeSettings({ purposes: [...others, { path, ...purpose }].slice(-MOST_KEPT) })
}
