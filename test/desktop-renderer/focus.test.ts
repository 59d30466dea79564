import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, useChromium } from './support/open-editor.ts'
import { writeDraft } from './support/write-draft.ts'

useChromium()

const draft = `---
title: Oven notes
tags:
  - bread
---

# Oven notes

We weigh the flour in order to waste less of it. We baked 40 loaves on 3 March 2024, each of 1.2 kg, with flour from the
mill at Ballyminane and *wild* yeast. **The crust** was thinner than in February, see [the notes](https://example.org/notes).

## What we changed

- We let the dough rest for 14 hours at 6 °C, which is two hours longer than in the batch of February, and it was less sticky.
  - We used \`12 g\` of salt.
- [ ] Weigh the starter again.

10. Heat the oven to 240 °C.

> The oven is never as hot as its dial says, and the second batch is always better than the first one.

| Batch | Loaves | Weight |
| ----- | -----: | ------ |
| One   |     20 | 1.2 kg |
| Two   |     20 | 1.1 kg |

\`\`\`sh
oven --heat 240
\`\`\`

#### A deep heading

The last paragraph has words as well.
`

const style = (selector: string, name: string) =>
  `getComputedStyle(document.querySelector('${selector}')).getPropertyValue('${name}')`

describe.skipIf(!hasChromium)('the text', () => {
  it('folds its front matter, hangs its marks and sets code and tables in a monospace face', async () => {
    const editor = await writeDraft(draft)
    const { page, shoot } = editor
    const fold = page.getByRole('button', { name: 'Front matter, 5 lines' })
    await fold.waitFor()
    await page.locator('.is-hanging').first().waitFor()
    await shoot('editor-text')
    expect(await findViolations(page)).toEqual([])
    // The words of headings, paragraphs and items begin at one line; their marks stand before it.
    const starts = await page.evaluate(`(() => {
      const leftOf = (text) => {
        const walker = document.createTreeWalker(document.querySelector('.cm-content'), 4)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.data.indexOf(text)
          if (at === -1) continue
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          return Math.round(range.getBoundingClientRect().left)
        }
      }
      return ['Oven notes', 'What we', 'We weigh', 'We let', 'Heat', 'The oven is'].map(leftOf)
    })()`)
    expect(
      new Set(Array.isArray(starts) ? starts.map((left) => Math.round(left / 2)) : []).size,
    ).toBe(1)
    expect(await page.evaluate(style('.is-table', 'font-family'))).toContain('mono')
    await fold.click()
    await page.getByText('title: Oven notes').waitFor()
    await shoot('front-matter')
    expect(await page.evaluate(style('.is-front-matter', 'font-family'))).toContain('mono')
    expect(await page.evaluate(style('.is-front-matter span', 'font-weight'))).toBe('400')
    await page.keyboard.press('Control+Shift+m')
    await fold.waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await shoot('editor-text-dark')
  })
})

describe.skipIf(!hasChromium)('focus mode', () => {
  it('shows nothing but words, dims the others, and ends by Escape', async () => {
    const editor = await writeDraft(draft)
    const { page, shoot, deeds } = editor
    await page.getByText('We weigh the flour').click({ position: { x: 60, y: 8 } })
    await page.keyboard.press('Control+Shift+d')
    await page.locator('.is-dimmed').first().waitFor()
    expect(deeds).toContain('menu bar hidden')
    for (const part of ['.top-bar', '.side-panel', '.mark']) {
      await expect.poll(() => page.locator(`${part}:visible`).count()).toBe(0)
    }
    const bar = () => page.evaluate(style('.status-bar', 'opacity'))
    await expect.poll(bar).toBe('0')
    await shoot('focus')
    await page.emulateMedia({ colorScheme: 'dark' })
    editor.choose('view.focus-on-sentence')
    const lit = () =>
      page.evaluate(`[...document.querySelectorAll('.cm-line')].flatMap((line) => [...line.childNodes])
        .filter((part) => part.nodeType === 3).map((part) => part.data).join('|')`)
    await expect.poll(lit).toContain('We weigh the flour in order to waste less of it.')
    expect(await lit()).not.toContain('40 loaves')
    await shoot('focus-dark')
    expect(await findViolations(page)).toEqual([])
    await page.mouse.move(300, 300)
    await page.mouse.move(340, 320)
    await expect.poll(bar).toBe('1')
    await page.keyboard.press('Escape')
    await page.locator('.tab-bar').waitFor()
    await expect.poll(() => page.locator('.is-dimmed').count()).toBe(0)
    expect(deeds.at(-1)).toBe('menu bar shown')
  })

  it('keeps the line of the caret in the middle', async () => {
    const editor = await writeDraft(`${'One line of words.\n\n'.repeat(60)}Last line.\n`)
    const { page } = editor
    await page.keyboard.press('Control+Shift+t')
    await page.locator('.cm-editor[data-typewriter]').waitFor()
    await page.keyboard.press('Control+Home')
    for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowDown')
    const middle = () =>
      page.evaluate(`(() => {
        const caret = document.querySelector('.cm-cursor-primary').getBoundingClientRect()
        const frame = document.querySelector('.cm-scroller').getBoundingClientRect()
        return (caret.top + caret.height / 2 - frame.top) / frame.height
      })()`)
    await expect.poll(middle).toBeGreaterThan(0.44)
    expect(await middle()).toBeLessThan(0.56)
    await page.keyboard.type('words')
    await expect.poll(middle).toBeLessThan(0.56)
  })
})

describe.skipIf(!hasChromium)('the count of words', () => {
  it('is the same in the status bar and in the style panel, counts the selection, and knows a goal', async () => {
    const editor = await writeDraft(draft)
    const { page, shoot } = editor
    const bar = page.locator('.status-words button')
    await expect.poll(() => bar.textContent()).toMatch(/^[1-9]\d+ words$/)
    const words = (await bar.textContent()) ?? ''
    editor.choose('view.style')
    await page
      .locator('.side-panel')
      .getByText(new RegExp(`^${words}\\b`))
      .waitFor()
    await page.keyboard.press('Control+Home')
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Control+a')
    const all = Number.parseInt(words, 10)
    await expect.poll(() => bar.textContent()).toBe(`${all} of ${all} words selected`)
    await page.keyboard.press('Control+End')
    await bar.click()
    await page.getByRole('textbox', { name: /How many words/ }).fill(String(all + 3))
    await page.keyboard.press('Enter')
    await expect.poll(() => bar.textContent()).toBe(`${all} of ${all + 3} words`)
    // The count is shown first; what is typed before the dialog is gone would not reach the draft.
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('Three more words.')
    await page.getByText(`You reached your goal of ${all + 3} words.`).waitFor()
    await shoot('word-goal')
    expect(editor.complaints).toEqual([])
  })
})
