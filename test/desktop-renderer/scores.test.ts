import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, useChromium } from './support/open-editor.ts'
import { markOn, writeDraft } from './support/write-draft.ts'

useChromium()

describe.skipIf(!hasChromium)('the scores', () => {
  it.each(['light', 'dark'] as const)('unfold into what they rest on, %s', async (theme) => {
    const editor = await openEditor({ view: { colorScheme: theme } })
    const { page, shoot } = editor
    await page.getByText(/Main reason:/).waitFor()
    await page.getByRole('button', { name: 'Show scores' }).click()
    await page.getByRole('button', { name: /^Slop risk/ }).click()
    const costs = page.getByRole('list', { name: 'What adds most' }).getByRole('button')
    await expect.poll(() => costs.count()).toBe(3)
    await shoot(`scores-costs-${theme}`)
    const quote = await costs.first().locator('.cost-quote').textContent()
    await costs.first().click()
    const chosen = String(await page.evaluate('getSelection().toString()'))
    expect(chosen.replace(/\s+/g, ' ')).toBe(quote)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByText(/words in \d+ sentences/).waitFor()
    await shoot(`scores-details-${theme}`)
    expect(await findViolations(page)).toEqual([])
    expect(editor.complaints).toEqual([])
  })

  it('remember what a draft is for, each draft its own', async () => {
    const editor = await openEditor()
    const { page } = editor
    await page.getByText(/Main reason:/).waitFor()
    await page.getByRole('button', { name: 'Show scores' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('combobox', { name: 'Intended use' }).selectOption('for training a model')
    await page.getByText('Other, for training a model').waitFor()
    editor.choose('file.new')
    await page.getByText('Other, for publishing').waitFor()
    await page.getByRole('button', { name: 'Sample draft.md', exact: true }).click()
    await page.getByText('Other, for training a model').waitFor()
  })

  it('say when there is not enough text', async () => {
    const { page, shoot } = await writeDraft('Three words here.\n')
    await page.getByRole('heading', { name: 'Cannot judge' }).waitFor()
    await page
      .getByText('Not enough text, fewer than 10 words are prose. Write a few more')
      .waitFor()
    await page.getByRole('button', { name: 'Show scores' }).click()
    await page.getByText(/^These scores are grey because/).waitFor()
    await expect.poll(() => page.locator('.score[data-band="none"]').count()).toBe(4)
    // A number without a band: “0.87 high” would be a verdict.
    await expect.poll(() => page.locator('.score-value').first().textContent()).toMatch(/^0\.\d\d$/)
    await expect.poll(() => page.locator('.status-bar').textContent()).toContain('Cannot judge')
    await shoot('not-enough-text')
  })

  it('say “cannot judge” and why, and nothing that reads like a verdict', async () => {
    const { page } = await writeDraft(
      'Experts say this oven is very unique. We weigh the flour each evening at six. The dough rests for a day, and it is turned twice before the night. The baker comes at four.\n',
    )
    await page.getByRole('heading', { name: 'Cannot judge' }).waitFor()
    const decision = page.getByRole('region', { name: 'Decision' })
    await expect
      .poll(() => decision.textContent())
      .toContain('Fewer than 70 words are prose. A person should decide.')
    await expect.poll(() => page.locator('.status-bar').textContent()).toContain('Cannot judge')
    await expect.poll(() => page.getByText(/^Allow/).count()).toBe(0)
  })

  it('are grey where they do not move the decision, and a line says what they are for', async () => {
    const { page } = await openEditor()
    await page.getByText(/Main reason:/).waitFor()
    const bandsOf = (bars: string): Promise<unknown> =>
      page.evaluate(`[...document.querySelectorAll('${bars}')].map((bar) => bar.dataset.band)`)
    expect(await bandsOf('.score-mini')).toEqual(['none', 'none', 'medium', 'low'])
    await page.getByRole('button', { name: 'Show scores' }).click()
    expect(await bandsOf('.score')).toEqual(['none', 'none', 'medium', 'low'])
    await page.getByText(/They never change the decision, so they stay grey/).waitFor()
    await page.getByText(/^How much of it is stock phrases/).waitFor()
  })

  it('wait for the key in manual mode', async () => {
    const editor = await openEditor()
    const { page } = editor
    await page.getByText(/Main reason:/).waitFor()
    editor.choose('findings.live')
    await page.waitForTimeout(300)
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('\nIt is a very unique ending.\n')
    await page.getByText('Not scored since the last change').waitFor()
    await page.waitForTimeout(500)
    await expect.poll(() => markOn(editor, 'very unique').count()).toBe(1)
    const before = await page.locator('.cm-content .mark', { hasText: 'very unique' }).count()
    await page.keyboard.press('F9')
    await expect
      .poll(() => page.locator('.cm-content .mark', { hasText: 'very unique' }).count())
      .toBe(before + 1)
  })

  it('report that scoring failed when its process dies twice, and score again on request', async () => {
    let deaths = 0
    const editor = await openEditor({
      sendTask: (real) => async (name, input) => {
        if (name !== 'mark' || deaths === 2) return real(name, input)
        deaths += 1
        return { ok: false, code: 'interrupted', message: 'Scoring was interrupted.' }
      },
    })
    const { page } = editor
    await page.getByRole('heading', { name: 'Not scored' }).waitFor()
    await page.getByText('Scoring was interrupted.').waitFor()
    expect(deaths).toBe(2)
    expect(await findViolations(page)).toEqual([])
    await editor.shoot('scoring-failed')
    await page.getByRole('button', { name: 'Score again' }).click()
    await page.getByText(/Main reason:/).waitFor()
    expect(editor.complaints).toEqual([])
  })
})
