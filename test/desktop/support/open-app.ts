import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

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

/** An app that asks about unsaved words does not close by itself. */
const CLOSE_MS = 5000

export interface RunningApp {
  readonly app: ElectronApplication
  readonly page: Page
  readonly dataFolder: string
}

/** Starts the built app with a profile of its own, or with the one of an earlier start. */
export async function openApp(
  paths: readonly string[] = [],
  earlierFolder?: string,
): Promise<RunningApp> {
  const dataFolder = earlierFolder ?? (await mkdtemp(join(tmpdir(), 'content-trust-app-')))
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const launch = () =>
    _electron.launch({
      executablePath: executablePath ?? '',
      args: [...asRoot, join(root, 'apps/desktop'), ...paths],
      timeout: 15_000,
      env: { ...process.env, CONTENT_TRUST_DESKTOP_DATA: dataFolder, TMPDIR: dataFolder },
    })
  // On a busy machine the driver sometimes misses that Electron is ready and waits for ever; the app is fine then.
  const app = await launch().catch(launch)
  onTestFinished(async () => {
    const patience = setTimeout(() => app.process().kill('SIGKILL'), CLOSE_MS)
    await app.close().catch(() => undefined)
    clearTimeout(patience)
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  })
  const page = await app.firstWindow()
  page.setDefaultTimeout(20_000)
  return { app, page, dataFolder }
}
