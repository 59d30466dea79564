import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, temporaryFolder, useChromium } from './support/open-editor.ts'

useChromium()

describe.skipIf(!hasChromium)('a start of the editor', () => {
  it('opens the last session; words that a crash left come before those on the disk', async () => {
    const folder = await realpath(await temporaryFolder())
    const dataFolder = await temporaryFolder()
    const paths = ['a.md', 'b.md'].map((name) => join(folder, name))
    for (const path of paths) await writeFile(path, 'One line.\n\nOn the disk.\n')
    const [first = '', second = ''] = paths
    const place = { anchor: 4, head: 4, top: 0 }
    const session = {
      tabs: paths.map((path) => ({ ...place, path })),
      active: first,
      folder,
      layout: { panel: 'style', isPanelShown: true },
      openings: 0,
    }
    const backup = {
      draft: 'left-by-a-crash',
      path: second,
      name: 'b.md',
      text: 'Typed before the crash.',
      format: { encoding: 'utf-8', eol: 'lf', bom: false },
      version: null,
    }
    await writeFile(join(dataFolder, 'session.json'), JSON.stringify(session))
    await mkdir(join(dataFolder, 'backups'))
    await writeFile(join(dataFolder, 'backups/left-by-a-crash.json'), JSON.stringify(backup))

    const { page, complaints } = await openEditor({ dataFolder })
    await page.getByRole('textbox', { name: 'Draft a.md' }).waitFor()
    const tabs = page.getByRole('navigation', { name: 'Open drafts' }).locator('.tab-name')
    await expect.poll(() => tabs.count()).toBe(2)
    await page
      .getByRole('tree')
      .getByRole('treeitem', { name: /^b\.md/ })
      .waitFor()
    await page.getByRole('tab', { name: 'Style', selected: true }).waitFor()
    await page.getByText(/unsaved drafts are back: b\.md\./).waitFor()
    await page.keyboard.type('new ')
    await page.locator('.cm-line', { hasText: 'One new line.' }).waitFor()
    await tabs.nth(1).click()
    await page.locator('.cm-line', { hasText: 'Typed before the crash.' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('without anything to bring back offers the ways to open a draft', async () => {
    const dataFolder = await temporaryFolder()
    await writeFile(join(dataFolder, 'settings.json'), JSON.stringify({ hasSeenSample: true }))
    const { page, shoot } = await openEditor({ dataFolder })
    await page.getByRole('heading', { name: 'Open a draft' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await shoot('start-page')
    await page.getByRole('main').getByRole('button', { name: 'New draft' }).click()
    await page.getByRole('textbox', { name: 'Draft Untitled.md' }).waitFor()
  })
})
