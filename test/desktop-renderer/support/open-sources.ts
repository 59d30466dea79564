import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { SourcesProcess } from '../../../apps/desktop/src/main/ports.ts'
import { createSourceTasks } from '../../../apps/desktop/src/worker/sources/handle-source-task.ts'
import { findViolations } from '../../browser/support/audit.ts'
import { type Editor, openEditor, temporaryFolder } from './open-editor.ts'

export const config = 'content-trust.config.json'

/** What asks servers on this machine too. */
export const localTasks = createSourceTasks({ allowPrivate: true })

export const panel = ({ page }: Editor) => page.getByRole('tabpanel', { name: 'Sources' })
export const rows = (editor: Editor) => panel(editor).locator('.source')
export const status = (editor: Editor) => panel(editor).getByRole('status')
export const check = (editor: Editor) =>
  panel(editor).getByRole('button', { name: 'Check sources' })

/** The words of what has the focus. */
export const focusedText = 'document.activeElement?.textContent'

interface Opening {
  readonly text: string
  /** The config file of the folder. */
  readonly settings?: object
  readonly sources?: SourcesProcess
}

/** An editor with a draft in an open folder, at the panel of sources. */
export async function openAtSources({ settings = { sources: true }, sources, text }: Opening) {
  const folder = await temporaryFolder()
  await writeFile(join(folder, config), JSON.stringify(settings))
  const path = join(folder, 'a.md')
  await writeFile(path, text)
  const local: SourcesProcess = { send: localTasks, end: () => undefined }
  const editor = await openEditor({ sources: sources ?? local })
  const { page, choices } = editor
  choices.folder = folder
  editor.choose('file.open-folder')
  await page.getByRole('tree').waitFor()
  choices.files = [path]
  editor.choose('file.open')
  await page.getByRole('textbox', { name: 'Draft a.md' }).waitFor()
  await page.locator('.status-bar[aria-busy="false"]').waitFor()
  editor.choose('view.sources')
  await panel(editor).waitFor()
  return { ...editor, folder }
}

/** How many colours are on their way. */
const fading = 'document.getAnimations().filter((one) => one instanceof CSSTransition).length'

/** Looks at what is shown, light and dark. */
export async function look(editor: Editor, name: string): Promise<void> {
  const { page } = editor
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => page.evaluate(fading)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await editor.shoot(`sources-${name}-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
