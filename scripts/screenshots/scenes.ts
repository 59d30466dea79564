import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import {
  audioTones,
  drawDeclared,
  drawTexture,
} from '../../test/desktop-renderer/support/draw-media.ts'
import type { ServedEditor } from '../../test/desktop-renderer/support/serve-editor.ts'
import { startWeb } from '../../test/sources/web/start-web.ts'
import {
  evenDraft,
  hebrewDraft,
  imageDraft,
  leftoverDraft,
  longDraft,
  rewrittenParagraph,
} from './drafts.ts'

interface Stage extends ServedEditor {
  /** A folder with a copy of the example drafts. */
  readonly drafts: string
}

/** One screenshot: how large the window is, and what is done before it is taken. */
export interface Scene {
  readonly name: string
  /** Whether it is in the documentation; the others are for looking through. */
  readonly isPublished: boolean
  readonly view: BrowserContextOptions
  readonly settings?: object
  play(stage: Stage): Promise<void>
}

const wide = { width: 1280, height: 800 }
const small = { width: 1024, height: 640 }
/** What a window of 1280 by 800 is at 200 %. */
const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }

/** Waits for the first result; in a narrow window the decision is hidden with its panel. */
const scored = ({ page }: Stage): Promise<void> =>
  page
    .locator('.status-bar')
    .getByText(/^[1-9][\d,]* words?$/)
    .waitFor()

/** Brings the side panel over the text of a narrow window. */
async function openSide({ page, choose }: Stage): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1000) return
  choose('view.findings')
  await page.getByRole('tablist', { name: 'Panels' }).waitFor()
}

const panel = (name: string) => async (stage: Stage) => {
  await scored(stage)
  await openSide(stage)
  await stage.page.getByRole('tab', { name }).click()
  if (name === 'Style') await stage.page.getByRole('heading', { name: 'Rhythm' }).waitFor()
  if (name === 'Revise') await stage.page.locator('.change').first().waitFor()
}

const command = (id: string) => async (stage: Stage) => {
  await scored(stage)
  stage.choose(id)
  await stage.page.waitForTimeout(600)
}

const openDraft = (name: string, text: string) => async (stage: Stage) => {
  const path = join(stage.drafts, name)
  await writeFile(path, text)
  stage.choices.files = [path]
  stage.choose('file.open')
  await stage.page.getByRole('button', { name, exact: true }).first().waitFor()
  await scored(stage)
}

async function openFolder(stage: Stage): Promise<void> {
  stage.choices.folder = stage.drafts
  stage.choose('file.open-folder')
  await stage.page.locator('.tree-entry .badge').last().waitFor()
  await stage.page.waitForTimeout(1500)
}

/** A folder whose config sets what drafts are for, and leaves one of them out. */
async function openHouse(stage: Stage): Promise<void> {
  const config = {
    intended_use: 'cite',
    fail_on: 'revise',
    custom_policy: 'No superlatives.',
    ignore_files: ['notes/'],
  }
  await mkdir(join(stage.drafts, 'notes'))
  await writeFile(join(stage.drafts, 'notes/ideas.md'), 'Later.\n')
  await writeFile(join(stage.drafts, 'content-trust.config.json'), JSON.stringify(config))
  await openFolder(stage)
}

async function openHouseDraft(stage: Stage): Promise<void> {
  await openHouse(stage)
  await openDraft(
    'oven.md',
    `---\ncontentTrust:\n  format: product_review\n---\n\n${evenDraft}`,
  )(stage)
  await openSide(stage)
  await stage.page.getByRole('button', { name: 'Show scores' }).click()
  await stage.page.getByRole('button', { name: 'More' }).click()
  await stage.page.getByText('Set in the front matter').waitFor()
}

/** Front matter with a key that is not a setting. */
async function openMistake(stage: Stage): Promise<void> {
  const path = join(stage.drafts, 'oven.md')
  await writeFile(path, `---\ntitle: Oven\ncontentTrust:\n  formatt: caption\n---\n\n${longDraft}`)
  stage.choices.files = [path]
  stage.choose('file.open')
  await stage.page.locator('.problem-line').waitFor()
}

