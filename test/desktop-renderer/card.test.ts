import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, useChromium } from './support/open-editor.ts'
import { markOn, writeDraft } from './support/write-draft.ts'

useChromium()

const draft = `# Oven notes

Experts say this oven is very unique. We weigh the flour in order to waste less of it, 4.1 kg a day.

The bakers of Mill Lane met on 3 March 2024 and counted the loaves that came back.
`

describe.skipIf(!hasChromium)('the card of a finding', () => {
  it.each(['light', 'dark'] as const)('says what, why and what to do, %s', async (theme) => {
    const editor = await writeDraft(draft, { colorScheme: theme })
    const { page, shoot } = editor
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('F8')
    await page.keyboard.press('Control+.')
    const card = page.getByRole('dialog', { name: /^Finding:/ })
    await card.waitFor()
    await page.waitForTimeout(300)
    await shoot(`card-${theme}`)
    expect(await findViolations(page)).toEqual([])
    expect(editor.complaints).toEqual([])
  })

  it('opens where the pointer rests, never on a click, and stays open while the pointer moves into it', async () => {
    const editor = await writeDraft(draft)
    const { page } = editor
    const card = page.getByRole('dialog', { name: /^Finding:/ })
    await markOn(editor, 'very unique').click()
    await page.waitForTimeout(500)
    await expect.poll(() => card.count()).toBe(0)
    await page.mouse.move(5, 300)
    await markOn(editor, 'in order to').hover()
    await page.waitForTimeout(150)
    await expect.poll(() => card.count()).toBe(0)
    await card.waitFor()
    const box = await card.boundingBox()
    if (box === null) throw new Error('the card has no place')
    await page.mouse.move(box.x + 20, box.y + 20, { steps: 8 })
    await page.waitForTimeout(600)
    await expect.poll(() => card.isVisible()).toBe(true)
    await page.mouse.move(5, 300)
    await card.waitFor({ state: 'detached' })
  })

  it('applies a suggestion that keeps the facts with Alt+1, as one undo step', async () => {
    const editor = await writeDraft(draft)
    const { page } = editor
    await markOn(editor, 'in order to').click()
    await page.keyboard.press('Control+.')
    const card = page.getByRole('dialog', { name: /^Finding:/ })
    await card.getByText('Keeps every fact').waitFor()
    await page.keyboard.press('Alt+1')
    await card.waitFor({ state: 'detached' })
    const text = page.locator('.cm-content')
    await expect.poll(() => text.textContent()).toContain('weigh the flour to waste')
    await page.keyboard.press('Control+z')
    await expect.poll(() => text.textContent()).toContain('in order to waste')
  })

  it('is left by Escape, with the focus in the text again, and is walked through by arrows', async () => {
    const editor = await writeDraft(draft)
    const { page } = editor
    await markOn(editor, 'in order to').click()
    await page.keyboard.press('Control+.')
    const card = page.getByRole('dialog', { name: /^Finding:/ })
    await card.getByText('Keeps every fact').waitFor()
    const focused = () => page.evaluate('document.activeElement.textContent')
    expect(await focused()).toMatch(/^Apply/)
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Ignore')
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    expect(await page.evaluate('document.activeElement.className')).toContain('cm-content')
  })

  it('covers neither its text nor the line of the caret', async () => {
    const editor = await writeDraft(draft)
    const { page } = editor
    await page.getByText('The bakers of Mill Lane').click()
    await markOn(editor, 'very unique').hover()
    const card = page.getByRole('dialog', { name: /^Finding:/ })
    await card.waitFor()
    const caret = await page.locator('.cm-cursor').boundingBox()
    const box = await card.boundingBox()
    const words = await markOn(editor, 'very unique').boundingBox()
    if (box === null || caret === null || words === null) throw new Error('something has no place')
    for (const line of [caret, words]) {
      expect(box.y >= line.y + line.height || box.y + box.height <= line.y).toBe(true)
    }
  })

  it.each([
    ['at 640 pixels and 200 %', 640, 400],
    ['in a small window', 1024, 500],
  ])(
    'is at its mark and shows all of itself %s, with its details too',
    async (_where, width, height) => {
      const editor = await writeDraft(`${draft}\n${draft}\n${draft}`, {
        viewport: { width, height },
      })
      const { page, shoot } = editor
      const card = page.getByRole('dialog', { name: /^Finding:/ })
      for (const words of ['in order to', 'very unique']) {
        for (const at of [0, 1]) {
          const mark = page.locator('.cm-content .mark', { hasText: words }).nth(at)
          await mark.click()
          await page.keyboard.press('Control+.')
          await card.getByRole('button', { name: 'Details' }).click()
          await card.getByText('Why it matters:').waitFor()
          await page.waitForTimeout(300)
          await shoot(`card-${width}-${words.replaceAll(' ', '-')}-${at}`)
          const hidden =
            '(one => one.scrollHeight - one.clientHeight)(document.querySelector(".finding-card"))'
          expect(await page.evaluate(hidden)).toBe(0)
          const [box, line] = [await card.boundingBox(), await mark.boundingBox()]
          if (box === null || line === null) throw new Error('something has no place')
          const gap = box.y >= line.y ? box.y - line.y - line.height : line.y - box.y - box.height
          expect(gap).toBeGreaterThanOrEqual(0)
          expect(gap).toBeLessThan(24)
          expect(box.y).toBeGreaterThanOrEqual(0)
          expect(box.y + box.height).toBeLessThanOrEqual(height)
          await page.keyboard.press('Escape')
        }
      }
    },
  )

  it('ignores a finding, here and when the draft is scored again, until it is undone', async () => {
    const editor = await writeDraft(draft)
    const { page, shoot } = editor
    const unique = markOn(editor, 'very unique')
    await unique.click()
    await page.keyboard.press('Control+.')
    await page.getByRole('dialog', { name: /^Finding:/ }).waitFor()
    await page.keyboard.press('Alt+i')
    await unique.waitFor({ state: 'detached' })
    await shoot('ignored')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('The count went on in April.')
    await page.waitForTimeout(500)
    await expect.poll(() => unique.count()).toBe(0)
    await page.getByText(/1 finding ignored/).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await unique.waitFor()
  })

  it('switches a rule off and on, and shows its page', async () => {
    const editor = await writeDraft(draft)
    const { page, shoot } = editor
    const wordy = markOn(editor, 'in order to')
    await wordy.click()
    await page.keyboard.press('Control+.')
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByText('Why it matters:').waitFor()
    await page.getByRole('button', { name: 'About this rule' }).click()
    const rule = page.getByRole('dialog').filter({ hasText: 'Not flagged' })
    await rule.waitFor()
    await shoot('rule-page')
    expect(await findViolations(page)).toEqual([])
    await rule.getByRole('button', { name: 'Ignore this rule' }).click()
    await rule.getByText('This rule is ignored.').waitFor()
    await page.keyboard.press('Escape')
    await wordy.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    // It can be undone once that is said.
    await page.getByText(/^The rule .* is off\./).waitFor()
    await page.keyboard.press('Control+Alt+z')
    await wordy.waitFor()
  })

  it('applies a suggestion that alters a fact only by its button, and undo reverts it', async () => {
    const editor = await writeDraft(draft)
    const { page } = editor
    // Rules suggest nothing that breaks a fact; a broken verdict is put in to see what is done with it.
    await page.evaluate(`{
      const wrapped = Object.assign({}, window.api, {
        findFix: async ({ finding: { start, end } }) => ({ ok: true, value: { fix: {
          start, end, text: 'to', effects: null, gain: null, isCalm: false,
          safety: { status: 'failed', checks: [], failure_reasons: ['The number 4.1 is lost.'], protected_fact_counts: {} },
        } } }),
      })
      Object.defineProperty(window, 'api', { value: wrapped, configurable: true })
    }`)
    await markOn(editor, 'in order to').click()
    await page.keyboard.press('Control+.')
    const card = page.getByRole('dialog', { name: /^Finding:/ })
    await card.getByText('Changes a fact: The number 4.1 is lost.').waitFor()
    const text = page.locator('.cm-content')
    await page.keyboard.press('Alt+1')
    await page.waitForTimeout(300)
    await expect.poll(() => text.textContent()).toContain('in order to waste')
    await card.getByRole('button', { name: 'Apply anyway' }).click()
    await expect.poll(() => text.textContent()).toContain('weigh the flour to waste')
    await page.keyboard.press('Control+z')
    await expect.poll(() => text.textContent()).toContain('in order to waste')
  })

  it('says what a suggestion gains, and offers none that makes the decision stricter', async () => {
    const editor = await openEditor()
    const { page, shoot } = editor
    await markOn(editor, 'boasts a').click()
    await page.keyboard.press('Control+.')
    const card = page.getByRole('dialog', { name: /^Finding:/ })
    await card.getByText(/^Takes slop risk from 0\.\d\d to 0\.\d\d\./).waitFor()
    await shoot('card-gain')
    await page.keyboard.press('Escape')
    await page.evaluate(`{
      const weighed = { specificity_risk: 0.1, provenance_weakness: 0.1, slop_risk: 0.3, synthetic_texture_risk: 0.38, action: 'allow' }
      const wrapped = Object.assign({}, window.api, {
        findFix: async ({ finding: { start, end } }) => ({ ok: true, value: { fix: {
          start, end, text: 'unique', effects: null, isCalm: false,
          gain: { before: weighed, after: { ...weighed, synthetic_texture_risk: 0.45, action: 'revise' }, nearer: -0.05 },
          safety: { status: 'passed', checks: [], failure_reasons: [], protected_fact_counts: {} },
        } } }),
      })
      Object.defineProperty(window, 'api', { value: wrapped, configurable: true })
    }`)
    await markOn(editor, 'very unique').click()
    await page.keyboard.press('Control+.')
    await card.getByText('Keeps every fact, but makes the draft worse by its scores.').waitFor()
    await card
      .getByText(
        'Raises texture risk from 0.38 to 0.45, which is medium. The decision would be revise.',
      )
      .waitFor()
    await page.keyboard.press('Alt+1')
    await page.waitForTimeout(300)
    await expect.poll(() => page.locator('.cm-content').textContent()).toContain('very unique')
    await card.getByRole('button', { name: 'Apply anyway' }).waitFor()
  })
})
