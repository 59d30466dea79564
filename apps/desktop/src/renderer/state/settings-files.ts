import { createStore } from './store.ts'

/** How often a file that settings of drafts come from has changed since the window was opened. */
export const settingsFiles = createStore(0)

/** Counts the changes, so that what was measured with the old settings is measured again. */
export function followSettingsFiles(): void {
  window.api.on('draftSettingsChanged', () => settingsFiles.change((changes) => changes + 1))
}
