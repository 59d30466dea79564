import { mkdir, readFile, writeFile } from 'node:fs/promises'
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

const hostile = `# Hostile

<script>window.ran = true</script>
<img src="https://evil.test/a.png" onerror="window.ran = true">
<svg onload="window.ran = true"><a href="javascript:window.ran = true">x</a></svg>
<iframe src="https://evil.test/"></iframe>
<meta http-equiv="refresh" content="0;url=https://evil.test/">

![remote](https://evil.test/b.png) ![tracking](//evil.test/c.png) ![file](file:///etc/passwd)
[run](javascript:window.ran=true) [good](https://example.com/page) ![up](../../secret.png)
`

/** What a PNG of one pixel is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function openText(editor: Editor, name: string, text: string): Promise<string> {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, text)
  await openFile(editor, path)
  return path
}

const words = async ({ page }: Editor): Promise<string> =>
  (await page.locator('.cm-content').textContent()) ?? ''

describe.skipIf(!hasChromium)('revise', () => {
  const source =
    'It is important to note that the oven needs an hour.\n\nWe weigh flour in order to waste less of it.\n'

  it('shows each change beside the text, accepts one, and undo reverts it', async () => {
    const editor = await openEditor()
    const { page } = editor
    await openText(editor, 'notes.md', source)
    await page.getByRole('tab', { name: 'Revise' }).click()
    const change = page.locator('.change', { hasText: 'in order to' })
    await change.getByText('Keeps every fact').waitFor()
    await expect.poll(() => change.locator('del').textContent()).toBe('in order to')
    await expect.poll(() => change.locator('ins').textContent()).toBe('to')
    expect(await findViolations(page)).toEqual([])
    await change.getByRole('button', { name: 'Accept', exact: true }).click()
    await change.waitFor({ state: 'detached' })
    expect(await words(editor)).toContain('We weigh flour to waste less of it.')
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+z')
    expect(await words(editor)).toContain('in order to waste')
    expect(editor.complaints).toEqual([])
  })

  it('accepts all safe changes as one step, and never one that alters a fact', async () => {
    const editor = await openEditor()
    const { page } = editor
    await page.evaluate(`{
      const propose = window.api.proposeEdits
      window.safety = (status) => ({ status, checks: [], failure_reasons: status === 'failed' ? ['The number 40 is lost.'] : [], protected_fact_counts: {} })
    }`)
    await openText(
      editor,
      'notes.md',
      'We sold 40 loaves in order to test.\n\nWe did it due to the fact that we could.\n',
    )
    // Rules propose nothing that breaks a fact; a broken proposal is put in to see what is done with it.
    await page.evaluate(`{
      const real = window.api
      const wrapped = Object.assign({}, real, {
        proposeEdits: async ({ text }) => {
          const edit = (words, by, status) => {
            const start = text.indexOf(words)
            return start < 0 ? [] : [{ start, end: start + words.length, text: by, rule: 'wordy-phrase', safety: window.safety(status), effects: null, gain: null, isCalm: true }]
          }
          return { ok: true, value: { proposals: [
            ...edit('40 loaves', 'loaves', 'failed'),
            ...edit('in order to', 'to', 'passed'),
            ...edit('due to the fact that', 'because', 'passed'),
          ] } }
        },
      })
      Object.defineProperty(window, 'api', { value: wrapped, configurable: true })
    }`)
    await page.getByRole('tab', { name: 'Revise' }).click()
    await page.getByText('The number 40 is lost.').waitFor()
    await expect.poll(() => page.locator('.change.is-broken').count()).toBe(1)
    await page.getByRole('button', { name: 'Accept 2 safe changes' }).click()
    await page.locator('.cm-content', { hasText: 'because we could' }).waitFor()
    expect(await words(editor)).toContain('We sold 40 loaves to test.')
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+z')
    expect(await words(editor)).toContain('due to the fact that')
    expect(await words(editor)).toContain('in order to test')

    editor.choices.answer = 1
    await page.getByRole('button', { name: 'Accept anyway…' }).click()
    await page.waitForTimeout(200)
    expect(editor.deeds).toContain('asked: Accept a change that alters a fact?')
    expect(await words(editor)).toContain('40 loaves')
  })
})

describe.skipIf(!hasChromium)('style', () => {
  it('goes to the sentence of a bar, by pointer and by keys', async () => {
    const editor = await openEditor()
    const { page } = editor
    await page.getByRole('tab', { name: 'Style' }).click()
    await page.locator('.style-grade').waitFor()
    await page.getByText('Show as a table').click()
    expect(await findViolations(page)).toEqual([])
    const second = page.locator('.rhythm-table .sentence-button').nth(1)
    const sentence = await second.textContent()
    expect(sentence?.length).toBeGreaterThan(10)
    await second.focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate('window.getSelection().toString()')).toBe(sentence)
    await expect
      .poll(() => page.locator('.rhythm-bar').count())
      .toBe(await page.locator('.rhythm-table tbody tr').count())
    await page.locator('.rhythm-bar').first().click()
    expect(await page.evaluate('window.getSelection().toString()')).not.toBe(sentence)
    expect(editor.complaints).toEqual([])
  })
})

describe.skipIf(!hasChromium)('preview', () => {
  it('shows a hostile draft as text: nothing runs, nothing is requested', async () => {
    const editor = await openEditor()
    const { page } = editor
    await openText(editor, 'hostile.md', hostile)
    editor.choose('view.split')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByRole('heading', { name: 'Hostile' }).waitFor()
    await page.waitForTimeout(500)
    expect(await page.evaluate('window.ran')).toBeUndefined()
    await expect
      .poll(() => preview.locator('script, iframe, svg, meta, img, object, embed').count())
      .toBe(0)
    await preview.getByText('run', { exact: true }).click()
    expect(await page.evaluate('window.ran')).toBeUndefined()
    expect(page.url()).toMatch(/index\.html$/)
    editor.choices.answer = 1
    await preview.getByRole('link', { name: 'good' }).click()
    await page.waitForTimeout(200)
    expect(editor.deeds).toEqual(['asked: Open this address in your browser?'])
    expect(editor.complaints).toEqual([])
  })

  it('shows images of the folder after a question, and of nowhere else', async () => {
    const editor = await openEditor()
    const { page } = editor
    const path = await openText(
      editor,
      'images.md',
      '![An oven](img/oven.png)\n\n![Far](https://evil.test/far.png)\n\n![Up](../oven.png)\n',
    )
    await mkdir(join(path, '../img'))
    await writeFile(join(path, '../img/oven.png'), pixel)
    editor.choose('view.preview')
    await page.getByText('Image, not shown: An oven').waitFor()
    await page.getByRole('button', { name: 'Show them' }).click()
    const image = page.locator('.preview-text img[alt="An oven"]')
    await image.waitFor()
    expect(await image.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(1)
    await page.getByText('Remote image, not loaded: Far').waitFor()
    await page.getByText('Image not found: Up').waitFor()
    expect(editor.deeds).toContain('asked: Show the images in this folder?')
    expect(await findViolations(page)).toEqual([])
    expect(editor.complaints.filter((text) => !text.includes('404'))).toEqual([])
  })

  it('has the marks of the text, and scrolls with them', async () => {
    const editor = await openEditor()
    const { page } = editor
    const long = Array.from(
      { length: 80 },
      (_, at) => `## Part ${at}\n\nExperts say that part ${at} is very unique.\n`,
    )
    await openText(editor, 'long.md', long.join('\n'))
    editor.choose('view.split')
    await page.locator('.preview-text .mark', { hasText: 'very unique' }).first().waitFor()
    const hasAtTop = (part: number): string => `(() => {
      const frame = document.querySelector('.preview-scroll').getBoundingClientRect()
      const heading = [...document.querySelectorAll('.preview-text h2')].find((one) => one.textContent === 'Part ${part}')
      return Math.abs(heading.getBoundingClientRect().top - frame.top) < frame.height / 2
    })()`
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await expect.poll(() => page.evaluate(hasAtTop(77))).toBe(true)
    await page.waitForTimeout(300)
    await page.evaluate(`document.querySelector('.preview-scroll').scrollTop = 0`)
    const top = `document.querySelector('.cm-scroller').scrollTop`
    await expect.poll(() => page.evaluate(top)).toBeLessThan(40)
    expect(await findViolations(page)).toEqual([])
  })
})

describe.skipIf(!hasChromium)('images', () => {
  it('are listed each with its place, and lead to their text', async () => {
    const editor = await openEditor()
    const { page } = editor
    await openText(editor, 'images.md', 'Words.\n\n![](img/oven.png)\n')
    await page.getByRole('tab', { name: 'Images' }).click()
    const row = page.getByRole('button', { name: /img\/oven\.png/ })
    await row.getByText('line 3, local').waitFor()
    await page.getByText('There is no file img/oven.png.').waitFor()
    await row.getByText('no alt text').waitFor()
    await row.click()
    expect(await page.evaluate('window.getSelection().toString()')).toBe('![](img/oven.png)')
  })
})

describe.skipIf(!hasChromium)('export', () => {
  it.each([
    ['html', '<!doctype html>'],
    ['markdown', '# Content Trust'],
    ['json', '{'],
    ['sarif', '"version"'],
  ])('writes %s where the user says', async (format, start) => {
    const editor = await openEditor()
    const { page } = editor
    await page.getByText(/Main reason:/).waitFor()
    const path = join(await temporaryFolder(), `report.${format}`)
    editor.choices.savePath = path
    editor.choose(`file.export-${format}`)
    await page.getByText(`Report saved as ${path}.`).waitFor()
    const text = await readFile(path, 'utf8')
    expect(text.toLowerCase()).toContain(start.toLowerCase())
    if (format === 'html')
      expect(text).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="https?:/)
  })

  it('copies a summary that says what it is worth', async () => {
    const editor = await openEditor()
    await editor.page.getByText(/Main reason:/).waitFor()
    editor.choose('file.copy-summary')
    await editor.page.getByText('Summary copied.').waitFor()
    const copied = editor.deeds.find((deed) => deed.startsWith('copied: '))
    expect(copied).toMatch(
      /^copied: Sample draft\.md: revise, medium risk, confidence \w+, main reason: /,
    )
    expect(copied).toContain('They do not prove who wrote the text')
  })

  it('prints a report of the whole draft, not the part that the editor shows', async () => {
    const editor = await openEditor()
    const { page } = editor
    const lines = Array.from({ length: 300 }, (_, at) => `Line ${at} of the draft.\n`)
    await openText(editor, 'long.md', lines.join('\n'))
    await page
      .getByText(/Main reason:|more sentences/)
      .first()
      .waitFor()
    await page.evaluate(`window.api.printWindow = undefined`).catch(() => undefined)
    await page.evaluate(`{
      const wrapped = Object.assign({}, window.api, { printWindow: () => new Promise(() => undefined) })
      Object.defineProperty(window, 'api', { value: wrapped, configurable: true })
    }`)
    await page.emulateMedia({ media: 'print' })
    editor.choose('file.print-report')
    const sheet = page.locator('.print-sheet')
    await sheet.getByText('Line 299 of the draft.').waitFor()
    await expect.poll(() => page.locator('.tab-bar').isVisible()).toBe(false)
    await expect.poll(() => page.locator('.status-bar').isVisible()).toBe(false)
  })
})
