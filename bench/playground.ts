import { globSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { engineVersion } from '@content-trust/engine'
import { type Browser, chromium } from 'playwright-core'
import { z } from 'zod'
import { serveFolder } from '../test/docs-site/support/serve-folder.ts'
import { findChromium } from '../test/support/find-chromium.ts'
import { describeMachine } from './machine.ts'
import type { Measurement } from './measurement.ts'
import { markdownReport } from './report.ts'
import { writeResult } from './result-file.ts'
import { median } from './statistics.ts'

/** Measures the playground of the documentation in Chromium: `npm run bench playground`. */
const site = 'apps/site/dist'
const VISITS = 10
const GOAL = 1_000

/** Notes when the page has loaded and when its decision is there, in milliseconds since it was asked for. */
const watch = `
  const seen = {}
  globalThis.seen = seen
  new MutationObserver(() => {
    const shown = document.querySelector('.decision h2')?.textContent
    if (shown === undefined) return
    seen.page ??= performance.now()
    if (shown !== 'Not scored yet') seen.decision ??= performance.now()
  }).observe(document, { subtree: true, childList: true, characterData: true })
  addEventListener('load', () => { seen.load = performance.now() })
`
const timesSchema = z.object({ load: z.number(), page: z.number(), decision: z.number() })
type Times = z.infer<typeof timesSchema>

const executablePath = findChromium()
if (executablePath === null) {
  throw new Error('Expected Chromium. Install `chromium`, or set CHROMIUM_PATH.')
}
const { address, close } = await serveFolder(site)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const visits: Times[] = []
try {
  const link = await linkOf(browser)
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await timesOf(browser, link))
} finally {
  await browser.close()
  await close()
}

const engine = sizeOf('playground-worker-*.js')
const after = visits.map(({ load, decision }) => decision - load)
const asked = visits.map(({ decision }) => decision)
const measurements: Measurement[] = [
  {
    label: 'playground, from the page’s load to the first result',
    value: median(after),
    best: Math.min(...after),
    unit: 'ms',
    goal: { atMost: GOAL },
    note: `the draft of a link, with nothing kept from an earlier visit; slowest ${Math.round(Math.max(...after))} ms`,
  },
  {
    label: 'playground, from asking for the page to the first result',
    value: median(asked),
    best: Math.min(...asked),
    unit: 'ms',
    note: `files from this machine; slowest ${Math.round(Math.max(...asked))} ms`,
  },
  size('playground, engine that scores', engine),
  size('playground, what finds edits, loaded behind the engine', sizeOf('find-fix-*.js')),
  size('playground, page with its text field', sizeOf('playground.astro*.js')),
]
const report = markdownReport(
  `Speed and size of the playground, engine ${engineVersion}`,
  [
    'Command: `npm run bench playground`',
    `Machine: ${describeMachine()}`,
    `Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}. Above the number of cores, times hold what other work took.`,
    `${VISITS} visits in Chromium, each with a fresh profile, of a link that holds a sample draft.`,
  ],
  measurements,
)
process.stdout.write(report)
await writeResult(`playground-${engineVersion}`, measurements, report)

/** The address of the playground with a sample draft in it, as its own button copies it. */
async function linkOf(from: Browser): Promise<string> {
  const context = await from.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(`${address}/playground/`)
  await page.getByLabel('Sample drafts').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await page.getByText('Link copied.').waitFor()
  const link = String(await page.evaluate('navigator.clipboard.readText()'))
  await context.close()
  return link
}

async function timesOf(from: Browser, link: string): Promise<Times> {
  const context = await from.newContext()
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Revise' }).waitFor()
  const times = timesSchema.parse(await page.evaluate('globalThis.seen'))
  await context.close()
  return times
}

interface Size {
  readonly bytes: number
  readonly packed: number
}

/** The size of a built file, as it is and packed by gzip. */
function sizeOf(pattern: string): Size {
  const [path, second] = globSync(`{_astro,playground}/${pattern}`, { cwd: site })
  if (path === undefined || second !== undefined) {
    throw new Error(`Expected one ${basename(pattern)} in ${site}. Run \`npm run docs:build\`.`)
  }
  const content = readFileSync(join(site, path))
  return { bytes: content.length, packed: gzipSync(content, { level: 9 }).length }
}

function size(label: string, { bytes, packed }: Size): Measurement {
  const whole = Math.round(bytes / 1000)
  return { label, value: packed / 1000, unit: 'kB', note: `packed by gzip; ${whole} kB unpacked` }
}
