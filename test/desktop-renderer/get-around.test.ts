import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import {
  type Editor,
  hasChromium,
  openEditor,
  temporaryFolder,
  useChromium,
} from './support/open-editor.ts'

useChromium()

const bread = [
  '---',
  'title: Bread',
  '---',
  '',
  '# Bread',
  '',
  'We baked 40 loaves on 3 March 2024.',
  '',
  '## The oven *at night*',
  '',
  ...Array.from({ length: 60 }, (_, at) => `Loaf ${at} was sold before noon.\n`),
  '## What it costs',
  '',
  'Flour costs 2 euros.',
  '',
].join('\n')

/** A folder with drafts of its own, in an editor of its own. */
async function openFolder(): Promise<{ editor: Editor; page: Page; folder: string }> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'posts'))
  await writeFile(join(folder, 'posts/bread.md'), bread)
  await writeFile(join(folder, 'posts/chapter 10.md'), 'We sold 3 loaves on 4 March 2024.\n')
  await writeFile(join(folder, 'posts/chapter 2.md'), 'We sold 2 loaves on 3 March 2024.\n')
  await writeFile(
    join(folder, 'a-name-that-is-much-too-long-for-one-line-of-the-tree.md'),
    'Tea.\n',
  )
  const editor = await openEditor()
  editor.choices.folder = folder
  editor.choose('file.open-folder')
  await editor.page.getByRole('tree', { name: /^Drafts in/ }).waitFor()
  return { editor, page: editor.page, folder }
}

const lineAtCaret = (page: Page) =>
  page.evaluate('getSelection().anchorNode?.parentElement?.closest(".cm-line")?.textContent')

