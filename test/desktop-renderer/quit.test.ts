import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import {
  type Editor,
  hasChromium,
  openEditor,
  temporaryFolder,
  useChromium,
} from './support/open-editor.ts'
import { openFile } from './support/write-draft.ts'

useChromium()

/** An editor with one file for each name, each with a word that is not saved. */
async function openUnsaved(names: readonly string[]): Promise<Editor & { folder: string }> {
  const folder = await temporaryFolder()
  const editor = await openEditor()
  for (const name of names) {
    await writeFile(join(folder, name), 'Saved.\n')
    await openFile(editor, join(folder, name))
    await editor.page.getByRole('textbox', { name: `Draft ${name}` }).waitFor()
    await editor.page.locator('.cm-content').click()
    await editor.page.keyboard.press('Control+Home')
    await editor.page.keyboard.type('Mine. ')
  }
  await editor.page
    .locator('.tab .tab-dot')
    .nth(names.length - 1)
    .waitFor()
  return { ...editor, folder }
}

const closed = ({ deeds }: Editor): boolean => deeds.includes('closed')

describe.skipIf(!hasChromium)('closing the window with several unsaved drafts', () => {
  it('asks once about all of them, and closes nothing when the writer stays', async () => {
    const editor = await openUnsaved(['a.md', 'b.md', 'c.md'])
    const { page, emit, shoot } = editor
    emit('closeAsked', {})
    const sheet = page.getByRole('dialog', { name: 'Save your drafts before closing?' })
    await sheet.waitFor()
    await expect.poll(() => sheet.getByRole('checkbox', { checked: true }).count()).toBe(3)
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Save all')
    expect(await findViolations(page)).toEqual([])
    await shoot('quit-sheet')
    // A second wish to close finds the same question.
    emit('closeAsked', {})
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => editor.deeds).toContain('close: stays')
    expect(closed(editor)).toBe(false)
    expect(editor.deeds.filter((deed) => deed.startsWith('asked:'))).toEqual([])
    await expect.poll(() => page.locator('.tab .tab-dot').count()).toBe(3)
    // The caret is where it was.
    await page.keyboard.type('And more. ')
    await page.locator('.cm-line', { hasText: 'Mine. And more. Saved.' }).waitFor()
    expect(await readFile(join(editor.folder, 'a.md'), 'utf8')).toBe('Saved.\n')
    expect(editor.complaints).toEqual([])
  })

  it('saves those that are ticked, by keyboard, and gives up the rest with their backups', async () => {
    const editor = await openUnsaved(['a.md', 'b.md', 'c.md'])
    const { page, emit, folder } = editor
    emit('closeAsked', {})
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('checkbox', { name: /^b\.md/ }).focus()
    await page.keyboard.press('Space')
    await sheet.getByText('Changes that will be lost: b.md.').waitFor()
    await sheet.getByRole('button', { name: 'Save selected' }).press('Enter')
    await expect.poll(() => closed(editor)).toBe(true)
    const texts = ['a.md', 'b.md', 'c.md'].map((name) => readFile(join(folder, name), 'utf8'))
    expect(await Promise.all(texts)).toEqual(['Mine. Saved.\n', 'Saved.\n', 'Mine. Saved.\n'])
    const start = `window.api.takeStart({}).then(({ value }) => value.backups.length)`
    expect(await page.evaluate(start)).toBe(0)
  })

  it('stays open and says which could not be saved, and saves the others', async () => {
    const editor = await openUnsaved(['a.md', 'b.md'])
    const { page, emit, folder, shoot } = editor
    editor.choose('file.new')
    await page.getByRole('textbox', { name: 'Draft Untitled.md' }).waitFor()
    await page.keyboard.type('New words.')
    await rm(join(folder, 'a.md'))
    await mkdir(join(folder, 'a.md'))
    emit('closeAsked', {})
    const sheet = page.getByRole('dialog')
    await sheet.getByText('No file yet').waitFor()
    editor.choices.savePath = null
    await sheet.getByRole('button', { name: 'Save all' }).click()
    await sheet
      .getByRole('alert')
      .getByText('Not saved: a.md, Untitled.md. Nothing has been closed.')
      .waitFor()
    await sheet.getByText('You chose no file for it.').waitFor()
    await shoot('quit-sheet-failed')
    expect(await findViolations(page)).toEqual([])
    await expect.poll(() => sheet.getByRole('checkbox').count()).toBe(2)
    expect(await readFile(join(folder, 'b.md'), 'utf8')).toBe('Mine. Saved.\n')
    expect(closed(editor)).toBe(false)
    await sheet.getByRole('button', { name: 'Don’t save' }).click()
    await expect.poll(() => closed(editor)).toBe(true)
  })

  it('keeps the simple question for one draft', async () => {
    const editor = await openUnsaved(['a.md'])
    editor.choices.answer = 2
    editor.emit('closeAsked', {})
    await expect.poll(() => editor.deeds).toContain('close: stays')
    expect(editor.deeds).toContain('asked: Save changes to a.md?')
    expect(closed(editor)).toBe(false)
    editor.choices.answer = 0
    editor.emit('closeAsked', {})
    await expect.poll(() => closed(editor)).toBe(true)
    expect(await readFile(join(editor.folder, 'a.md'), 'utf8')).toBe('Mine. Saved.\n')
  })
})
