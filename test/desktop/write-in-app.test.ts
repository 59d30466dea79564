import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasElectron, openApp, type RunningApp } from './support/open-app.ts'
import { draftFile } from './support/use-app.ts'

const draft = `# Oven notes

Experts say this oven is very unique. We weigh the flour in order to waste less of it, 4.1 kg a day.
`

async function openDraft(): Promise<RunningApp> {
  const running = await openApp([await draftFile('notes.md', draft)])
  await markOn(running.page, 'in order to').waitFor()
  await running.page.locator('.cm-content').focus()
  return running
}

const markOn = (page: Page, text: string) =>
  page.locator('.cm-content .mark', { hasText: text }).first()
const cardOf = (page: Page) => page.getByRole('dialog', { name: /^Finding:/ })
const selected = (page: Page) => page.evaluate('getSelection().toString()')

describe.skipIf(!hasElectron)('writing in the app', () => {
  it('moves marks with the text, goes to them by F8, takes a fix and takes it back', async () => {
    const { page } = await openDraft()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('First: ')
    await expect.poll(() => markOn(page, 'very unique').textContent()).toBe('very unique')
    await page.keyboard.press('F8')
    expect(await selected(page)).toBe('Experts say')
    await page.keyboard.press('F8')
    await page.keyboard.press('F8')
    expect(await selected(page)).toBe('in order to')
    await page.keyboard.press('Control+.')
    await cardOf(page).getByText('Keeps every fact').waitFor()
    await page.keyboard.press('Alt+1')
    await page.locator('.cm-content', { hasText: 'weigh the flour to waste' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.locator('.cm-content', { hasText: 'in order to waste' }).waitFor()
  })

  it('ignores a finding for good, until it is undone', async () => {
    const { page } = await openDraft()
    await page.keyboard.press('F8')
    await page.keyboard.press('Control+.')
    await cardOf(page).waitFor()
    await page.keyboard.press('Alt+i')
    await markOn(page, 'Experts say').waitFor({ state: 'detached' })
    const kept: unknown = await page.evaluate(
      `window.api.getSettings({}).then((answer) => answer.value.ignored)`,
    )
    expect(kept).toEqual([
      {
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
        rule: expect.any(String),
        quote: 'Experts say',
      },
    ])
    // It can be undone once that is said.
    await page.getByText('Ignored “Experts say”.').waitFor()
    await page.keyboard.press('Control+Alt+z')
    await markOn(page, 'Experts say').waitFor()
  })

  it('opens a menu of the system, does what is chosen in it, and hides the menu bar in focus mode', async () => {
    const { app, page } = await openDraft()
    // Nobody can press in a menu of the system from here: what it offers is chosen as it opens.
    await app.evaluate(({ Menu }) => {
      Menu.prototype.popup = function (options) {
        this.items.find(({ label }) => label === 'Bold')?.click()
        options?.callback?.()
      }
    })
    await page.keyboard.press('Control+Home')
    await page.getByText('Oven notes').click({ button: 'right', position: { x: 60, y: 10 } })
    await page.locator('.cm-content .md-strong').first().waitFor()
    const isBarShown = () =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMenuBarVisible())
    expect(await isBarShown()).toBe(true)
    await page.keyboard.press('Control+Shift+d')
    await expect.poll(isBarShown).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(isBarShown).toBe(true)
    // The address comes from the clipboard of the system, in the main process.
    await app.evaluate(({ clipboard }) => clipboard.writeText('https://example.org/'))
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+k')
    await page.getByText('[](https://example.org/)').waitFor()
  })

  it('has every command in its menu, with the keys that are set, and finds it by F1', async () => {
    const { app, page } = await openDraft()
    await page.evaluate(
      `window.api.setSettings({ keymap: { 'findings.next': 'CmdOrCtrl+Alt+N' } })`,
    )
    const acceleratorOf = (id: string) =>
      app.evaluate(
        ({ Menu }, name) => Menu.getApplicationMenu()?.getMenuItemById(name)?.accelerator,
        id,
      )
    await expect.poll(() => acceleratorOf('findings.next')).toBe('CmdOrCtrl+Alt+N')
    expect(await acceleratorOf('findings.explain')).toBe('CmdOrCtrl+.')
    expect(await acceleratorOf('help.keys')).toBe('CmdOrCtrl+Shift+/')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+Alt+n')
    expect(await selected(page)).toBe('Experts say')
    await page.keyboard.press('F1')
    await page.keyboard.type('previous finding')
    await page.keyboard.press('Enter')
    await expect.poll(() => selected(page)).toBe('in order to')
  })

  it('starts the engine again when its process dies, and says so', async () => {
    const { app, page } = await openDraft()
    const engine = await app.evaluate(
      ({ app: electron }) =>
        electron.getAppMetrics().find(({ name }) => name === 'Content Trust engine')?.pid,
    )
    if (engine === undefined) throw new Error('there is no process of the engine')
    process.kill(engine, 'SIGSTOP')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('Studies show that bread is good for everyone.')
    // The request is on its way to a process that no longer works; then it dies over it.
    await page.waitForTimeout(600)
    process.kill(engine, 'SIGKILL')
    await page.getByText('The scoring process crashed and was restarted.').waitFor()
    await markOn(page, 'Studies show').waitFor()
  })
})
