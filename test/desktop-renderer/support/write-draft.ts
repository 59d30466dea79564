import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { type Editor, openEditor, temporaryFolder } from './open-editor.ts'
import type { EditorOptions } from './serve-editor.ts'

/** An editor with a file of these words in front. */
export async function writeDraft(
  text: string,
  view: BrowserContextOptions = {},
  more: Partial<EditorOptions> = {},
): Promise<Editor> {
  const path = join(await temporaryFolder(), 'notes.md')
  await writeFile(path, text)
  const editor = await openEditor({ view, startPaths: [path], ...more })
  const content = editor.page.getByRole('textbox', { name: 'Draft notes.md' })
  await content.waitFor()
  await editor.page.locator('.status-bar[aria-busy="false"]').waitFor()
  await content.focus()
  return editor
}

/** Opens a file from the menu. */
export async function openFile(editor: Editor, path: string): Promise<void> {
  editor.choices.files = [path]
  editor.choose('file.open')
  const name = basename(path)
  await editor.page.getByRole('button', { name, exact: true }).first().waitFor()
}

/** The first mark that is on these words. */
export function markOn({ page }: Editor, text: string): Locator {
  return page.locator('.cm-content .mark', { hasText: text }).first()
}
