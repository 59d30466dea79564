import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { readPageFiles } from '../../../apps/server/src/pages/page-files.ts'
import {
  type Service,
  type ServiceOptions,
  startService,
} from '../../server/support/start-service.ts'

const root = resolve(import.meta.dirname, '../../..')
// Read and compressed once for all tests of a file.
const built = readPageFiles(join(root, 'apps/server/dist/public'))
const screens = join(root, 'out/screens')

/** The usual paths of Chromium; CHROMIUM_PATH names another one. */
const executablePath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))

/** Whether there is a browser to test in; without one the lane says so and tests nothing. */
export const hasChromium = executablePath !== undefined

if (!hasChromium) {
  process.stderr.write(
    '\nNO CHROMIUM FOUND: the pages are not tested. Install `chromium`, or set CHROMIUM_PATH.\n\n',
  )
}

export interface Site extends Service {
  readonly page: Page
  readonly address: string
  /** All errors and warnings of the page. */
  readonly complaints: readonly string[]
  /** Saves a screenshot of the page in `out/screens`, for manual review. */
  shoot(name: string): Promise<void>
}

let browser: Browser | undefined

/** Starts one browser for all tests of a file. */
export function useChromium(): void {
  beforeAll(async () => {
    if (executablePath === undefined) return
    mkdirSync(screens, { recursive: true })
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  })
  afterAll(() => browser?.close())
}

/** Opens a fresh browser profile on a fresh service that serves the built pages. */
export async function openSite(
  path: string,
  view: BrowserContextOptions = {},
  options: ServiceOptions = {},
): Promise<Site> {
  if (browser === undefined) throw new Error('useChromium was not called')
  const service = await startService({ pageFiles: await built, ...options })
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    ...view,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(40_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(path)
  return {
    ...service,
    page,
    address,
    complaints,
    shoot: async (name) => {
      await page.screenshot({ path: join(screens, `${name}.png`), fullPage: true })
    },
  }
}
