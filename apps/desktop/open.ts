import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { electronProgram, missingElectron } from './find-electron.ts'

/** Builds the editor and opens it; the arguments name drafts to open. */
const folder = import.meta.dirname
const electron = electronProgram()
if (electron === null) {
  process.stderr.write(missingElectron)
  process.exit(1)
}
const built = spawnSync('npm', ['run', '--silent', 'build:desktop'], {
  stdio: 'inherit',
  cwd: join(folder, '../..'),
  shell: process.platform === 'win32',
})
if (built.status !== 0) process.exit(built.status ?? 1)
// Chromium refuses its sandbox to root; everybody else has it. Its flags are before the app.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const child = spawn(electron, [...asRoot, folder, ...process.argv.slice(2)], { stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 0))
