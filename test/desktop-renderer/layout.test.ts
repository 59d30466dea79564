import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../browser/support/audit.ts'
import { hasChromium, openEditor, useChromium } from './support/open-editor.ts'

useChromium()

type Editor = Awaited<ReturnType<typeof openEditor>>

/** Opens the example drafts as a folder. */
async function openFolder({ choices, choose, page }: Editor): Promise<void> {
  const folder = join(await mkdtemp(join(tmpdir(), 'content-trust-layout-')), 'drafts')
  await cp(new URL('../../examples/drafts', import.meta.url).pathname, folder, { recursive: true })
  choices.folder = folder
  choose('file.open-folder')
  await page.getByRole('tree').waitFor()
}

const widthOf = async (page: Page, selector: string): Promise<number> =>
  Math.round((await page.locator(selector).boundingBox())?.width ?? 0)

describe.skipIf(!hasChromium)('the sides of the window', () => {
  it('are as wide as the user drags them, by pointer and by keys, until a double click', async () => {
    const editor = await openEditor()
    const { page } = editor
    await page.getByText(/Main reason:/).waitFor()
    await openFolder(editor)
    const panel = page.getByRole('separator', { name: 'Width of the side panel' })
    const tree = page.getByRole('separator', { name: 'Width of the tree' })
    const before = await widthOf(page, '.side.is-panel')
    const box = await panel.boundingBox()
    if (box === null) throw new Error('the edge has no place')
    await page.mouse.move(box.x + 4, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x - 56, box.y + 210, { steps: 4 })
    await page.mouse.up()
    expect(await widthOf(page, '.side.is-panel')).toBe(before + 60)
    await page.mouse.move(300, 300)
    expect(await widthOf(page, '.side.is-panel')).toBe(before + 60)
    await panel.dblclick()
    expect(await widthOf(page, '.side.is-panel')).toBe(before)
    await tree.focus()
    const narrow = await widthOf(page, '.side.is-tree')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    expect(await widthOf(page, '.side.is-tree')).toBe(narrow + 80)
    await expect.poll(() => tree.getAttribute('aria-valuenow')).toBe(`${narrow + 80}`)
    await page.keyboard.press('Home')
    expect(await widthOf(page, '.side.is-tree')).toBe(144)
    await page.keyboard.press('Enter')
    expect(await widthOf(page, '.side.is-tree')).toBe(narrow)
  })

  it('hide and come back by their keys and buttons', async () => {
    const editor = await openEditor()
    const { page } = editor
    await page.getByText(/Main reason:/).waitFor()
    await openFolder(editor)
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+Shift+j')
    await page.getByRole('tree').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'File tree', expanded: false }).click()
    await page.getByRole('tree').waitFor()
    await page.getByRole('button', { name: 'Scores and findings', expanded: true }).click()
    await page.getByRole('tablist', { name: 'Panels' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+3')
    await page.getByRole('tab', { name: 'Style', selected: true }).waitFor()
  })

  it('lie over the text of a narrow window, take the focus and go with Escape', async () => {
    const editor = await openEditor({
      view: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
    })
    const { page, shoot } = editor
    await page.locator('.cm-content .mark').first().waitFor()
    await expect.poll(() => page.getByRole('tablist', { name: 'Panels' }).count()).toBe(0)
    expect(await widthOf(page, '.desk-draft')).toBe(640)
    await openFolder(editor)
    expect(await widthOf(page, '.desk-draft')).toBe(640)
    await shoot('narrow-tree')
    await page.locator('.cm-content').click({ position: { x: 500, y: 100 } })
    await page.getByRole('tree').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+1')
    const tab = page.getByRole('tab', { name: 'Findings', selected: true })
    await tab.waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('tab-findings')
    await shoot('narrow-panel')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await tab.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate('document.activeElement.className'))
      .toContain('cm-content')
    await page.setViewportSize({ width: 1280, height: 800 })
    await tab.waitFor()
  })
})
