import { mkdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import {
  chromiumPath,
  type ServedEditor,
  serveEditor,
} from '../test/desktop-renderer/support/serve-editor.ts'
import { runCommand } from './run-command.ts'

/**
 * Records the editor for the pages: opens its sample draft in Chromium, does what a writer would, and joins what
 * was seen into one animated image per theme, `docs/recordings/editor-*.webp`.
 */
const root = resolve(import.meta.dirname, '..')
const size = { width: 1120, height: 700 }
/** Pixels of the image; it is shown smaller than the window. */
const WIDTH = 960
const MOST_BYTES = 600 * 1024
/** How often it is played, so that nothing moves beside a text for ever. */
const ROUNDS = 3

interface Frame {
  readonly image: Buffer
  /** Milliseconds for which it is seen. */
  readonly delay: number
}

if (chromiumPath === undefined) {
  process.stderr.write('No Chromium was found. Install `chromium`, or set CHROMIUM_PATH.\n')
  process.exit(1)
}
runCommand('npm', ['run', '--silent', 'build:desktop'], root)
mkdirSync(join(root, 'docs/recordings'), { recursive: true })
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
for (const theme of ['light', 'dark'] as const) {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-recording-'))
  const view = { viewport: size, colorScheme: theme }
  const editor = await serveEditor(browser, { dataFolder: join(folder, 'data'), view })
  await write(`docs/recordings/editor-${theme}.webp`, await play(editor))
  await editor.close()
  await rm(folder, { recursive: true, force: true })
}
await browser.close()

/** Reads why a phrase is marked, takes its edit, mends a claim by hand, and accepts all safe changes. */
async function play({ page, choose }: ServedEditor): Promise<Frame[]> {
  const frames: Frame[] = []
  const see = async (delay: number) => frames.push({ image: await seen(page), delay })
  await page.getByText(/^[1-9][\d,]* words?$/).waitFor()
  await page.waitForTimeout(600)
  await see(2500)
  const mark = (words: string) => page.locator('.cm-content .mark', { hasText: words }).first()
  await mark('due to the fact that').click()
  choose('findings.explain')
  await page.getByText('Keeps every fact').waitFor()
  await see(3500)
  await page.keyboard.press('Alt+1')
  await page.getByRole('dialog', { name: /^Finding:/ }).waitFor({ state: 'detached' })
  await page.waitForTimeout(800)
  await see(1800)
  const claim = mark('Experts say')
  await claim.scrollIntoViewIfNeeded()
  await claim.dblclick()
  await selectWords(page, 'Experts say')
  await see(900)
  for (const part of ['Our ', 'baker ', 'Ines ', 'wrote ', 'in May']) {
    await page.keyboard.type(part)
    await see(260)
  }
  await page.waitForTimeout(900)
  await see(1800)
  await page.getByRole('tab', { name: 'Revise' }).click()
  await page.locator('.change').first().waitFor()
  await page.waitForTimeout(500)
  await see(3500)
  await page.getByRole('button', { name: /^Accept \d+ safe changes$/ }).click()
  await page.waitForTimeout(1500)
  await see(4000)
  return frames
}

/** Selects words of the line of the caret, as a writer does with the mouse. */
async function selectWords(page: Page, words: string): Promise<void> {
  const place = await page.evaluate(`(words => {
    const walker = document.createTreeWalker(document.querySelector('.cm-content'), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const at = walker.currentNode.data.indexOf(words)
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + words.length)
      const { left, right, top, height } = range.getBoundingClientRect()
      return [left, right, top + height / 2]
    }
  })(${JSON.stringify(words)})`)
  if (!Array.isArray(place)) throw new Error(`“${words}” is not in the window.`)
  const [left, right, y] = place.map(Number)
  await page.mouse.move(left ?? 0, y ?? 0)
  await page.mouse.down()
  await page.mouse.move(right ?? 0, y ?? 0, { steps: 5 })
  await page.mouse.up()
  await page.waitForTimeout(200)
}

async function seen(page: Page): Promise<Buffer> {
  const image = await page.screenshot({ animations: 'disabled', caret: 'initial' })
  return await sharp(image).resize({ width: WIDTH, kernel: 'lanczos3' }).png().toBuffer()
}

async function write(path: string, frames: readonly Frame[]): Promise<void> {
  await sharp(
    frames.map(({ image }) => image),
    { join: { animated: true } },
  )
    .webp({ delay: frames.map(({ delay }) => delay), loop: ROUNDS, quality: 82, effort: 6 })
    .toFile(join(root, path))
  const { size: bytes } = statSync(join(root, path))
  process.stdout.write(`${path}: ${frames.length} frames, ${Math.round(bytes / 1024)} KiB\n`)
  if (bytes <= MOST_BYTES) return
  process.stderr.write(`${path} has ${bytes} bytes, expected at most ${MOST_BYTES}.\n`)
  process.exitCode = 1
}
