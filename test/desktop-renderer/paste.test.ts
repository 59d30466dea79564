import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, temporaryFolder, useChromium } from './support/open-editor.ts'
import { openFile, writeDraft } from './support/write-draft.ts'

useChromium()

/** A PNG of one pixel, in base64. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Pasted {
  readonly text?: string
  readonly html?: string
  /** Files by their names, each a picture of one pixel unless its type says otherwise. */
  readonly files?: readonly { name: string; type: string }[]
}

/** Pastes or drops as the browser would: the event has what the clipboard has. */
async function give(page: Page, kind: 'paste' | 'drop', { text, html, files }: Pasted) {
  await page.evaluate(`(() => {
    const given = ${JSON.stringify({ kind, text, html, files, pixel })}
    const data = new DataTransfer()
    if (given.text !== undefined) data.setData('text/plain', given.text)
    if (given.html !== undefined) data.setData('text/html', given.html)
    const bytes = Uint8Array.from(atob(given.pixel), (letter) => letter.charCodeAt(0))
    for (const { name, type } of given.files ?? []) data.items.add(new File([bytes], name, { type }))
    const target = document.querySelector('.cm-content')
    const all = { bubbles: true, cancelable: true }
    if (given.kind === 'paste') {
      target.dispatchEvent(new ClipboardEvent('paste', { ...all, clipboardData: data }))
      return
    }
    const line = document.querySelector('.cm-line:last-child').getBoundingClientRect()
    target.dispatchEvent(new DragEvent('drop', { ...all, dataTransfer: data, clientX: line.right - 2, clientY: line.top + line.height / 2 }))
  })()`)
}

