import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { defaultSpelling } from '../../../apps/desktop/src/shared/spelling.ts'

const root = resolve(import.meta.dirname, '../../..')

/** A real Electron: one that is named, else one that a script beside the repository puts here. */
function findElectron(): string | null {
  const named = process.env['ELECTRON_OVERRIDE_DIST_PATH']
  const script = join(root, '../shared/tools/electron-runtime')
  const found =
    named ?? (existsSync(script) ? spawnSync(script, { encoding: 'utf8' }).stdout.trim() : '')
  const own = join(root, 'node_modules/electron/dist')
  return [found, own].map((folder) => join(folder, 'electron')).find(existsSync) ?? null
}

const executablePath = findElectron()
const hasDisplay =
  process.platform !== 'linux' ||
  (process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']) !== undefined

/** Whether the app itself can be started here. */
export const hasElectron = executablePath !== null && hasDisplay

if (!hasElectron) {
  const missing = executablePath === null ? 'Electron' : 'display (xvfb-run gives one)'
  process.stderr.write(`\nSKIPPED: THE APP IS NOT TESTED IN ELECTRON, there is no ${missing}.\n\n`)
}

/** Electron's program; null where there is none. */
export const electronPath = executablePath

/** An app that asks about unsaved words does not close by itself. */
const CLOSE_MS = 5000

export interface RunningApp {
  readonly app: ElectronApplication
  readonly page: Page
  readonly dataFolder: string
}

/** Starts the built app with a profile of its own, or with the one of an earlier start; the test's end ends it. */
export async function openApp(
  paths: readonly string[] = [],
  earlierFolder?: string,
): Promise<RunningApp> {
  const { end, ...running } = await startApp(paths, earlierFolder)
  onTestFinished(end)
  return running
}

/** A profile in which spelling is off: its process takes seconds of the processor that other tests need. */
async function newProfile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-app-'))
  const spelling = { ...defaultSpelling, isOn: false }
  await writeFile(join(folder, 'settings.json'), JSON.stringify({ spelling }))
  return folder
}

/** As `openApp`, for several tests: whoever starts it ends it. */
export async function startApp(
  paths: readonly string[] = [],
  earlierFolder?: string,
): Promise<RunningApp & { end(): Promise<void> }> {
  let dataFolder = earlierFolder ?? (await newProfile())
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const launch = () =>
    _electron.launch({
      executablePath: executablePath ?? '',
      args: [...asRoot, join(root, 'apps/desktop'), ...paths],
      timeout: 60_000,
      env: { ...process.env, CONTENT_TRUST_DESKTOP_DATA: dataFolder, TMPDIR: dataFolder },
    })
  // On a busy machine the driver sometimes misses that Electron is ready and waits for ever; the app is fine then.
  const app = await launch().catch(async () => {
    // The app that was missed has begun to use its profile: it has shown the sample draft, say.
    if (earlierFolder === undefined) {
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
      dataFolder = await newProfile()
    }
    return launch()
  })
  const end = async (): Promise<void> => {
    const patience = setTimeout(() => app.process().kill('SIGKILL'), CLOSE_MS)
    await app.close().catch(() => undefined)
    clearTimeout(patience)
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const page = await app.firstWindow()
    page.setDefaultTimeout(40_000)
    return { app, page, dataFolder, end }
  } catch (error) {
    await end()
    throw error
  }
}
