import { readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasElectron, openApp, type RunningApp } from './support/open-app.ts'
import { choose, draftFile } from './support/use-app.ts'

const lines = Array.from({ length: 120 }, (_, at) => `Line ${at + 1} of the notes.\n`).join('\n')

/** Quits as the menu of the system does. */
const quit = ({ app }: RunningApp): Promise<void> => app.evaluate((electron) => electron.app.quit())

const showTab = ({ page }: RunningApp, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Open drafts' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()

describe.skipIf(!hasElectron)('a session of the app', () => {
  it('ends when all is decided, and comes back as it was', async () => {
    const [long, other, gone, named] = [
      await draftFile('long.md', lines),
      await draftFile('other.md', 'Other words.\n'),
      await draftFile('gone.md', 'Here today.\n'),
      await draftFile('named.md', 'Named on the command line.\n'),
    ]
    const first = await openApp([long, other, gone])
    const { page } = first
    await page.locator('.cm-content', { hasText: 'Here today.' }).waitFor()
    await showTab(first, 'other.md')
    await page.locator('.cm-content', { hasText: 'Other words.' }).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Mine. ')
    await showTab(first, 'long.md')
    await page.locator('.cm-content', { hasText: 'Line 1 of' }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('The end')
    await page.keyboard.press('ArrowLeft')
    await choose(first, 'view.style')
    await page.getByRole('tab', { name: 'Style', selected: true }).waitFor()
    await first.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 60, width: 1100, height: 720 }),
    )

    await quit(first)
    const sheet = page.getByRole('dialog', { name: 'Save your drafts before closing?' })
    await sheet.waitFor()
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.tab .tab-dot').count()).toBe(2)
    expect(await readFile(other, 'utf8')).toBe('Other words.\n')
    await quit(first)
    const ended = new Promise((done) => first.app.process().once('exit', done))
    await sheet.getByRole('button', { name: 'Save all' }).click()
    await ended
    expect(await readFile(other, 'utf8')).toBe('Mine. Other words.\n')
    expect(await readFile(long, 'utf8')).toContain('The end')

    await rm(dirname(gone), { recursive: true })
    const second = await openApp([named], first.dataFolder)
    const again = second.page
    await again.locator('.cm-content', { hasText: 'Named on the command line.' }).waitFor()
    await again.getByText('no longer there: gone.md.').waitFor()
    const tabs = again.getByRole('navigation', { name: 'Open drafts' }).locator('.tab-name')
    await expect.poll(() => tabs.allTextContents()).toEqual(['long.md', 'other.md', 'named.md'])
    await again.getByRole('tab', { name: 'Style', selected: true }).waitFor()
    expect(
      await second.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.getNormalBounds(),
      ),
    ).toMatchObject({ width: 1100, height: 720 })
    await showTab(second, 'long.md')
    // The end of the text is in view, with the caret where it was.
    await again.locator('.cm-line', { hasText: 'The end' }).waitFor()
    await again.keyboard.type('n')
    await again.locator('.cm-line', { hasText: 'The ennd' }).waitFor()
  })
})
