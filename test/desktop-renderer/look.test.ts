import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, useChromium } from './support/open-editor.ts'

useChromium()

const panels = ['Findings', 'Revise', 'Style', 'Images']

describe.skipIf(!hasChromium)('the look of the editor', () => {
  it.each(['light', 'dark'] as const)('breaks no rule of axe in any panel, %s', async (theme) => {
    const { page, shoot, complaints } = await openEditor({ view: { colorScheme: theme } })
    await page.getByText(/Main reason:/).waitFor()
    const violations: string[] = []
    for (const panel of panels) {
      await page.getByRole('tab', { name: panel }).click()
      if (panel === 'Revise') await page.locator('.change').first().waitFor()
      if (panel === 'Style') await page.locator('.metric-list').waitFor()
      await shoot(`panel-${panel.toLowerCase()}-${theme}`)
      violations.push(...(await findViolations(page)))
    }
    expect(violations).toEqual([])
    expect(complaints).toEqual([])
  })

  it('clips nothing in a small window, and finds commands by name', async () => {
    const { page, shoot } = await openEditor({ view: { viewport: { width: 1024, height: 640 } } })
    await page.getByText(/Main reason:/).waitFor()
    await shoot('small')
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+f')
    await page.locator('.find-bar').waitFor()
    await shoot('find')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Shift+P')
    await page.keyboard.type('show st')
    await shoot('palette')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Style', selected: true }).waitFor()
    const widths = 'document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth'
    expect(await page.evaluate(widths)).toBe(0)
  })

  it('says so when no draft is open', async () => {
    const { page, shoot } = await openEditor()
    await page.getByRole('button', { name: 'Close Sample draft.md' }).click()
    await page.getByRole('heading', { name: 'Open a draft' }).waitFor()
    await shoot('empty')
    expect(await findViolations(page)).toEqual([])
  })
})
