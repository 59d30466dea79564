import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, temporaryFolder, useChromium } from './support/open-editor.ts'

useChromium()

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const draft = `# The oven

Experts say that the oven is very unique. It was built in 1902 by two brothers, and it still bakes bread today.

![The oven](images/oven.png) ![Gone](images/gone.png) ![Secret](../secret.png)
`

describe.skipIf(!hasChromium)('a draft as a document', () => {
  it('is written where the user says, without marks and with them, and printed', async () => {
    const root = await temporaryFolder()
    const folder = join(root, 'site')
    await mkdir(join(folder, 'images'), { recursive: true })
    await writeFile(join(folder, 'images/oven.png'), pixel)
    await writeFile(join(root, 'secret.png'), pixel)
    await writeFile(join(folder, 'notes.md'), draft)
    const editor = await openEditor({ startPaths: [join(folder, 'notes.md')] })
    const { page } = editor
    await page.locator('.cm-content .mark', { hasText: 'very unique' }).first().waitFor()
    const path = join(root, 'notes.html')
    editor.choices.savePath = path
    const written = async (): Promise<string> => {
      await page.getByText(`Saved as ${path}.`).waitFor()
      await page
        .locator('.notice', { hasText: 'Saved as' })
        .getByRole('button', { name: 'Dismiss' })
        .click()
      return readFile(path, 'utf8')
    }

    editor.choose('file.export-document-html')
    const plain = await written()
    await page
      .getByText('These pictures could not be included: images/gone.png, ../secret.png')
      .waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(plain).toContain('<h1 id="the-oven" dir="ltr">The oven</h1>')
    expect(plain.match(/data:image\/png/g)).toHaveLength(1)
    expect(plain).not.toContain('<mark')

    editor.choose('file.export-marks')
    await expect
      .poll(() => readFile(join(editor.dataFolder, 'settings.json'), 'utf8').catch(() => ''))
      .toContain('"exportsMarks": true')
    editor.choose('file.export-document-pdf')
    const marked = await written()
    expect(marked).toMatch(/<mark [^>]*>[^<]*very unique/)
    expect(marked).toContain('<h2 id="notes">Notes</h2>')

    editor.choose('file.export-document-docx')
    await page.getByText(`Saved as ${path}.`).waitFor()
    const word = unzipSync(await readFile(path))
    expect(strFromU8(word['word/document.xml'] ?? new Uint8Array())).toContain('very unique')

    editor.choose('file.print')
    await expect
      .poll(() => editor.deeds.filter((deed) => deed.startsWith('printed: <!doctype html>')))
      .toHaveLength(1)
    expect(editor.complaints).toEqual([])
  })

  it('says what is being made, and what went wrong', async () => {
    const editor = await openEditor({
      sendTask: (real) => async (name, input) => {
        if (name !== 'makeDocument') return real(name, input)
        await new Promise((done) => setTimeout(done, 1500))
        return { ok: false, code: 'internal', message: 'The draft could not be scored.' }
      },
    })
    const { page } = editor
    await page.locator('.cm-content').waitFor()
    editor.choices.savePath = join(await temporaryFolder(), 'a.pdf')
    editor.choose('file.export-document-pdf')
    await page.getByText('Making a PDF of Sample draft.md…').waitFor()
    await page.waitForTimeout(500)
    await editor.shoot('export-progress')
    await page.getByText('Sample draft.md could not be made into a document.').waitFor()
    await expect.poll(() => page.locator('.export-progress').count()).toBe(0)
  })
})
