import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  type Editor,
  hasChromium,
  openEditor,
  temporaryFolder,
  useChromium,
} from './support/open-editor.ts'

useChromium()

async function openTree(folder: string): Promise<{ editor: Editor; tree: Locator }> {
  const editor = await openEditor()
  editor.choices.folder = folder
  editor.choose('file.open-folder')
  const tree = editor.page.getByRole('tree')
  await tree.waitFor()
  return { editor, tree }
}

async function smallFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'posts'))
  for (const name of ['posts/a.md', 'posts/b.md', 'c.md']) {
    await writeFile(join(folder, name), 'We baked 40 loaves on 3 March 2024.\n')
  }
  return folder
}

describe.skipIf(!hasChromium)('the tree of a folder', () => {
  it('opens a menu by keys, which opens, renames, shows, copies and bins a file', async () => {
    const folder = await smallFolder()
    const { editor, tree } = await openTree(folder)
    const { page, deeds } = editor
    const choose = async (name: string) => {
      editor.choices.menu = name
      const opened = editor.menus.length
      await page.keyboard.press('Shift+F10')
      await expect.poll(() => editor.menus.length).toBe(opened + 1)
    }
    await tree.focus()
    await page.keyboard.press('End')
    await tree.getByRole('treeitem', { name: /^c\.md/, selected: true }).waitFor()
    await choose('none of these')
    expect(editor.menus[0]?.map(({ label }) => label)).toEqual([
      'Open',
      'Rename…',
      'New file here…',
      'Show in file manager',
      'Copy path',
      'Move to bin…',
    ])
    const focused = `document.activeElement?.getAttribute('role')`
    expect(await page.evaluate(focused)).toBe('tree')

    await choose('Show in file manager')
    await expect.poll(() => deeds).toEqual([`shown: ${join(folder, 'c.md')}`])
    await choose('Copy path')
    await page.getByText('Path copied.').waitFor()
    expect(deeds.at(-1)).toBe(`copied: ${join(folder, 'c.md')}`)
    await choose('Rename…')
    await page.getByRole('textbox', { name: 'New name of c.md' }).fill('d.md')
    await page.keyboard.press('Enter')
    await tree.getByRole('treeitem', { name: /^d\.md/ }).waitFor()
    await tree.focus()
    await page.keyboard.press('End')
    editor.choices.answer = 1
    await choose('Move to bin…')
    await expect.poll(() => deeds.at(-1)).toBe('asked: Move d.md to the bin?')
    expect(await readFile(join(folder, 'd.md'), 'utf8')).toContain('loaves')
    editor.choices.answer = 0
    await choose('Move to bin…')
    await page.getByText('Moved d.md to the bin.').waitFor()
    await tree.getByRole('treeitem', { name: /^d\.md/ }).waitFor({ state: 'detached' })
    expect(editor.complaints).toEqual([])
  })

  it('opens the menu of a folder with the right button, and creates a file there', async () => {
    const folder = await smallFolder()
    const { editor, tree } = await openTree(folder)
    const { page } = editor
    editor.choices.menu = 'New file here…'
    await tree.getByRole('treeitem', { name: 'posts' }).click({ button: 'right' })
    await page.getByRole('textbox', { name: 'Name of the new file' }).fill('new.md')
    await page.keyboard.press('Enter')
    await tree.getByRole('treeitem', { name: /^new\.md/, level: 2 }).waitFor()
    expect(await readFile(join(folder, 'posts/new.md'), 'utf8')).toBe('')
  })

  it('closes and opens folders by arrows', async () => {
    const { editor, tree } = await openTree(await smallFolder())
    await tree.focus()
    await editor.page.keyboard.press('Home')
    await editor.page.keyboard.press('ArrowLeft')
    await tree.getByRole('treeitem', { name: 'posts', expanded: false }).waitFor()
    await expect.poll(() => tree.getByRole('treeitem').count()).toBe(2)
    await editor.page.keyboard.press('ArrowRight')
    await editor.page.keyboard.press('ArrowRight')
    await tree.getByRole('treeitem', { name: /^a\.md/, selected: true }).waitFor()
    await editor.page.keyboard.press('Enter')
    await editor.page.getByRole('textbox', { name: 'Draft a.md' }).waitFor()
  })

  it('draws few rows of many, and reaches the last', async () => {
    const folder = await temporaryFolder()
    await Promise.all(
      Array.from({ length: 1200 }, (_, at) =>
        writeFile(join(folder, `note-${String(at).padStart(4, '0')}.md`), ''),
      ),
    )
    const { editor, tree } = await openTree(folder)
    await expect.poll(() => tree.getByRole('treeitem').count()).toBeLessThan(80)
    await tree.focus()
    await editor.page.keyboard.press('End')
    const last = tree.getByRole('treeitem', { name: /^note-1199\.md/, selected: true })
    await last.waitFor()
    const bottom = async () => {
      const box = await last.boundingBox()
      return box === null ? 0 : box.y + box.height
    }
    await expect.poll(bottom).toBeLessThanOrEqual(800)
    await expect.poll(bottom).toBeGreaterThan(400)
    await expect.poll(() => tree.getByRole('treeitem').count()).toBeLessThan(80)
  })
})
