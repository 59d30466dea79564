import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, useChromium } from './support/open-editor.ts'
import { writeDraft } from './support/write-draft.ts'

useChromium()

const text = Array.from(
  { length: 30 },
  (_, at) =>
    `Paragraph ${at + 1}: our bakery opens at six and the flour is weighed in the evening.\n`,
).join('\n')

describe.skipIf(!hasChromium)('the history of a draft', () => {
  it('lists versions, compares one with the draft and restores it as one undo step', async () => {
    const editor = await writeDraft(text)
    const { page, shoot, choose, choices, dataFolder } = editor
    choose('file.history')
    await page.getByText('There are no earlier versions yet.').waitFor()
    await shoot('history-empty')
    await page.keyboard.press('Escape')
    const content = page.getByRole('textbox', { name: 'Draft notes.md' })
    await content.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('First words. ')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.waitForTimeout(1600)
    await page.keyboard.type('Second words. ')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('A new end.')

    choose('file.history')
    const versions = page.getByRole('group', { name: 'Earlier versions' }).getByRole('radio')
    await versions.nth(1).waitFor()
    await expect.poll(() => versions.count()).toBe(2)
    await expect.poll(() => versions.first().isChecked()).toBe(true)
    await page.getByRole('radio', { name: /^Today, .*Saved · \d+ words/ }).waitFor()
    await page.getByRole('radio', { name: /Before you changed it · \d+ words · \w+/ }).waitFor()
    await page.getByText('2 places differ').waitFor()
    const read = page.getByRole('list', { name: 'What differs' }).getByRole('listitem')
    await expect
      .poll(() => read.first().textContent())
      .toMatch(/^Line 1, before: First words\. Paragraph 1.*Now: First words\. Second words\./)
    expect(await findViolations(page)).toEqual([])
    await shoot('history')
    await page.getByRole('checkbox', { name: 'In one column' }).check()
    await page.locator('.cm-deletedChunk').first().waitFor()
    expect(await findViolations(page)).toEqual([])
    await shoot('history-one-column')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('checkbox', { name: 'In one column' }).uncheck()
    await page.locator('.cm-merge-b').waitFor()
    expect(await findViolations(page)).toEqual([])
    await shoot('history-dark')

    await versions.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => versions.nth(1).isChecked()).toBe(true)
    await page.getByRole('textbox', { name: /^Today/ }).waitFor()
    await expect
      .poll(() => read.first().textContent())
      .toMatch(/^Line 1, before: Paragraph 1.*Now: First words\. Second words\./)
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByText(/^The version of Today, .* is restored\./).waitFor()
    await expect.poll(() => content.textContent()).not.toContain('A new end.')
    await page.getByText('Unsaved changes', { exact: true }).waitFor()
    await content.focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => content.textContent()).toContain('A new end.')
    await page.keyboard.press('Control+Home')
    await expect
      .poll(() => content.textContent())
      .toMatch(/^First words\. Second words\. Paragraph/)

    // Nothing of the text is readable in a name, and deleting asks first.
    const [folder = ''] = await readdir(join(dataFolder, 'history'))
    expect(folder).toMatch(/^[0-9a-f]{32}$/)
    choose('file.settings')
    choices.answer = 1
    await page.getByRole('button', { name: 'Delete all earlier versions…' }).click()
    await expect
      .poll(() => editor.deeds)
      .toContain('asked: Delete the earlier versions of all drafts?')
    expect(await readdir(join(dataFolder, 'history'))).toEqual([folder])
    choices.answer = 0
    await page.getByRole('button', { name: 'Delete all earlier versions…' }).click()
    await page.getByText('All earlier versions are deleted.').waitFor()
    expect(await readdir(dataFolder)).not.toContain('history')
    expect(editor.complaints).toEqual([])
  })
})