/** The text of the draft, line by line. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(
    `[...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\\n')`,
  )

const selectAll = async (page: Page): Promise<void> => {
  await page.locator('.cm-content').focus()
  await page.keyboard.press('Control+a')
}

describe.skipIf(!hasChromium)('a picture', () => {
  it('takes the place of the selection, beside the draft, and undo takes it back', async () => {
    const editor = await writeDraft('A warm oven\n')
    const { page } = editor
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.type('The')
    await page.keyboard.press('Control+Shift+End')
    await page.keyboard.press('Shift+ArrowLeft')
    await give(page, 'paste', { files: [{ name: 'image.png', type: 'image/png' }] })
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
    // Until a name is given, nothing has gone.
    expect(await textOf(page)).toBe('The warm oven\n')
    await expect
      .poll(() => dialog.getByLabel('Name of the picture').inputValue())
      .toBe('notes-picture.png')
    await expect.poll(() => dialog.getByLabel('Folder').inputValue()).toBe('images')
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('paste-picture')
    await page.keyboard.type('oven (new)')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.cm-content:focus').waitFor()
    expect(await textOf(page)).toBe('The![warm oven](images/oven%20%28new%29.png)\n')
    await page.keyboard.type('!')
    expect(await textOf(page)).toContain('![warm oven!]')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    expect(await textOf(page)).toBe('The warm oven\n')
    expect(editor.complaints).toEqual([])

    // The folder is known now; the name that is taken is not proposed again.
    await page.keyboard.press('Control+End')
    const photo = { name: 'oven (new).png', type: 'image/png' }
    await give(page, 'drop', { files: [photo, { name: 'b.png', type: 'image/png' }] })
    const both = page.getByRole('dialog', { name: 'Insert 2 pictures' })
    await both.getByText('Goes into the folder “images”.').waitFor()
    await expect.poll(() => both.getByLabel('Name of picture 1').inputValue()).toBe('oven-new.png')
    await both.getByLabel('Name of picture 1').fill('oven (new).png')
    await both.getByRole('button', { name: 'Insert' }).click()
    await both.getByText('oven (new).png already exists.').waitFor()
    await editor.shoot('paste-picture-exists')
    await both.getByLabel('Name of picture 1').fill('a.png')
    await both.getByRole('button', { name: 'Insert' }).click()
    await both.waitFor({ state: 'detached' })
    await page.locator('.cm-content:focus').waitFor()
    expect(await textOf(page)).toContain('![](images/a.png)\n![](images/b.png)')
    await page.keyboard.type('What it shows')
    expect(await textOf(page)).toContain('![What it shows](images/a.png)')
  })

  it('asks for a draft without a file to be saved first, and writes nothing where that is refused', async () => {
    const editor = await openEditor()
    const { page } = editor
    await page.locator('.cm-content').waitFor()
    editor.choose('file.new')
    await page.getByRole('textbox', { name: 'Draft Untitled.md' }).waitFor()
    await page.keyboard.type('Words')
    editor.choices.answer = 1
    await give(page, 'paste', { files: [{ name: 'image.png', type: 'image/png' }] })
    await expect.poll(() => editor.deeds).toContain('asked: Save the draft first?')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    const folder = await temporaryFolder()
    editor.choices.answer = 0
    editor.choices.savePath = join(folder, 'new.md')
    // A file that was copied in the file manager comes with its path as text.
    await give(page, 'paste', {
      text: '/drafts/My oven.png',
      files: [{ name: 'My oven.png', type: 'image/png' }],
    })
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
    await dialog.getByLabel('Folder').fill('')
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await textOf(page)).toBe('Words![](My-oven.png)')
    expect((await readdir(folder)).toSorted()).toEqual(['My-oven.png', 'new.md'])
    expect((await readFile(join(folder, 'My-oven.png'))).toString('base64')).toBe(pixel)
  })
})

describe.skipIf(!hasChromium)('what is pasted', () => {
  it('never takes words away for nothing, is Markdown where it was HTML, and text in code', async () => {
    const editor = await writeDraft('Some words\n')
    const { page } = editor
    await selectAll(page)
    await give(page, 'paste', { files: [{ name: 'a.pdf', type: 'application/pdf' }] })
    await page.getByText('a.pdf can’t be inserted.').waitFor()
    await give(page, 'paste', {})
    await page.getByText('There is no text or picture on the clipboard').waitFor()
    await page.keyboard.press('Control+End')
    expect(await textOf(page)).toBe('Some words\n')

    const html =
      '<script>window.ran = true</script><img src="x" onerror="window.ran = true"><h2>Bread</h2><ul><li>a <b>good</b> <a href="https://example.com/">loaf</a></li><li><a href="javascript:window.ran=1">no</a></li></ul>'
    const bread = '## Bread\n\n- a **good** [loaf](https://example.com/)\n- no'
    await give(page, 'paste', { html, text: 'Bread a good loaf no' })
    await expect.poll(() => textOf(page)).toBe(`Some words\n${bread}`)
    await page.keyboard.type('!')
    await page.keyboard.press('Control+z')
    expect(await textOf(page)).toBe(`Some words\n${bread}`)
    await page.keyboard.press('Control+z')
    expect(await textOf(page)).toBe('Some words\n')
    expect(await page.evaluate('window.ran')).toBeUndefined()

    // In the middle of a line blocks stand apart, in a quote they go on with it.
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('> ')
    await give(page, 'paste', { html: '<p>one</p><p>two</p>', text: 'one two' })
    await expect.poll(() => textOf(page)).toBe('> one\n>\n> two\n>\n> Some words\n')

    const path = join(await temporaryFolder(), 'code.md')
    await writeFile(path, '```\ncode\n')
    await openFile(editor, path)
    await page.getByRole('textbox', { name: 'Draft code.md' }).focus()
    await page.keyboard.press('Control+End')
    await give(page, 'paste', { html, text: 'Bread' })
    expect(await textOf(page)).toMatch(/^```\ncode\nBread/)
    await give(page, 'paste', { files: [{ name: 'a.png', type: 'image/png' }] })
    await page.getByText('Pictures can’t be inserted into code.').waitFor()
    expect(editor.complaints).toEqual([])
  })

  it('is plain text with Shift, from the real clipboard', async () => {
    const editor = await writeDraft('')
    const { page } = editor
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(`navigator.clipboard.write([new ClipboardItem({
      'text/html': new Blob(['<p>a <b>good</b> loaf</p>'], { type: 'text/html' }),
      'text/plain': new Blob(['a good loaf'], { type: 'text/plain' }),
    })])`)
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Control+Shift+V')
    await expect.poll(() => textOf(page)).toBe('a good loaf')
    await selectAll(page)
    await page.keyboard.press('Control+V')
    await expect.poll(() => textOf(page)).toBe('a **good** loaf')
  })

  it('opens a picture that is dropped beside the text, as before', async () => {
    const editor = await openEditor()
    const { page } = editor
    const folder = await temporaryFolder()
    const path = join(folder, 'notes.md')
    await writeFile(path, 'Words\n')
    await writeFile(join(folder, 'a.png'), Buffer.from(pixel, 'base64'))
    await openFile(editor, path)
    await page.evaluate(`(() => {
      window.droppedPaths = { 'a.png': ${JSON.stringify(join(folder, 'a.png'))} }
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(1)], 'a.png', { type: 'image/png' }))
      document.querySelector('.status-bar').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
    })()`)
    await page.getByRole('heading', { name: 'Images, audio and video' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })
})
