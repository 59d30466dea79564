import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasElectron, openApp } from './support/open-app.ts'
import { draftFile } from './support/use-app.ts'

const PROCESS = 'Content Trust spelling'

describe.skipIf(!hasElectron)('spelling and grammar in the app', () => {
  it('are checked by a process of their own, which comes back when it dies', async () => {
    const draft = await draftFile('notes.md', '# Oven\n\nWe recieved the flour, and we like it.\n')
    const profile = await mkdtemp(join(tmpdir(), 'content-trust-app-'))
    const { app, page } = await openApp([draft], profile)
    page.setDefaultTimeout(60_000)
    const pids = () =>
      app.evaluate(
        ({ app: electron }, name) =>
          electron
            .getAppMetrics()
            .filter((metric) => metric.name === name)
            .map(({ pid }) => pid),
        PROCESS,
      )
    await page.locator('.spelling-mark', { hasText: 'recieved' }).waitFor()
    const [pid = 0] = await pids()
    expect(pid).toBeGreaterThan(0)
    process.kill(pid, 'SIGKILL')
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('The flouur is good. ', { delay: 20 })
    await page.locator('.spelling-mark', { hasText: 'flouur' }).waitFor()
    expect(await pids()).not.toContain(pid)

    // Switched off, it takes no memory.
    await page.keyboard.press('Control+Shift+P')
    await page.keyboard.type('Check spelling')
    await page.keyboard.press('Enter')
    await page.locator('.spelling-mark').first().waitFor({ state: 'detached' })
    await expect.poll(pids, { timeout: 20_000 }).toEqual([])
  })
})
