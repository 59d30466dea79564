import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasChromium, openEditor, temporaryFolder, useChromium } from './support/open-editor.ts'
import { openFile } from './support/write-draft.ts'

useChromium()

describe.skipIf(!hasChromium)('a draft in the editor', () => {
  it('opens on the sample draft, with its decision, scores and marks', async () => {
    const { page, complaints, shoot } = await openEditor()
    const decision = page.getByRole('region', { name: 'Decision' })
    await decision.getByText(/Main reason:/).waitFor()
    await page.locator('.cm-content .mark').first().waitFor()
    const scores = page.getByRole('list', { name: 'Scores from 0 to 1; lower is better' })
    await expect
      .poll(() => scores.getByRole('listitem').allTextContents())
      .toEqual(
        ['Specificity', 'Provenance', 'Slop', 'Texture'].map((name) =>
          expect.stringMatching(new RegExp(`^${name} \\w+ 0\\.\\d\\d (?:low|medium|high)$`)),
        ),
      )
    await expect.poll(() => page.locator('.finding-row').count()).toBeGreaterThan(5)
    await shoot('sample-light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await shoot('sample-dark')
    expect(complaints).toEqual([])
  })

  it('opens a file from the menu, keeps its marks on their text while typing, and saves its bytes', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'notes.md')
    const text =
      '\ufeff# Notes\r\n\r\nExperts say this very unique platform will change everything for everyone.\r\n'
    await writeFile(path, text)
    const editor = await openEditor()
    const { page } = editor
    await openFile(editor, path)
    const mark = page.locator('.cm-content .mark', { hasText: 'very unique' }).first()
    await mark.waitFor()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Some ')
    await expect.poll(() => mark.textContent()).toBe('very unique')
    await page.keyboard.press('Control+s')
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await readFile(path, 'utf8')).toBe(text.replace('# Notes', 'Some # Notes'))
    expect(editor.complaints).toEqual([])
  })

  it('brings unsaved words back after the app was killed', async () => {
    const dataFolder = await temporaryFolder()
    const first = await openEditor({ dataFolder })
    await first.page.locator('.cm-content').click()
    await first.page.keyboard.press('Control+Home')
    await first.page.keyboard.type('Typed just now. ')
    await first.page.waitForTimeout(2000)
    await first.page.close()
    const second = await openEditor({ dataFolder })
    await second.page.locator('.cm-content', { hasText: 'Typed just now.' }).waitFor()
  })

  it('refuses a file that nobody opened', async () => {
    const { page, dataFolder } = await openEditor()
    const path = join(dataFolder, '../somebody-elses.md')
    const answer = await page.evaluate(`window.api.readFile({ path: ${JSON.stringify(path)} })`)
    expect(answer).toMatchObject({ ok: false, code: 'path_refused' })
  })
})
