import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Builds the editor and opens it; the arguments name drafts to open. */
const folder = import.meta.dirname
const electron = findElectron()
if (electron === null) {
  process.stderr.write(
    `Electron's program is not on this machine yet. One of these puts it there:
  npx install-electron                         downloads it from Electron's release page
  export ELECTRON_OVERRIDE_DIST_PATH=FOLDER    uses an Electron that you have
Then run \`npm run desktop\` again.
`,
  )
  process.exit(1)
}
const built = spawnSync('npm', ['run', '--silent', 'build:desktop'], {
  stdio: 'inherit',
  cwd: join(folder, '../..'),
  shell: process.platform === 'win32',
})
if (built.status !== 0) process.exit(built.status ?? 1)
// Chromium refuses its sandbox to root; everybody else has it.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const child = spawn(electron, [...asRoot, folder, ...process.argv.slice(2)], { stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 0))

/** Where Electron's program lies. Asking the package itself would start a download. */
function findElectron(): string | null {
  const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const names: Readonly<Record<string, string>> = {
    darwin: 'Electron.app/Contents/MacOS/Electron',
    win32: 'electron.exe',
  }
  const pathFile = join(home, 'path.txt')
  const name = existsSync(pathFile)
    ? readFileSync(pathFile, 'utf8')
    : (names[process.platform] ?? 'electron')
  const path = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(home, 'dist'), name)
  return existsSync(path) ? path : null
}