async function changeOutside(stage: Stage): Promise<void> {
  await openDraft('notes.md', longDraft.slice(0, 900))(stage)
  await stage.page.locator('.cm-content').click()
  await stage.page.keyboard.type('My own words. ')
  const path = join(stage.drafts, 'notes.md')
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace('flour', 'rye flour'))
  await stage.page.getByText(/changed by another program/).waitFor()
}

const then =
  (...steps: readonly ((stage: Stage) => Promise<void>)[]) =>
  async (stage: Stage) => {
    for (const step of steps) await step(stage)
  }

interface View {
  readonly name: string
  readonly published: readonly ('light' | 'dark')[]
  readonly size?: { width: number; height: number }
  readonly settings?: object
  play(stage: Stage): Promise<void>
}

/** Opens the card of the first finding with a suggestion. */
async function openCard(stage: Stage): Promise<void> {
  await scored(stage)
  const { page } = stage
  await page.locator('.cm-content .mark', { hasText: 'due to the fact that' }).first().click()
  stage.choose('findings.explain')
  await page.getByText('Keeps every fact').waitFor()
}

async function unfoldScores(stage: Stage): Promise<void> {
  await scored(stage)
  await openSide(stage)
  await stage.page.getByRole('button', { name: 'Show scores' }).click()
  await stage.page.getByRole('button', { name: /^Slop risk/ }).click()
  await stage.page.getByRole('button', { name: 'More' }).click()
}

/** A policy of which one clause is understood whole, one in part and one not at all. */
async function openPolicy(stage: Stage): Promise<void> {
  await unfoldScores(stage)
  const { page } = stage
  await page.getByRole('button', { name: /^Slop risk/ }).click()
  await page
    .getByRole('textbox', { name: 'Custom policy' })
    .fill('Reject prices. No suprlatives. Flag lunar claims.')
  await page.getByText('2 policy matches').waitFor()
  await page.evaluate(`document.querySelector('.policy-box').scrollIntoView()`)
}

async function openRule(stage: Stage): Promise<void> {
  await openCard(stage)
  await stage.page.getByRole('button', { name: 'Details' }).click()
  await stage.page.getByRole('button', { name: 'About this rule' }).click()
  await stage.page.getByRole('heading', { name: 'Not flagged' }).waitFor()
}

/** A draft with one image that declares itself, one that is worth a look, and three that are not there. */
async function openImages(stage: Stage): Promise<void> {
  await mkdir(join(stage.drafts, 'img'))
  await writeFile(join(stage.drafts, 'img/loaves.jpg'), await drawDeclared())
  await writeFile(join(stage.drafts, 'img/paper.jpg'), await drawTexture())
  await openDraft('images.md', imageDraft)(stage)
  await stage.page.getByText('Human review, ', { exact: false }).first().waitFor()
  await stage.page.getByText('Revise, 0.', { exact: false }).first().waitFor()
}

async function openMedia(stage: Stage): Promise<void> {
  await scored(stage)
  const paths = ['loaves.jpg', 'tones.wav', 'paper.jpg'].map((name) => join(stage.drafts, name))
  const files = [await drawDeclared(), audioTones(), await drawTexture()]
  await Promise.all(paths.map((path, at) => writeFile(path, files[at] ?? '')))
  stage.choices.files = paths
  stage.choose('file.open')
  await stage.page.getByText('KB', { exact: false }).nth(2).waitFor()
}

async function openTreeMenu(stage: Stage): Promise<void> {
  await openFolder(stage)
  await stage.page.getByRole('tree').focus()
  await stage.page.keyboard.press('ArrowDown')
  await stage.page.keyboard.press('Shift+F10')
  await stage.page.getByRole('menu').waitFor()
}

