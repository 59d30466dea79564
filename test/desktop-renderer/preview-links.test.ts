import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, temporaryFolder, useChromium } from './support/open-editor.ts'

useChromium()

const words = Array.from({ length: 40 }, (_, at) => `Paragraph ${at} has words.\n`).join('\n')

const guide = `# Guide

See [the end](#the-end), [other](part/other.md#second-part), [gone](gone.md), [out](../secret.md).
It needs \`flour\`.[^1]

| Flour | Water |
| ----- | ----- |
| 500   | 350   |

${words}
## The end

مرحبا بالعالم

[^1]: From the mill.
`

/** Whether a heading is in view in the preview. */
const isInView = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(`(() => {
    const frame = document.querySelector('.preview-scroll').getBoundingClientRect()
    const place = [...document.querySelectorAll('.preview-text :is(h1, h2)')].find((one) => one.textContent === ${JSON.stringify(text)})
    const { top } = place.getBoundingClientRect()
    return top >= frame.top - 2 && top < frame.bottom
  })()`)

/** How the element with just these words is drawn. */
const styleOf = (page: Page, text: string, name: string): Promise<string> =>
  page.evaluate(`(() => {
    const all = [...document.querySelectorAll('.preview-text :is(p, code)')]
    return getComputedStyle(all.find((one) => one.textContent === ${JSON.stringify(text)}))[${JSON.stringify(name)}]
  })()`)

describe.skipIf(!hasChromium)('links in the preview', () => {
  it('lead to headings, to footnotes and back, and to other drafts of the open folder', async () => {
    const root = await temporaryFolder()
    const folder = join(root, 'site')
    await mkdir(join(folder, 'part'), { recursive: true })
    await writeFile(join(folder, 'guide.md'), guide)
    await writeFile(join(root, 'secret.md'), 'secret')
    await writeFile(
      join(folder, 'part/other.md'),
      `# Other\n\n${words}\n## Second part\n\n${words}`,
    )
    const editor = await openEditor()
    const { page } = editor
    editor.choices.folder = folder
    editor.choose('file.open-folder')
    await page.getByRole('treeitem', { name: /guide\.md/ }).click()
    await page.getByRole('textbox', { name: 'Draft guide.md' }).waitFor()
    editor.choose('view.preview')
    const preview = page.getByRole('region', { name: 'Preview' })

    expect(await isInView(page, 'The end')).toBe(false)
    await preview.getByRole('link', { name: 'the end' }).focus()
    await page.keyboard.press('Enter')
    expect(await isInView(page, 'The end')).toBe(true)
    expect(await page.evaluate('document.activeElement.textContent')).toBe('The end')
    expect(await styleOf(page, 'مرحبا بالعالم', 'direction')).toBe('rtl')

    await preview.getByRole('link', { name: '1', exact: true }).click()
    expect(await page.evaluate('document.activeElement.textContent')).toContain('From the mill.')
    await preview.getByRole('link', { name: /Back to reference/ }).click()
    expect(await page.evaluate('document.activeElement.textContent')).toBe('1')
    expect(await styleOf(page, 'flour', 'fontFamily')).toContain('mono')
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('preview-links')

    await preview.getByRole('link', { name: 'gone' }).click()
    await page.getByText('There is no draft gone.md.').waitFor()
    await preview.getByRole('link', { name: 'out' }).click()
    await page.getByText('secret.md is not in a folder that you opened.').waitFor()

    await preview.getByRole('link', { name: 'other' }).click()
    await preview.getByRole('heading', { name: 'Second part' }).waitFor()
    await expect.poll(() => isInView(page, 'Second part')).toBe(true)
    expect(await page.title()).toContain('other.md')
    expect(editor.complaints).toEqual([])
  })

  it('of a draft without a file say what to do first', async () => {
    const editor = await openEditor()
    const { page } = editor
    await page.locator('.cm-content').waitFor()
    editor.choose('file.new')
    await page.getByRole('textbox', { name: 'Draft Untitled.md' }).waitFor()
    await page.keyboard.type('[x](b.md)')
    editor.choose('view.split')
    await page.getByRole('region', { name: 'Preview' }).getByRole('link', { name: 'x' }).click()
    await page.getByText('Save the draft to follow links to other files.').waitFor()
  })
})
