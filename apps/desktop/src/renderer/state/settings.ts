import { type Settings, type SettingsPatch, settingsSchema } from '../../shared/settings.ts'
import { valueOrNotice } from './api.ts'
import { createStore } from './store.ts'

/** The settings as the main process last reported them. */
export const settings = createStore<Settings>(settingsSchema.parse({}))

/** Changes that the main process has not answered yet: until then it reports older settings. */
let unanswered = 0
/** What was reported meanwhile; it applies once all are answered. */
let told: Settings | null = null

/**
 * Changes settings; they hold at once and are written to the disk. Where drafts are scored holds once the main
 * process says so: it asks the writer first.
 */
export async function changeSettings(patch: SettingsPatch): Promise<void> {
  const before = settings.get()
  const wanted = settingsSchema.safeParse({ ...before, ...patch })
  if (wanted.success && patch.engine === undefined) settings.set(wanted.data)
  unanswered += 1
  const changed = await valueOrNotice(window.api.setSettings(patch))
  unanswered -= 1
  if (unanswered > 0) return
  settings.set(changed === null ? before : (told ?? changed))
  told = null
}

/** Reads the settings and follows them. */
export async function followSettings(): Promise<void> {
  const read = await valueOrNotice(window.api.getSettings({}))
  if (read !== null) settings.set(read)
  window.api.on('settingsChanged', (changed) => {
    if (unanswered === 0) settings.set(changed)
    else told = changed
  })
  applyLook()
  settings.subscribe(applyLook)
}

const fonts = { serif: 'var(--serif)', sans: 'var(--sans)', mono: 'var(--mono)' } as const

/** What of the settings the style sheets need. */
function applyLook(): void {
  const { theme, textSize, lineWidth, font } = settings.get()
  const { style } = document.documentElement
  style.setProperty('color-scheme', theme === 'system' ? 'light dark' : theme)
  style.setProperty('--draft-size', `${textSize / 16}rem`)
  style.setProperty('--draft-measure', `${lineWidth}ch`)
  style.setProperty('--draft-font', fonts[font])
}