/** A language model on this machine that knows one answer; its port is that of a usual one. */
async function openRewrite(stage: Stage): Promise<void> {
  const content = JSON.stringify({ revised: rewrittenParagraph })
  const model = createServer((_request, response) => {
    response.end(JSON.stringify({ choices: [{ message: { content } }] }))
  })
  await new Promise<void>((done) => model.listen(11434, '127.0.0.1', done))
  // Closed with the last connection, also where the image fails.
  model.unref()
  const rewriter = { isOn: true, address: 'http://localhost:11434/v1', model: 'local-model' }
  await scored(stage)
  // Once the first start has written its own settings.
  await stage.page.waitForTimeout(600)
  await stage.page.evaluate(`window.api.setSettings(${JSON.stringify({ rewriter })})`)
  await stage.page.getByText('Rewrites via localhost:11434').waitFor()
  await stage.page.locator('.cm-line', { hasText: 'fast-paced' }).click()
  stage.choose('findings.rewrite')
  const rewrite = stage.page.getByRole('article', { name: 'Rewritten by local-model' })
  await rewrite.getByText('Keeps every fact', { exact: true }).waitFor()
  await new Promise((done) => model.close(done))
}

async function openRewriterSettings(stage: Stage): Promise<void> {
  await command('file.settings')(stage)
  const section = stage.page.getByRole('region', { name: 'Rewrites by a model' })
  await section.getByRole('checkbox').check()
  const address = section.getByRole('textbox', { name: 'Model address' })
  await address.fill('http://localhost:11434/v1')
  await section.getByRole('textbox', { name: 'Model name' }).fill('local-model')
  await section.getByRole('button', { name: 'Use this model' }).click()
  await section.getByText(/^Rewrites come from/).waitFor()
  await section.scrollIntoViewIfNeeded()
}

async function openRules(stage: Stage): Promise<void> {
  await command('file.settings')(stage)
  const section = stage.page.getByRole('region', { name: 'Rules', exact: true })
  await section.locator('summary').first().click()
  const first = section.getByRole('combobox').first()
  await first.selectOption('high')
  await section.scrollIntoViewIfNeeded()
}

/** Ports beside those of `npm run sources:web`, which may be running. */
const sourcePort = 9741

/** The example whose pages are on this machine, up to where its sources can be checked. */
async function openSourceDraft(stage: Stage): Promise<void> {
  const example = resolve(import.meta.dirname, '../../examples/sources')
  const read = async (name: string): Promise<string> =>
    (await readFile(join(example, name), 'utf8')).replaceAll(
      /(127\.0\.0\.1:)(87\d\d)/g,
      (_, host: string, port: string) => host + (Number(port) - 8741 + sourcePort),
    )
  const config = 'content-trust.config.json'
  await writeFile(join(stage.drafts, config), await read(config))
  await openFolder(stage)
  await openDraft('harrowmere.md', await read('harrowmere.md'))(stage)
  stage.choose('view.sources')
  await stage.page.getByText(/^This draft has \d+ references/).waitFor()
}

async function checkSources(stage: Stage): Promise<void> {
  const { page } = stage
  const web = await startWeb(sourcePort)
  try {
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('button', { name: 'Check sources' }).click()
    await page.getByText(/^\d+ references: /).waitFor()
  } finally {
    await web.close()
  }
  await page.locator('.source', { hasText: 'river/otters' }).scrollIntoViewIfNeeded()
  await page.evaluate(`document.querySelectorAll('.source')[1].scrollIntoView({ block: 'start' })`)
}

const closeAll = async ({ page }: Stage): Promise<void> => {
  await page.getByRole('button', { name: 'Close Sample draft.md' }).click()
  await page.getByRole('heading', { name: 'Open a draft' }).waitFor()
}

/** Brings the second image to the top of the panel. */
const scrollToPaper = `{
  const panel = document.querySelector('.panel-body')
  const card = document.querySelectorAll('.image-card')[1]
  panel.scrollTop += card.getBoundingClientRect().top - panel.getBoundingClientRect().top
}`

