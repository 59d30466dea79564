import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, useChromium } from './support/open-editor.ts'
import { markOn, writeDraft } from './support/write-draft.ts'

useChromium()

const draft = `# Oven notes

Experts say this oven is very unique. We weigh the flour in order to waste less of it.
`

describe.skipIf(!hasChromium)('writing with marks', () => {
  it('keeps each mark on its text without flicker', async () => {
    const editor = await writeDraft(draft)
    const { page } = editor
    await markOn(editor, 'in order to').waitFor()
    // Each mark is looked for after every change of the text, before anything is painted.
    await page.evaluate(`(() => {
      window.misses = []
      const content = document.querySelector('.cm-content')
      new MutationObserver(() => {
        const marks = [...content.querySelectorAll('.mark')].map((mark) => mark.textContent)
        if (!marks.includes('very unique') || !marks.includes('in order to')) window.misses.push(marks)
      }).observe(content, { subtree: true, childList: true, characterData: true, attributes: true })
    })()`)
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('New words before it all, typed one by one. ', { delay: 15 })
    await page.waitForTimeout(800)
    await page.keyboard.type('And more of them. ', { delay: 40 })
    await page.waitForTimeout(800)
    expect(await page.evaluate('window.misses')).toEqual([])
  })

  it('draws again only the marks that a result changes', async () => {
    const editor = await writeDraft(draft)
    const { page } = editor
    const unique = markOn(editor, 'very unique')
    await unique.waitFor()
    const isSame = `document.contains(window.kept) && window.kept.textContent === 'very unique'`
    await page.evaluate(`window.kept = [...document.querySelectorAll('.cm-content .mark')]
      .find((mark) => mark.textContent === 'very unique')`)
    await page.keyboard.press('Control+End')
    await page.keyboard.type('Studies show it.')
    await markOn(editor, 'Studies show').waitFor()
    expect(await page.evaluate(isSame)).toBe(true)
  })

  it('runs right to left where the text does', async () => {
    const editor = await writeDraft(
      '# הערות על התנור\n\nאנחנו שוקלים את הקמח in order to לבזבז פחות ממנו, 4.1 ק"ג ביום.\n\nExperts say this oven is very unique.\n',
    )
    const { page, shoot } = editor
    await markOn(editor, 'very unique').waitFor()
    await shoot('right-to-left')
    const sides = `[...document.querySelectorAll('.cm-line')].filter((line) => line.textContent)
      .map((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        const text = range.getBoundingClientRect()
        const box = line.getBoundingClientRect()
        return text.left - box.left > box.right - text.right ? 'right' : 'left'
      })`
    expect(await page.evaluate(sides)).toEqual(['right', 'right', 'left'])
  })

  it('says that a long draft is scored in part, and marks nothing behind it', async () => {
    const line = 'We weigh the flour in order to waste less of it, 4.1 kg a day.\n\n'
    const { page, shoot } = await writeDraft(line.repeat(1700))
    await page
      .getByText(/^Only the first 100,000 characters/)
      .first()
      .waitFor()
    await page.locator('.cm-content .mark').first().waitFor()
    await shoot('long-draft')
    await page.keyboard.press('Control+End')
    await page.waitForTimeout(300)
    await expect.poll(() => page.locator('.cm-content .mark').count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
  })

  it('starts F8 at the mark under the caret, then continues and wraps', async () => {
    const editor = await writeDraft(draft)
    const { page } = editor
    await markOn(editor, 'very unique').click()
    const selection = () => page.evaluate('getSelection().toString()')
    const chosen: unknown[] = []
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('F8')
      chosen.push(await selection())
    }
    expect(chosen).toEqual(['very unique', 'in order to', 'Experts say'])
    await page.keyboard.press('Shift+F8')
    expect(await selection()).toBe('in order to')
    await page.getByText(/Generic phrasing, sentence \d of \d:/).waitFor({ state: 'attached' })
  })

  it('reads shortcuts from the settings, and reports a conflict', async () => {
    const editor = await openEditor()
    const { page } = editor
    await page.locator('.cm-content .mark').first().waitFor()
    await page.evaluate(
      `window.api.setSettings({ keymap: { 'findings.next': 'CmdOrCtrl+Alt+N' } })`,
    )
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('F8')
    expect(await page.evaluate('getSelection().toString()')).toBe('')
    await page.keyboard.press('Control+Alt+n')
    expect(await page.evaluate('getSelection().toString()')).not.toBe('')
    await page.evaluate(`window.api.setSettings({ keymap: { 'findings.next': 'CmdOrCtrl+S' } })`)
    await page.getByText(/CmdOrCtrl\+S is already the shortcut for “Save”/).waitFor()
  })

  it('shows all keys, and opens the palette by F1', async () => {
    const { page, shoot } = await openEditor()
    await page.getByText(/Main reason:/).waitFor()
    await page.locator('.cm-content').click()
    await page.keyboard.press('F1')
    await page.keyboard.type('keyboard sh')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await shoot('keys')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.evaluate('document.activeElement.className')).toContain('cm-content')
  })

  it('shows what speaks of the whole draft beside it, and opens its card by the bar', async () => {
    const vague =
      'It works well and it works fast. It works well and it works slow. It works well and it works here. '
    const editor = await writeDraft(`${'Great. '.repeat(3)}${vague.repeat(8)}\n`)
    const { page, shoot } = editor
    const bar = page.locator('.mark-gutter-bars')
    await bar.waitFor()
    await expect.poll(() => bar.getAttribute('title')).toContain('whole draft')
    await bar.click()
    const card = page.getByRole('dialog', { name: /^Finding:/ })
    await card.getByText('About the whole draft').waitFor()
    await shoot('draft-card')
    expect(await findViolations(page)).toEqual([])
  })

  it('draws a whole sentence with a tint, and a phrase with its line alone', async () => {
    const editor = await writeDraft(`${draft}\nI hope this helps!\n`)
    const tint = (words: string) =>
      editor.page.evaluate(`getComputedStyle([...document.querySelectorAll('.cm-content .mark')]
        .find((mark) => mark.textContent === '${words}')).backgroundColor`)
    await editor.page.locator('.mark.is-sentence').waitFor()
    await editor.shoot('sentence')
    expect(await tint('very unique')).toBe('rgba(0, 0, 0, 0)')
    expect(await tint('I hope this helps')).not.toBe('rgba(0, 0, 0, 0)')
  })

  it('can be read with forced colours, without motion, in a small window and at 200 %', async () => {
    const forced = await writeDraft(draft, { forcedColors: 'active', reducedMotion: 'reduce' })
    await markOn(forced, 'in order to').click()
    await forced.page.keyboard.press('Control+.')
    await forced.page.getByText('Keeps every fact').waitFor()
    await forced.shoot('forced-colours')
    for (const [name, width, height] of [
      ['small-card', 1024, 640],
      ['zoomed', 640, 400],
    ] as const) {
      const editor = await writeDraft(draft, { viewport: { width, height } })
      const { page, shoot } = editor
      await markOn(editor, 'in order to').click()
      await page.keyboard.press('Control+.')
      await page.getByText('Keeps every fact').waitFor()
      await shoot(name)
      const card = await page.getByRole('dialog', { name: /^Finding:/ }).boundingBox()
      if (card === null) throw new Error('the card has no place')
      expect(card.x).toBeGreaterThanOrEqual(0)
      expect(card.x + card.width).toBeLessThanOrEqual(width)
      expect(card.y + card.height).toBeLessThanOrEqual(height)
      expect(await findViolations(page)).toEqual([])
    }
  })
})
