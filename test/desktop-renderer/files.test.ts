import { chmod, mkdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
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

const risky = 'Experts say this very unique platform will change everything for everyone.\n'

/** Opens a file and puts the caret into it. */
async function writeIn(editor: Editor, path: string): Promise<void> {
  await openFile(editor, path)
  await editor.page.locator('.cm-content').click()
}

describe.skipIf(!hasChromium)('files in the editor', () => {
  it('shows a folder with the decision about each file, and makes, renames and bins files there', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'posts'))
    await writeFile(join(folder, 'posts/risky.md'), risky.repeat(12))
    await writeFile(join(folder, 'plain.md'), 'We baked 40 loaves on 3 March 2024.\n')
    const editor = await openEditor()
    const { page } = editor
    editor.choices.folder = folder
    editor.choose('file.open-folder')
    const tree = page.getByRole('navigation', { name: /^Drafts in/ })
    await tree.getByRole('treeitem', { name: /risky\.md decision: / }).waitFor()
    await tree.getByRole('treeitem', { name: /^plain\.md cannot judge/i }).waitFor()

    await tree.getByRole('button', { name: 'New file' }).click()
    await page.getByRole('textbox', { name: 'Name of the new file' }).fill('plain.md')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('plain.md already exists.').waitFor()
    await page.getByRole('textbox', { name: 'Name of the new file' }).fill('fresh.md')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Create' }).click()
    await tree.getByRole('treeitem', { name: /^fresh\.md/, selected: true }).waitFor()
    await tree.getByRole('tree').focus()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'New name of fresh.md' }).fill('renamed.md')
    await page.getByRole('button', { name: 'Rename' }).click()
    const tabs = page.getByRole('navigation', { name: 'Open drafts' })
    await tabs.getByRole('button', { name: 'renamed.md', exact: true }).waitFor()
    await tree.getByRole('treeitem', { name: /^renamed\.md/, selected: true }).waitFor()
    await tree.getByRole('tree').focus()
    await page.keyboard.press('Delete')
    await page.getByText('Moved renamed.md to the bin.').waitFor()
    expect(editor.deeds).toContain('asked: Move renamed.md to the bin?')
    await expect.poll(() => tree.getByRole('treeitem', { name: /^renamed\.md/ }).count()).toBe(0)

    await tree.getByRole('button', { name: 'Close folder' }).click()
    await tree.waitFor({ state: 'detached' })
    expect(editor.complaints).toEqual([])
  })

  it('leaves a file alone when the user does not confirm', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'kept.md')
    await writeFile(path, risky)
    const editor = await openEditor()
    await writeIn(editor, path)
    editor.choices.answer = 1
    editor.choose('file.trash')
    await editor.page.waitForTimeout(300)
    expect(await readFile(path, 'utf8')).toBe(risky)
  })

  it('reports a change by another program, compares, and keeps the chosen version', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'notes.md')
    await writeFile(path, 'One line.\nAnother line.\n')
    const editor = await openEditor()
    const { page } = editor
    await writeIn(editor, path)
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Mine. ')
    await writeFile(path, 'One line.\nA line by another program.\n')
    await page.getByRole('alert').getByText('notes.md was changed by another program.').waitFor()
    await page.getByRole('button', { name: 'Compare' }).click()
    const onDisk = page.getByRole('textbox', { name: 'On disk' })
    await onDisk.getByText('A line by another program.').waitFor()
    await page.getByRole('textbox', { name: 'Your draft' }).getByText('Mine. One line.').waitFor()
    await page.getByText('1 place differs').waitFor()
    const read = page.getByRole('list', { name: 'What differs' }).getByRole('listitem')
    await expect
      .poll(() => read.allTextContents())
      .toEqual([
        'Line 1, before: One line.\nA line by another program. Now: Mine. One line.\nAnother line.',
      ])
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await readFile(path, 'utf8')).toBe('Mine. One line.\nAnother line.\n')

    await page.keyboard.type('x')
    await writeFile(path, 'Theirs again.\n')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.locator('.cm-content', { hasText: 'Theirs again.' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.locator('.cm-content', { hasText: 'Mine. ' }).waitFor()
  })

  it('keeps the text of a file that was deleted, and saves it again', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'gone.md')
    await writeFile(path, 'Still here.\n')
    const editor = await openEditor()
    const { page } = editor
    await writeIn(editor, path)
    await unlink(path)
    await page.getByText(/moved or deleted by another program/).waitFor()
    await page.getByText('Unsaved changes', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save again' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await readFile(path, 'utf8')).toBe('Still here.\n')
  })

  it.each([
    ['UTF-16 LE with CRLF', Buffer.from('\ufeffOne\r\nTwo\r\n', 'utf16le'), 'utf16le'],
    ['UTF-8 with BOM', Buffer.from('\ufeffOne\nTwo\n'), 'utf8'],
    ['lines of all kinds', Buffer.from('One\r\nTwo\nThree\rFour'), 'utf8'],
    ['Windows-1252', Buffer.from('Caf\xe9 \x93quoted\x94\r\n', 'latin1'), 'latin1'],
  ] as const)('saves %s byte for byte but for what was typed', async (_name, bytes, encoding) => {
    const folder = await temporaryFolder()
    const path = join(folder, 'bytes.md')
    await writeFile(path, bytes)
    const editor = await openEditor()
    const { page } = editor
    await writeIn(editor, path)
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Z')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    const saved = (await readFile(path)).toString(encoding)
    expect(saved.replace('Z', '')).toBe(bytes.toString(encoding))
  })

  it('says which letter an old encoding lacks, and saves as UTF-8 when asked', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'old.md')
    await writeFile(path, Buffer.from('Caf\xe9\n', 'latin1'))
    const editor = await openEditor()
    const { page } = editor
    await writeIn(editor, path)
    await page.keyboard.press('Control+Home')
    await page.keyboard.insertText('→ ')
    await page.keyboard.press('Control+s')
    await page.getByText(/“→” cannot be written in Windows-1252/).waitFor()
    await page.getByText('Unsaved changes', { exact: true }).waitFor()
    editor.choose('file.save-as-utf-8')
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await readFile(path, 'utf8')).toBe('→ Café\n')
  })

  it('opens dropped files, and says why one cannot be opened', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'dropped.md'), risky)
    await writeFile(join(folder, 'image.md'), Buffer.from([0x89, 0x50, 0, 0]))
    const { page } = await openEditor()
    await page.evaluate(`{
      window.droppedPaths = { 'dropped.md': '${folder}/dropped.md', 'image.md': '${folder}/image.md' }
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'dropped.md'))
      data.items.add(new File(['x'], 'image.md'))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
    }`)
    await page.getByRole('button', { name: 'dropped.md', exact: true }).waitFor()
    await page.getByText('This is not a text file.').waitFor()
  })

  it('lists recent files where no draft is open, and opens them', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'often.md'), risky)
    const editor = await openEditor()
    const { page } = editor
    await writeIn(editor, join(folder, 'often.md'))
    await page.getByRole('button', { name: 'Close often.md' }).click()
    await page.getByRole('button', { name: 'Close Sample draft.md' }).click()
    const recent = page.getByRole('region', { name: 'Recent files' })
    expect(await findViolations(page)).toEqual([])
    await recent.getByRole('button', { name: /^often\.md/ }).click()
    await page.getByRole('button', { name: 'often.md', exact: true }).waitFor()
  })

  it('lists recent folders beside recent files, and forgets one that is gone', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'posts'))
    await writeFile(join(folder, 'posts/a.md'), risky)
    const editor = await openEditor()
    const { page } = editor
    editor.choices.folder = join(folder, 'posts')
    editor.choose('file.open-folder')
    const tree = page.getByRole('tree')
    await tree.waitFor()
    await page.getByRole('button', { name: 'Close folder' }).click()
    await tree.waitFor({ state: 'detached' })
    const openAgain = async () => {
      editor.choose('file.open-recent')
      const folders = page.getByRole('region', { name: 'Recent folders' })
      await folders.getByRole('button', { name: /^posts/ }).click()
    }
    await openAgain()
    await tree.getByRole('treeitem', { name: /^a\.md/ }).waitFor()
    await page.getByRole('button', { name: 'Close folder' }).click()
    await rm(join(folder, 'posts'), { recursive: true })
    await openAgain()
    await page.getByText('posts no longer exists.').waitFor()
    editor.choose('file.open-recent')
    await page.getByText('No recent files yet.').waitFor()
    expect(editor.complaints).toEqual([])
  })

  it('loses nothing when a file may not be written', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'locked.md')
    await writeFile(path, risky)
    const editor = await openEditor()
    const { page } = editor
    await writeIn(editor, path)
    await page.keyboard.type('Words. ')
    await rm(folder, { recursive: true })
    await page.keyboard.press('Control+s')
    await page
      .getByText(/There is no folder for locked\.md|no longer exists/)
      .first()
      .waitFor()
    await page.locator('.cm-content', { hasText: 'Words.' }).waitFor()
    await mkdir(folder)
    await chmod(folder, 0o700)
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await readFile(path, 'utf8')).toContain('Words. ')
  })

  it('saves by itself after a pause, where the settings say so', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'auto.md')
    await writeFile(path, 'One.\n')
    const editor = await openEditor()
    const { page } = editor
    await page.evaluate(`window.api.setSettings({ autosave: true })`)
    await writeIn(editor, path)
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('By itself. ')
    await expect.poll(() => readFile(path, 'utf8'), { timeout: 5000 }).toBe('By itself. One.\n')
    await page.keyboard.type('More. ')
    await page.keyboard.press('Control+s')
    await page.keyboard.type('And more. ')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    await expect.poll(() => page.getByText(/changed by another program/).count()).toBe(0)
    expect(await readFile(path, 'utf8')).toBe('By itself. More. And more. One.\n')
  })

  it('moves unreadable settings aside, and says so', async () => {
    const dataFolder = await temporaryFolder()
    await writeFile(join(dataFolder, 'settings.json'), '{ "theme": "pink"')
    const { page } = await openEditor({ dataFolder })
    await page.getByText(/settings couldn’t be read/).waitFor()
    expect(await readFile(join(dataFolder, 'settings.json.broken'), 'utf8')).toContain('pink')
  })
})
