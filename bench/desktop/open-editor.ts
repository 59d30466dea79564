import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import { electronProgram, missingElectron } from '../../apps/desktop/find-electron.ts'

const root = resolve(import.meta.dirname, '../..')

/** A script beside the repository may put an Electron here. */
const script = join(root, '../shared/tools/electron-runtime')
if (process.env['ELECTRON_OVERRIDE_DIST_PATH'] === undefined && existsSync(script)) {
  const folder = spawnSync(script, { encoding: 'utf8' }).stdout.trim()
  if (folder !== '') process.env['ELECTRON_OVERRIDE_DIST_PATH'] = folder
}

export interface OpenEditor {
  readonly app: ElectronApplication
  readonly page: Page
  /** Milliseconds from the start of the program to the first mark. */
  readonly toFirstMarks: number
  close(): Promise<void>
}

/** Starts the built app with a profile of its own and one draft. */
export async function openEditor(text: string): Promise<OpenEditor> {
  const executablePath = electronProgram()
  if (executablePath === null) throw new Error(missingElectron)
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-bench-'))
  const path = join(folder, 'notes.md')
  await writeFile(path, text)
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  let before = 0
  const launch = (): Promise<ElectronApplication> => {
    before = performance.now()
    return _electron.launch({
      executablePath,
      args: [...asRoot, join(root, 'apps/desktop'), path],
      env: { ...process.env, CONTENT_TRUST_DESKTOP_DATA: join(folder, 'data') },
      timeout: 20_000,
    })
  }
  // On a busy machine the driver sometimes misses that Electron is ready.
  const app = await launch().catch(launch).catch(launch)
  const page = await app.firstWindow()
  await page.locator('.cm-content .mark').first().waitFor({ timeout: 60_000 })
  const toFirstMarks = performance.now() - before
  return {
    app,
    page,
    toFirstMarks,
    close: async () => {
      const patience = setTimeout(() => app.process().kill('SIGKILL'), 5000)
      await app.close().catch(() => undefined)
      clearTimeout(patience)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
