import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasChromium, openEditor, temporaryFolder, useChromium } from './support/open-editor.ts'
import { openFile, writeDraft } from './support/write-draft.ts'

useChromium()

describe.skipIf(!hasChromium)('formatting', () => {
  it('is done by keys: words, links, headings, lists and tables', async () => {
    const editor = await writeDraft('One word.\n')
    const { page, choices } = editor
    const text = () =>
      page.evaluate(`[...document.querySelectorAll('.cm-line')].map((line) => line.textContent)`)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await press('Control+Home', 'Control+b')
    expect(await text()).toEqual(['**One** word.', ''])
    await press('Control+b', 'Control+i', 'Control+i', 'Control+e')
    expect(await text()).toEqual(['`One` word.', ''])
    await press('Control+z')
    choices.clipboard = 'https://example.org/'
    await press('Control+Home', 'Control+k')
    await expect.poll(text).toEqual(['[One](https://example.org/) word.', ''])
    await press('Control+z', 'Control+Alt+2')
    expect(await text()).toEqual(['## One word.', ''])
    await press('Control+Alt+0', 'Control+Shift+Digit7', 'End', 'Enter')
    await page.keyboard.type('Two')
    expect(await text()).toEqual(['1. One word.', '2. Two', ''])
    await press('Tab')
    expect(await text()).toEqual(['1. One word.', '   1. Two', ''])
    await press('Shift+Tab', 'Enter')
    await press('Enter')
    expect(await text()).toEqual(['1. One word.', '2. Two', '', ''])
    await press('Control+a', 'Delete')
    // Pasted as a whole: Enter would go from cell to cell.
    await page.keyboard.insertText('| a | long |\n|-|-|\n| 1 | 2 |')
    await press('Control+Home', 'Tab', 'Tab')
    expect(await page.evaluate('getSelection().toString()')).toBe('1')
    await page.keyboard.type('first')
    await press('Tab', 'Tab')
    await page.keyboard.type('x')
    await press('Enter', 'Enter')
    await expect
      .poll(text)
      .toEqual([
        '| a     | long |',
        '| ----- | ---- |',
        '| first | 2    |',
        '| x     |      |',
        '',
        '',
      ])
    expect(editor.complaints).toEqual([])
  })

  it('is offered by the menu of the right button, with what a finding suggests', async () => {
    const editor = await writeDraft('We weigh the flour in order to waste less of it.\n')
    const { page, choices, menus } = editor
    const mark = page.locator('.cm-content .mark', { hasText: 'in order to' })
    choices.menu = 'Change to “to”'
    await mark.click({ button: 'right' })
    await page.getByText('We weigh the flour to waste less of it.').waitFor()
    const labels = menus[0]?.map(({ label }) => label) ?? []
    expect(labels.slice(0, 8)).toEqual([
      'Change to “to”',
      expect.stringMatching(/^Explain: /),
      'Ignore this finding',
      'Cut',
      'Copy',
      'Paste',
      'Paste as plain text',
      'Select all',
    ])
    expect(menus[0]?.find(({ label }) => label === 'Paste')?.role).toBe('paste')
    choices.menu = 'Bold'
    await page.getByText('We weigh').click({ button: 'right', position: { x: 45, y: 10 } })
    await expect.poll(() => menus.length).toBe(2)
    expect(menus[1]?.[0]?.label).toBe('Cut')
    await page.locator('.cm-content .md-strong').first().waitFor()
  })

  it('turns quotes and dashes only when the writer wants it', async () => {
    const editor = await writeDraft('')
    const { page } = editor
    await page.keyboard.type('"a" -- b')
    await page.getByText('"a" -- b').waitFor()
    editor.choose('format.smart')
    await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        page.evaluate(`window.api.getSettings({}).then(({ value }) => value.smartPunctuation)`),
      )
      .toBe(true)
    await page.keyboard.type(`"a" -- it's`)
    await page.getByText('“a” – it’s').waitFor()
    await page.keyboard.type(' `"x"`')
    await page.getByText('`"x"`').waitFor()
    await page.keyboard.type(' "')
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.locator('.cm-line').last().textContent()).toMatch(/ "$/)
  })
})

describe.skipIf(!hasChromium)('tabs', () => {
  it('change by keys, in the order of use and of the bar, and the active one is in view', async () => {
    const folder = await temporaryFolder()
    const editor = await openEditor({ view: { viewport: { width: 700, height: 500 } } })
    const { page, menus, choices } = editor
    for (let at = 1; at <= 7; at++) {
      const path = join(folder, `a-rather-long-name-${at}.md`)
      await writeFile(path, `Draft ${at}.\n`)
      await openFile(editor, path)
    }
    const active = page.locator('.tab.is-active')
    const name = async () => (await active.textContent())?.replace(/[^\d]/g, '')
    const isInView = async () => {
      const box = await active.boundingBox()
      const bar = await page.locator('.tab-bar ul').boundingBox()
      if (box === null || bar === null) return false
      return box.x >= bar.x - 1 && box.x + box.width <= bar.x + bar.width + 1
    }
    await expect.poll(name).toBe('7')
    await expect.poll(isInView).toBe(true)
    await page.keyboard.press('Control+Tab')
    expect(await name()).toBe('6')
    await page.keyboard.press('Control+Tab')
    expect(await name()).toBe('7')
    await page.keyboard.down('Control')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.up('Control')
    expect(await name()).toBe('5')
    await page.keyboard.press('Control+PageUp')
    expect(await name()).toBe('4')
    await page.keyboard.press('Control+PageDown')
    await page.keyboard.press('Control+PageDown')
    expect(await name()).toBe('6')
    for (let step = 0; step < 5; step++) await page.keyboard.press('Control+PageUp')
    expect(await name()).toBe('1')
    await expect.poll(isInView).toBe(true)
    choices.menu = 'Close those to the right'
    await active.click({ button: 'right' })
    await expect.poll(() => page.locator('.tab').count()).toBeLessThanOrEqual(2)
    expect(menus[0]?.map(({ label }) => label)).toContain('Copy path')
    // One text editor serves all drafts.
    await expect.poll(() => page.locator('.cm-editor').count()).toBe(1)
  })
})