describe.skipIf(!hasChromium)('getting around in a folder', () => {
  it('opens files, lines and headings by a few letters, and has an outline', async () => {
    const { editor, page } = await openFolder()
    const list = page.getByRole('dialog', { name: 'Go to file' })
    await page.keyboard.press('Control+p')
    await page.keyboard.type('bred')
    await list.getByRole('option', { name: /bread\.md/, selected: true }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('quick-open')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Draft bread.md' }).waitFor()
    await list.waitFor({ state: 'detached' })

    await page.keyboard.press('Control+p')
    await page.keyboard.type(':7')
    await list.getByRole('option', { name: /Go to line 7/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => lineAtCaret(page)).toMatch(/^We baked/)
    await page.keyboard.press('Control+p')
    await page.keyboard.type('@cost')
    await list.getByRole('option', { name: /What it costs/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => lineAtCaret(page)).toBe('## What it costs')
    await page.keyboard.press('Control+p')
    await page.keyboard.type('zzzz')
    await list.getByText('No file matches.').waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate('document.activeElement.className'))
      .toContain('cm-content')

    editor.choose('view.outline')
    const outline = page.getByRole('tree', { name: '3 headings' })
    const current = () => outline.locator('[aria-current]').textContent()
    await expect.poll(current).toBe('What it costs')
    await outline.getByRole('treeitem', { name: 'The oven at night' }).click()
    await expect.poll(() => lineAtCaret(page)).toBe('## The oven *at night*')
    await expect.poll(current).toBe('The oven at night')
    await outline.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(current).toBe('Bread')
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('outline')
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.type(' and butter')
    await outline.getByRole('treeitem', { name: 'Bread and butter' }).waitFor()
    expect(editor.complaints).toEqual([])
  })

  it('searches all drafts of the folder, and unsaved words in place of the file', async () => {
    const { editor, page, folder } = await openFolder()
    const tree = page.getByRole('tree', { name: /^Drafts in/ })
    await tree.getByRole('treeitem', { name: /^chapter 2\.md/ }).click()
    const text = page.getByRole('textbox', { name: 'Draft chapter 2.md' })
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('Unsaved loaves.')
    await page.keyboard.press('Control+Shift+f')
    const panel = page.getByRole('search', { name: 'Search in the folder' })
    const status = panel.getByRole('status')
    await page.keyboard.type('loaves')
    await expect.poll(() => status.textContent()).toBe('4 matches in 3 files.')
    const results = page.getByRole('tree', { name: 'What was found' })
    await results.getByRole('treeitem', { name: /Unsaved loaves/ }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('folder-search')
    await results.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Draft bread.md' }).waitFor()
    await expect.poll(() => page.evaluate('getSelection().toString()')).toBe('loaves')
    await results.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await results.getByRole('treeitem', { name: /^bread\.md/, expanded: false }).waitFor()

    const field = panel.getByRole('textbox', { name: 'Search in the folder' })
    await field.fill('(loaves')
    await field.press('Alt+r')
    await expect.poll(() => status.textContent()).toBe('A “(” is never closed.')
    await field.fill('^We sold \\d')
    await expect.poll(() => status.textContent()).toBe('2 matches in 2 files.')
    await field.fill('(a+)+$x')
    await expect.poll(() => status.textContent()).toBe('Nothing found.')
    await rm(folder, { recursive: true })
    await field.fill('gone')
    await expect.poll(() => status.textContent()).toMatch(/./)
    expect(editor.complaints).toEqual([])
  })

  it('has a tree that filters, sorts, and follows the folder', async () => {
    const { editor, page, folder } = await openFolder()
    const tree = page.getByRole('tree', { name: /^Drafts in/ })
    const names = async () => {
      const all = await tree.locator('.tree-name').allTextContents()
      return all.map((name) => name.trim())
    }
    await expect
      .poll(names)
      .toEqual([
        'posts',
        'bread.md',
        'chapter 2.md',
        'chapter 10.md',
        expect.stringMatching(/^a-name/),
      ])
    const long = tree.getByRole('treeitem', { name: /^a-name/ })
    await expect.poll(async () => (await long.boundingBox())?.height ?? 0).toBeGreaterThan(40)
    await expect.poll(() => long.getAttribute('aria-posinset')).toBe('2')
    await expect.poll(() => long.getAttribute('aria-setsize')).toBe('2')
    await tree.locator('.badge').nth(3).waitFor()
    await editor.shoot('tree-long-names')

    const filter = page.getByRole('searchbox', { name: 'Filter files' })
    await filter.fill('chapter')
    await expect.poll(names).toEqual(['posts', 'chapter 2.md', 'chapter 10.md'])
    await filter.fill('nothing')
    await page.getByText('No file matches.').waitFor()
    await filter.fill('')
    await page.getByRole('combobox', { name: 'Order of the files' }).selectOption('decision')
    await expect.poll(async () => (await names()).some((name) => name === 'posts')).toBe(false)
    await expect.poll(async () => (await names()).includes('bread.md posts')).toBe(true)
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('tree-by-decision')
    await page.getByRole('combobox', { name: 'Order of the files' }).selectOption('name')

    await tree.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await names()).length).toBe(2)
    await writeFile(join(folder, 'new.md'), 'Tea.\n')
    await tree.getByRole('treeitem', { name: /^new\.md/ }).waitFor()
    await rename(join(folder, 'new.md'), join(folder, 'newer.md'))
    await tree.getByRole('treeitem', { name: /^newer\.md/ }).waitFor()
    // The folder stays closed while others come and go.
    expect((await names()).length).toBe(3)
    await mkdir(join(folder, 'drafts/deep'), { recursive: true })
    await writeFile(join(folder, 'drafts/deep/below.md'), 'Tea.\n')
    await tree.getByRole('treeitem', { name: /^below\.md/, level: 3 }).waitFor()
    await rm(join(folder, 'drafts'), { recursive: true })
    await tree.getByRole('treeitem', { name: /^below\.md/ }).waitFor({ state: 'detached' })
    expect(editor.complaints).toEqual([])
  })
})
