import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, useChromium } from './support/open-editor.ts'
import { writeDraft } from './support/write-draft.ts'

useChromium()

const draft = [
  '# Bread',
  '',
  'We baked bread on 3 March 2024. The bread was good, and Bread sells.',
  '',
  'Breadth is another word. Nobody counted the loaves (40?).',
  '',
  `${'a'.repeat(3000)}?`,
  '',
].join('\n')

/** The words of the draft that are selected. */
const selected = (page: Page) => page.evaluate('getSelection().toString()')
const words = async (page: Page) => (await page.locator('.cm-line').allTextContents()).join('\n')

describe.skipIf(!hasChromium)('find and replace', () => {
  it('counts, goes through, says what is wrong, and replaces all in one step', async () => {
    const editor = await writeDraft(draft)
    const { page, complaints, shoot } = editor
    const bar = page.getByRole('search', { name: 'Find and replace' })
    const field = bar.getByRole('textbox', { name: 'Find' })
    const status = bar.getByRole('status')
    const text = page.getByRole('textbox', { name: 'Draft notes.md' })

    await page.keyboard.press('Control+f')
    await page.keyboard.type('bread')
    await expect.poll(() => status.textContent()).toBe('1 of 5')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => status.textContent()).toBe('3 of 5')
    await page.keyboard.press('Shift+Enter')
    await expect.poll(() => status.textContent()).toBe('2 of 5')
    await expect.poll(() => page.locator('.find-match').count()).toBeGreaterThanOrEqual(5)
    await page.keyboard.press('Alt+c')
    await expect.poll(() => status.textContent()).toBe('1 of 2')
    await page.keyboard.press('Alt+c')
    await page.keyboard.press('Alt+w')
    await expect.poll(() => status.textContent()).toMatch(/of 4$/)
    expect(await findViolations(page)).toEqual([])
    await shoot('find-light')

    await field.fill('nowhere')
    await expect.poll(() => status.textContent()).toBe('Nothing found')
    await page.keyboard.press('Alt+w')
    await page.keyboard.press('Alt+r')
    await field.fill('(40')
    await expect.poll(() => status.textContent()).toBe('A “(” is never closed.')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await shoot('find-wrong')
    // No other engine ends this one: it would take longer than the sun lasts.
    await field.fill('(a+)+$')
    await expect.poll(() => status.textContent()).toBe('Nothing found')

    await field.fill('(\\d+) (March)')
    await expect.poll(() => status.textContent()).toBe('1 of 1')
    await page.keyboard.press('Control+h')
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('$2 $1')
    await page.keyboard.press('Enter')
    await expect.poll(() => words(page)).toContain('on March 3 2024')

    await page.keyboard.press('Alt+r')
    await field.fill('bread')
    await expect.poll(() => status.textContent()).toMatch(/of 5$/)
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('cake')
    await bar.getByRole('button', { name: 'Replace all' }).click()
    await expect.poll(() => status.textContent()).toBe('5 matches replaced')
    await shoot('replace-all')
    expect(await words(page)).not.toMatch(/bread/i)
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    expect(await text.evaluate('document.activeElement.className')).toContain('cm-content')
    await page.keyboard.press('Control+z')
    await expect.poll(() => words(page)).toContain('The bread was good, and Bread sells')
    expect(await words(page)).toContain('on March 3 2024')
    expect(complaints).toEqual([])
  })

  it('takes the selection as the term, or as the part to search in', async () => {
    const { page, complaints, shoot } = await writeDraft('one two\none two\none two\n', {
      colorScheme: 'dark',
    })
    const bar = page.getByRole('search', { name: 'Find and replace' })
    const status = bar.getByRole('status')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.press('Control+f')
    await expect.poll(() => status.textContent()).toBe('1 of 3')
    await expect.poll(() => bar.getByRole('textbox', { name: 'Find' }).inputValue()).toBe('one')
    await page.keyboard.press('Escape')
    await expect.poll(() => selected(page)).toBe('one')
    await page.keyboard.press('F3')
    await expect.poll(() => status.textContent()).toBe('2 of 3')
    expect(await page.evaluate('document.activeElement.className')).toContain('cm-content')
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })

    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+h')
    await bar.getByRole('button', { name: 'Find in the selection', pressed: true }).waitFor()
    await expect.poll(() => status.textContent()).toMatch(/2/)
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('1')
    await shoot('find-dark')
    await page.keyboard.press('Control+Alt+Enter')
    await expect.poll(() => words(page)).toBe('1 two\n1 two\none two\n')
    await expect.poll(() => status.textContent()).toBe('2 matches replaced')
    await bar.getByRole('button', { name: 'Find in the selection' }).click()
    await expect.poll(() => status.textContent()).toMatch(/1/)
    expect(complaints).toEqual([])
  })
})
