import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, useChromium } from './support/open-editor.ts'
import { markOn, writeDraft } from './support/write-draft.ts'

useChromium()

const draft = `# Oven notes

Experts say this oven is very unique. We weigh the flour in order to waste less of it.

Studies show that everyone loves a variety of benefits. ![The oven](oven.png)
`

describe.skipIf(!hasChromium)('the list of findings', () => {
  it('follows the caret, and the text follows the list', async () => {
    const editor = await writeDraft(draft)
    const { page } = editor
    await markOn(editor, 'very unique').click()
    const selected = page.locator('.finding-row[aria-selected="true"]')
    await expect.poll(() => selected.locator('.finding-quote').textContent()).toBe('very unique')
    const list = page.getByRole('listbox', { name: /findings$/ })
    await list.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => selected.locator('.finding-quote').textContent()).toBe('in order to')
    await expect
      .poll(() => list.getAttribute('aria-activedescendant'))
      .toBe(await selected.getAttribute('id'))
    await page.keyboard.press('End')
    await expect
      .poll(() => selected.locator('.finding-quote').textContent())
      .not.toBe('in order to')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.className')).toContain('cm-content')
    expect(await page.evaluate('getSelection().toString()')).toBe('Studies show')
    expect(editor.complaints).toEqual([])
  })

  it('is grouped with counts, filtered, and says when nothing matches', async () => {
    const editor = await writeDraft(draft)
    const { page, shoot } = editor
    await markOn(editor, 'very unique').waitFor()
    await page.getByRole('combobox', { name: 'Order of findings' }).selectOption('By type')
    await page
      .getByRole('group', { name: /^Generic phrasing, \d findings$/ })
      .waitFor({ state: 'attached' })
    await shoot('findings-by-type')
    expect(await findViolations(page)).toEqual([])
    const filter = page.getByRole('searchbox', { name: 'Filter findings' })
    await filter.fill('provenance high')
    await page.getByText('No finding matches “provenance high”.').waitFor()
    await filter.fill('unique')
    await expect.poll(() => page.locator('.finding-row').count()).toBe(1)
  })

  it('names the images of the draft above the findings, and leads to them', async () => {
    const { page } = await writeDraft(draft)
    await page.getByRole('region', { name: '1 image' }).getByRole('button').click()
    await page.getByRole('tab', { name: 'Images', selected: true }).waitFor()
  })

  it('draws few of 2,000 rows and scrolls them without a long pause', async () => {
    const lines = Array.from(
      { length: 1000 },
      (_, at) => `In order to go, it is very unique ${at}.`,
    )
    const editor = await writeDraft(lines.join('\n\n'))
    const { page } = editor
    const list = page.getByRole('listbox', { name: '2,000 findings' })
    await list.waitFor()
    await expect.poll(() => page.locator('.finding-row').count()).toBeLessThan(40)
    const longestPause = `new Promise((done) => {
      const panel = document.querySelector('.panel-body')
      let last = performance.now()
      let longest = 0
      let frames = 0
      const step = (now) => {
        longest = Math.max(longest, now - last)
        last = now
        panel.scrollTop += 900
        frames += 1
        if (frames < 60) requestAnimationFrame(step)
        else done(longest)
      }
      requestAnimationFrame(step)
    })`
    // Other work on the machine may hold a frame; it does not hold one in each of three rounds.
    const rounds: number[] = []
    for (let round = 0; round < 3; round++) {
      await page.evaluate(`document.querySelector('.panel-body').scrollTop = 0`)
      rounds.push(Number(await page.evaluate(longestPause)))
    }
    expect(Math.min(...rounds)).toBeLessThan(200)
    const texts = page.locator('.finding-row .finding-quote')
    await expect.poll(() => texts.count()).toBeGreaterThan(5)
  })

  it('says so when there is nothing to say', async () => {
    const { page, shoot } = await writeDraft(
      'On 3 March 2024 the bakers of Mill Lane counted 41 loaves that came back, and Ann Reed wrote them down in the ledger that hangs beside the oven.\n',
    )
    await page.getByText(/^No findings/).waitFor()
    await shoot('nothing-to-say')
    expect(await findViolations(page)).toEqual([])
  })
})
