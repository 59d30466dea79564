import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { chromiumPath, type EditorOptions, type ServedEditor, serveEditor } from './serve-editor.ts'

const screens = resolve(import.meta.dirname, '../../../out/screens/desktop')

/** Whether there is a browser to test in; without one the lane says so and tests nothing. */
export const hasChromium = chromiumPath !== undefined

if (!hasChromium) {
  process.stderr.write(
    '\nNO CHROMIUM FOUND: the editor is not tested. Install `chromium`, or set CHROMIUM_PATH.\n\n',
  )
}

export interface Editor extends ServedEditor {
  /** Keeps a screenshot under `out/screens/desktop`, for a person to look at. */
  shoot(name: string): Promise<void>
}

let browser: Browser | undefined

/** Starts one browser for all tests of a file. */
export function useChromium(): void {
  beforeAll(async () => {
    if (chromiumPath === undefined) return
    mkdirSync(screens, { recursive: true })
    browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  })
  afterAll(() => browser?.close())
}

/** Opens the built editor in a page, for as long as the test runs. */
export async function openEditor(options: Partial<EditorOptions> = {}): Promise<Editor> {
  if (browser === undefined) throw new Error('useChromium was not called')
  const dataFolder = options.dataFolder ?? (await temporaryFolder())
  const editor = await serveEditor(browser, { ...options, dataFolder })
  onTestFinished(editor.close)
  return {
    ...editor,
    shoot: async (name) => {
      await editor.page.screenshot({ path: join(screens, `${name}.png`) })
    },
  }
}

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-desktop-'))
  // The editor may still be writing there what it keeps.
  onTestFinished(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  )
  return folder
}