const views: readonly View[] = [
  { name: 'sample', published: ['light', 'dark'], play: scored },
  { name: 'folder', published: ['light'], play: then(openFolder, openDraft('oven.md', longDraft)) },
  { name: 'folder-settings', published: ['light'], play: openHouseDraft },
  { name: 'front-matter', published: [], play: openMistake },
  { name: 'card', published: ['light', 'dark'], play: openCard },
  { name: 'scores', published: [], play: unfoldScores },
  { name: 'policy', published: ['light'], play: openPolicy },
  { name: 'rule', published: [], play: openRule },
  { name: 'keys', published: [], play: command('help.keys') },
  { name: 'revise', published: ['light', 'dark'], play: panel('Revise') },
  { name: 'rewrite', published: ['light', 'dark'], play: openRewrite },
  { name: 'rewrite-settings', published: [], play: openRewriterSettings },
  { name: 'style', published: ['light', 'dark'], play: panel('Style') },
  { name: 'image-rows', published: [], play: openImages },
  {
    name: 'images',
    published: ['light', 'dark'],
    play: then(openImages, panel('Images'), async ({ page }) => {
      await page.locator('.image-card .media-box').first().waitFor()
      await page.evaluate(scrollToPaper)
    }),
  },
  { name: 'sources-off', published: [], play: openSourceDraft },
  { name: 'sources', published: ['light', 'dark'], play: then(openSourceDraft, checkSources) },
  { name: 'media', published: ['light', 'dark'], play: openMedia },
  { name: 'tree-menu', published: [], play: openTreeMenu },
  { name: 'split', published: ['light', 'dark'], play: command('view.split') },
  {
    name: 'preview',
    published: [],
    play: then(openImages, command('view.preview')),
  },
  { name: 'settings', published: ['light', 'dark'], play: command('file.settings') },
  { name: 'settings-rules', published: [], play: openRules },
  { name: 'unjudged', published: [], play: openDraft('short.md', longDraft.slice(0, 330)) },
  { name: 'leftover', published: [], play: openDraft('leftover.md', leftoverDraft) },
  { name: 'even', published: [], play: openDraft('even.md', evenDraft) },
  { name: 'about', published: ['light'], play: command('help.about') },
  { name: 'focus', published: ['light'], play: command('view.focus') },
  { name: 'empty', published: [], play: closeAll },
  { name: 'new', published: [], play: command('file.new') },
  { name: 'changed-outside', published: ['light'], play: changeOutside },
  {
    name: 'compare',
    published: ['light'],
    play: then(changeOutside, async ({ page }) => {
      await page.getByRole('button', { name: 'Compare' }).click()
      await page.locator('.compare-text .cm-content').first().waitFor()
    }),
  },
  { name: 'right-to-left', published: ['light'], play: openDraft('hebrew.md', hebrewDraft) },
  {
    name: 'right-to-left-split',
    published: [],
    play: then(openDraft('hebrew.md', hebrewDraft), command('view.split')),
  },
  { name: 'long', published: [], play: openDraft('long.md', longDraft.repeat(12)) },
  {
    name: 'error',
    published: [],
    settings: { engine: { kind: 'server', address: 'http://127.0.0.1:9' } },
    play: async ({ page }) => {
      await page.getByText('Not scored').first().waitFor()
    },
  },
]

/** Every view, light and dark, in a large window, a small one, and at 200 %. */
export const scenes: readonly Scene[] = views.flatMap(({ name, published, settings, play }) =>
  (['light', 'dark'] as const).flatMap((colorScheme): Scene[] => {
    const rest = settings === undefined ? { play } : { play, settings }
    return [
      {
        name: `${name}-${colorScheme}`,
        isPublished: published.includes(colorScheme),
        view: { viewport: wide, colorScheme },
        ...rest,
      },
      {
        name: `${name}-${colorScheme}-small`,
        isPublished: false,
        view: { viewport: small, colorScheme },
        ...rest,
      },
      {
        name: `${name}-${colorScheme}-200`,
        isPublished: name === 'sample' && colorScheme === 'light',
        view: { ...zoomed, colorScheme },
        ...rest,
      },
    ]
  }),
)
