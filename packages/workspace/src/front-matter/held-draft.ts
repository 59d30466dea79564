import type { Settings } from '../settings/settings.ts'
import type { DraftSettings } from './draft-settings.ts'
import { type AskedSetting, holdSettings } from './held-settings.ts'

/** What a changed draft is scored with, and what its front matter asks for. */
export interface HeldDraft {
  readonly draft: DraftSettings
  /** The setting `contentTrust` alone stands for a draft that asks not to be checked. */
  readonly asked: readonly AskedSetting[]
}

/**
 * Holds a changed draft to the front matter of its base: what it has loosened does not count, what it made
 * stricter does. `settings` are those of the draft without front matter, `base` those of the base with it,
 * or null where there is no base. A draft that the base leaves out stays out while it says so itself.
 */
export function holdDraft(
  settings: Settings,
  base: DraftSettings | null,
  now: DraftSettings,
): HeldDraft {
  if (now.kind === 'broken' || (now.kind === 'off' && base?.kind === 'off')) {
    return { draft: now, asked: [] }
  }
  const before = base?.kind === 'settings' ? base.settings : settings
  if (now.kind === 'off') {
    const front = { kind: 'none' } as const
    const asked = [{ setting: 'contentTrust', reason: null }]
    return { draft: { kind: 'settings', settings: before, front, warnings: [] }, asked }
  }
  const held = holdSettings(before, now.settings)
  return { draft: { ...now, settings: held.settings }, asked: held.asked }
}
