import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { createSourceTasks } from '../apps/desktop/src/worker/sources/handle-source-task.ts'
import { chromiumPath, serveEditor } from '../test/desktop-renderer/support/serve-editor.ts'
import { type Scene, scenes } from './screenshots/scenes.ts'

/**
 * Takes screenshots of the editor's views, for `docs/desktop`. With `--all` every view in every state
 * goes to `out/screens/desktop-all`, for a person to look at.
 */
const root = resolve(import.meta.dirname, '..')
const isAll = process.argv.includes('--all')
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const target = join(root, isAll ? 'out/screens/desktop-all' : 'docs/desktop')

/** An image above this is not an image for a page. */
const MOST_BYTES = 200 * 1024

if (chromiumPath === undefined) {
  process.stderr.write('No Chromium was found. Install `chromium`, or set CHROMIUM_PATH.\n')
  process.exit(1)
}
const built = spawnSync('npm', ['run', '--silent', 'build:desktop'], {
  stdio: 'inherit',
  cwd: root,
  shell: process.platform === 'win32',
})
if (built.status !== 0) process.exit(built.status ?? 1)
mkdirSync(target, { recursive: true })
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
const wanted = scenes.filter(
  ({ name, isPublished }) =>
    (isAll || isPublished) && (only.length === 0 || only.some((part) => name.includes(part))),
)
// Once more where another build took the pages away in between.
for (const scene of wanted) await shoot(scene).catch(() => shoot(scene))
await browser.close()

async function shoot({ name, view, settings, play }: Scene): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-screens-'))
  const drafts = join(folder, 'drafts')
  await cp(join(root, 'examples/drafts'), drafts, { recursive: true })
  // The small web whose pages an image shows is on this machine.
  const sources = { send: createSourceTasks({ allowPrivate: true }), end: () => undefined }
  const editor = await serveEditor(browser, { dataFolder: join(folder, 'data'), view, sources })
  const { page } = editor
  if (settings !== undefined)
    await page.evaluate(`window.api.setSettings(${JSON.stringify(settings)})`)
  await play({ ...editor, drafts })
  // Nothing blinks, and no caret is in one image and not in the next.
  await page.addStyleTag({ content: '.cm-cursorLayer { display: none }' }).catch(() => undefined)
  await page.waitForTimeout(250)
  const path = join(target, `${name}.png`)
  const image = await page.screenshot({ animations: 'disabled' })
  // A palette holds all the colours of a window, in a third of the bytes.
  await sharp(image).png({ palette: true, colours: 200, effort: 8 }).toFile(path)
  await editor.close()
  await rm(folder, { recursive: true, force: true })
  const bytes = statSync(path).size
  if (!isAll && bytes > MOST_BYTES) {
    process.stderr.write(`${name}.png has ${bytes} bytes, more than ${MOST_BYTES}.\n`)
    process.exitCode = 1
  }
}
