import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evidenceGroups, groupTexts } from '@content-trust/design/evidence-groups'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { findChromium } from '../support/find-chromium.ts'
import { findCodeServer, installExtensions, startCodeServer } from './support/code-server.ts'
import { packInto, packSuite } from './support/pack.ts'

const codeServer = findCodeServer()
const browserPath = findChromium()
const canRun = codeServer !== null && browserPath !== null
if (!canRun) {
  process.stderr.write(
    '\nNO VS CODE FOUND: the extension is not run in a host. `npm test lsp` installs code-server from the npm registry; Chromium shows it.\n\n',
  )
}

/** An editor starts in a quarter of a minute, and in more than one on a busy machine. */
const slow = { timeout: 420_000 }
const outcomesSchema = z.array(z.object({ name: z.string(), problem: z.string().nullable() }))
let browser: Browser | undefined
let packed = { extension: '', suite: '' }
let homes = 0
/** Short, for the sockets in it. Made only where a test runs, as nothing removes it where all are skipped. */
const scratch = join(tmpdir(), `v-${process.pid}`)

beforeAll(async () => {
  if (!canRun) return
  await mkdir(scratch)
  packed = {
    extension: packInto(join(scratch, 'extension')),
    suite: await packSuite(join(scratch, 'suite')),
  }
  browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
}, 400_000)
afterAll(async () => {
  await browser?.close()
  // A host that was just stopped may still write its logs.
  await rm(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

/** Opens a workspace in a fresh editor with the packed extension in it. */
async function openEditor(
  files: Readonly<Record<string, string>>,
  given: Options,
): Promise<Editor> {
  if (codeServer === null || browser === undefined) throw new Error('Expected an editor.')
  const home = join(scratch, `h${++homes}`)
  const folder = join(home, 'ws', 'site')
  await mkdir(join(home, 'data/User'), { recursive: true })
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await changeSettings({ home }, given.settings ?? {})
  installExtensions(codeServer, home, [
    packed.extension,
    ...(given.runsSuite ? [packed.suite] : []),
  ])
  const address = await startCodeServer(codeServer, { home, folder })
  const context = await browser.newContext({ viewport: { width: 1100, height: 640 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(address)
  return { page, folder, home }
}

/** Sets settings of the user, which the editor reads when it opens. */
async function changeSettings(
  { home }: Pick<Editor, 'home'>,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const path = join(home, 'data/User/settings.json')
  await writeFile(path, JSON.stringify({ ...calm, ...settings }))
}

interface Options {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly runsSuite?: boolean
}
interface Editor {
  readonly page: Page
  readonly folder: string
  readonly home: string
}

/** What would ask a newcomer something, and what a picture does not need. */
const calm = {
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'chat.disableAIFeatures': true,
  'editor.minimap.enabled': false,
  'editor.wordWrap': 'on',
}

async function outcomesOf({ folder }: Editor) {
  const text = await vi.waitFor(() => readFile(join(folder, '../outcomes.json'), 'utf8'), {
    timeout: 330_000,
    interval: 500,
  })
  return outcomesSchema.parse(JSON.parse(text))
}

it.skipIf(!canRun)('does in VS Code what its commands and settings say', slow, async () => {
  const config = '{\n  "intended_use": "publish"\n}\n'
  const editor = await openEditor(
    { 'content-trust.config.json': config, 'readme.md': 'Hello.\n' },
    { runsSuite: true },
  )
  const outcomes = await outcomesOf(editor)
  expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([])
  expect(outcomes.length).toBeGreaterThanOrEqual(12)
})

it.skipIf(!canRun)('runs no code of a workspace that is not trusted', slow, async () => {
  const code =
    "import { writeFileSync } from 'node:fs'\nwriteFileSync(new URL('./proof', import.meta.url), '')\nexport default {}\n"
  const editor = await openEditor(
    { 'coded/content-trust.config.mjs': code },
    {
      runsSuite: true,
      settings: {
        'security.workspace.trust.enabled': true,
        'security.workspace.trust.startupPrompt': 'never',
      },
    },
  )
  expect(await outcomesOf(editor)).toEqual([
    { name: 'marks drafts, and runs no config that is code', problem: null },
  ])
})

const patience = { timeout: 60_000, interval: 200 }
const themes = [
  ['contrast', 'Default High Contrast'],
  ['dark', 'Default Dark Modern'],
  ['light', 'Default Light Modern'],
] as const

it.skipIf(!canRun)(
  'shows the decision, the scores and the groups in each theme',
  slow,
  async () => {
    const draft = await readFile('examples/drafts/platform-launch.md', 'utf8')
    const editor = await openEditor(
      { 'platform-launch.md': draft, 'content-trust.config.json': '{ "fail_on": "none" }' },
      {},
    )
    const { page } = editor
    const status = page.locator('[id$="contentTrust.status"] a')
    await openDraft()
    expect(await status.getAttribute('aria-label')).toMatch(
      /^Content Trust: human review: high risk, .*\d+ findings\. Press for the scores\.$/,
    )
    await mkdir('out/screens', { recursive: true })
    for (const [name, theme] of themes) {
      await changeSettings(editor, { 'workbench.colorTheme': theme })
      await page.reload()
      // The editor writes down its tabs now and then: after a reload on a busy machine there may be none.
      await openDraft()
      const expected = await expectedLooks(name)
      // Until the draft is checked, nothing is drawn.
      await expect
        .poll(async () => (await looksOf(page)).every((look) => expected.includes(look)), patience)
        .toBe(true)
      expect((await looksOf(page)).length).toBeGreaterThan(3)
      await page.screenshot({ path: `out/screens/vscode-${name}.png` })
    }
    await status.click()
    await expect
      .poll(() => page.locator('.quick-input-list').textContent(), patience)
      .toMatch(/specificity risk.*provenance weakness.*slop risk/)
    // The list fades in.
    await page.waitForTimeout(1000)
    await page.screenshot({ path: 'out/screens/vscode-scores.png' })

    async function openDraft() {
      const file = page.locator('.explorer-folders-view [aria-label^="platform-launch.md"]')
      await file.dblclick({ timeout: 120_000 })
      await expect
        .poll(() => status.textContent({ timeout: 1000 }), { timeout: 120_000, interval: 200 })
        .toContain('human review')
    }
  },
)

/** The different underlines of the text, as shape and colour. */
async function looksOf(page: Page): Promise<string[]> {
  const looks: unknown = await page.evaluate(`
    [...new Set([...document.querySelectorAll('.view-line span span')].flatMap((span) => {
      const { textDecorationLine, textDecorationStyle, textDecorationColor } = getComputedStyle(span)
      return textDecorationLine === 'underline' ? textDecorationStyle + ' ' + textDecorationColor : []
    }))]`)
  return z.array(z.string()).min(1).parse(looks)
}

/** The looks of the groups by the project's tokens. */
async function expectedLooks(theme: string): Promise<string[]> {
  const tokens = await readFile('packages/design/src/tokens.css', 'utf8')
  return evidenceGroups.map((group) => {
    const [, light = '', dark = ''] =
      new RegExp(`--group-${group}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
    const { shape } = groupTexts[group]
    const [red, green, blue] = [1, 3, 5].map((start) =>
      Number.parseInt((theme === 'light' ? light : dark).slice(start, start + 2), 16),
    )
    return `${shape === 'thin' ? 'solid' : shape} rgb(${red}, ${green}, ${blue})`
  })
}
