import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, temporaryFolder, useChromium } from './support/open-editor.ts'
import { openFile } from './support/write-draft.ts'

useChromium()

describe.skipIf(!hasChromium)('a read-only file', () => {
  it('becomes an unsaved copy at the first key, says so once, and can be undone and saved', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'locked.md')
    await writeFile(path, 'Our bakery opens at six.\n')
    await chmod(path, 0o444)
    const editor = await openEditor()
    const { page, shoot } = editor
    // Root may write every file, so that the answer has to be told that this one is read-only.
    await page.evaluate(`{
      const send = window.toMain
      window.toMain = async (name, input) => {
        const answer = await send(name, input)
        if (name === 'openFiles') for (const file of answer.value.files) file.readOnly = true
        return answer
      }
    }`)
    await openFile(editor, path)
    await page.getByText('As soon as you type, you write in a copy of it.').waitFor()
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Hello. ')
    const said = page
      .getByRole('alert')
      .getByText(/you’re now writing in a copy, “locked copy\.md”/)
    await said.waitFor()
    await expect.poll(() => said.count()).toBe(1)
    const tabs = page.getByRole('navigation', { name: 'Open drafts' })
    await tabs.getByRole('button', { name: /^locked copy\.md\W+unsaved/ }).waitFor()
    await page.getByRole('textbox', { name: 'Draft locked copy.md' }).waitFor()
    await page.getByText('As soon as you type').waitFor({ state: 'detached' })
    await expect
      .poll(() => page.locator('.cm-content').textContent())
      .toContain('Hello. Our bakery')
    expect(await findViolations(page)).toEqual([])
    await shoot('read-only-copy')
    await page.keyboard.press('Control+z')
    await expect
      .poll(() => page.locator('.cm-content').textContent())
      .toMatch(/^Our bakery opens at six\./)
    await tabs.getByRole('button', { name: 'locked copy.md', exact: true }).waitFor()
    await page.keyboard.press('Control+Shift+z')
    editor.choices.savePath = join(folder, 'locked copy.md')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await readFile(join(folder, 'locked copy.md'), 'utf8')).toBe(
      'Hello. Our bakery opens at six.\n',
    )
    expect(await readFile(path, 'utf8')).toBe('Our bakery opens at six.\n')
    expect(editor.complaints).toEqual([])
  })
})
