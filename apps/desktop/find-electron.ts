import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** What to do on a machine that has the package and not the program. */
export const missingElectron = `Electron's program is not on this machine yet. One of these puts it there:
  npx install-electron                         downloads it from Electron's release page
  export ELECTRON_OVERRIDE_DIST_PATH=FOLDER    uses an Electron that you have
Then run the command again.
`

const programs: Readonly<Record<string, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}

/** Folder with Electron's program, or null. Asking the package itself would start a download. */
export function electronFolder(): string | null {
  const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(home, 'dist')
  return existsSync(join(folder, programName(home))) ? folder : null
}

/** Path of Electron's program, or null. */
export function electronProgram(): string | null {
  const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const folder = electronFolder()
  return folder === null ? null : join(folder, programName(home))
}

/** One line that says which Electron runs the editor; for a machine that has one. */
export function originOfElectron(): string {
  const folder = electronFolder() ?? ''
  const version = readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '')
  const isNamed = process.env['ELECTRON_OVERRIDE_DIST_PATH'] !== undefined
  const place = isNamed ? 'ELECTRON_OVERRIDE_DIST_PATH' : relative(process.cwd(), folder)
  return `Electron ${version}, from ${place}.`
}

function programName(home: string): string {
  const named = join(home, 'path.txt')
  return existsSync(named)
    ? readFileSync(named, 'utf8')
    : (programs[process.platform] ?? 'electron')
}
