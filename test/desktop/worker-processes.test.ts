import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { audioTones, drawDeclared, drawTexture } from '../desktop-renderer/support/draw-media.ts'
import { hasElectron, openApp, type RunningApp } from './support/open-app.ts'

async function folderWith(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-media-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
  return folder
}

/** The id of a process of the app, once it runs. */
async function processOf({ app }: RunningApp, name: string): Promise<number> {
  const find = () =>
    app.evaluate(
      ({ app: electron }, wanted) =>
        electron
          .getAppMetrics()
          .find((metric) => metric.serviceName === wanted || metric.name === wanted)?.pid ?? 0,
      name,
    )
  await expect.poll(find, { timeout: 15_000 }).toBeGreaterThan(0)
  return find()
}

describe.skipIf(!hasElectron)('the processes that do the work', () => {
  it('decode and score images and audio in the built app', async () => {
    const folder = await folderWith({
      'notes.md': '# Wall\n\n![A wall](wall.jpg)\n',
      'wall.jpg': await drawTexture(),
      'loaves.jpg': await drawDeclared(),
      'tones.wav': audioTones(),
    })
    const running = await openApp(
      ['notes.md', 'loaves.jpg', 'tones.wav'].map((name) => join(folder, name)),
    )
    const { page } = running
    const loaves = page.getByRole('region', { name: 'loaves.jpg' })
    await loaves.getByText('Human review').waitFor()
    await page
      .getByRole('region', { name: 'tones.wav' })
      .getByText(/^WAV, 4\.0 seconds/)
      .waitFor()
    const isDrawn = `[...document.images].every((image) => image.complete && image.naturalWidth > 0)`
    await expect.poll(() => page.evaluate(isDrawn)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Images' }).click()
    await page.locator('.image-card .media-box').first().waitFor()
  })

  it('stops a file that blocks the media process, and reads the next one', async () => {
    const folder = await folderWith({
      'first.jpg': await drawDeclared(),
      'held.jpg': await drawDeclared(),
      'next.jpg': await drawDeclared(),
    })
    const running = await openApp([join(folder, 'first.jpg')])
    const { page, app } = running
    await page.getByRole('region', { name: 'first.jpg' }).getByText('Human review').waitFor()
    const held = await processOf(running, 'Content Trust media')
    process.kill(held, 'SIGSTOP')
    const open = (name: string) =>
      app.evaluate(
        ({ dialog, Menu }, path) => {
          dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
          Menu.getApplicationMenu()?.getMenuItemById('file.open')?.click()
        },
        join(folder, name),
      )
    await open('held.jpg')
    await page.getByText('Reading and scoring…').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page
      .getByRole('region', { name: 'held.jpg' })
      .getByText('Stopped before it was scored.')
      .waitFor()
    await open('next.jpg')
    await page.getByRole('region', { name: 'next.jpg' }).getByText('Human review').waitFor()
    expect(await processOf(running, 'Content Trust media')).not.toBe(held)
  })

  it('score the draft again when the process of the engine dies over it, and say so', async () => {
    const folder = await folderWith({ 'notes.md': 'We baked 40 loaves on 3 March 2024.\n' })
    const running = await openApp([join(folder, 'notes.md')])
    const { page } = running
    await page.locator('.scores-panel[aria-busy="false"]').waitFor()
    const engine = await processOf(running, 'Content Trust engine')
    process.kill(engine, 'SIGSTOP')
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('This very unique platform will change everything. ')
    await page.locator('.scores-panel[aria-busy="true"]').waitFor()
    process.kill(engine, 'SIGKILL')
    await page.getByText('The scoring process crashed and was restarted.').waitFor()
    await page.locator('.cm-content .mark', { hasText: 'very unique' }).first().waitFor()
  })

  it('searches a folder, and ends a search that is held', async () => {
    const folder = await folderWith({
      'a.md': 'We baked 40 loaves.\n',
      'b.md': 'Tea.\n',
      'c.md': 'No loaves.\n',
    })
    const running = await openApp([])
    const { page, app } = running
    await app.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
    }, folder)
    await page.getByRole('textbox', { name: /^Draft/ }).waitFor()
    await page.keyboard.press('Control+Shift+O')
    await page.getByRole('treeitem', { name: /^c\.md/ }).waitFor()
    await page.keyboard.press('Control+Shift+F')
    await page.keyboard.type('loaves')
    const panel = page.getByRole('search', { name: 'Search in the folder' })
    await panel.getByText('2 matches in 2 files.').waitFor()
    const first = await processOf(running, 'Content Trust search')
    process.kill(first, 'SIGSTOP')
    const field = panel.getByRole('textbox', { name: 'Search in the folder' })
    await field.fill('baked')
    await panel.getByRole('button', { name: 'Stop' }).click()
    await panel.getByText('Stopped before the end.', { exact: false }).waitFor()
    await field.fill('tea')
    await panel.getByText('1 match in 1 file.').waitFor()
    expect(await processOf(running, 'Content Trust search')).not.toBe(first)
  })
})
