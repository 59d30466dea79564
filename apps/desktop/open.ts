import { spawn } from 'node:child_process'
import { buildEditor } from './build-editor.ts'
import { electronProgram, missingElectron, originOfElectron } from './find-electron.ts'

/** Builds the editor and opens it; the arguments name drafts to open. */
const folder = import.meta.dirname
const electron = electronProgram()
if (electron === null) {
  process.stderr.write(missingElectron)
  process.exit(1)
}
const status = buildEditor()
if (status !== 0) process.exit(status)
process.stderr.write(`${originOfElectron()}\n`)
// Chromium refuses its sandbox to root; everybody else has it. Its flags are before the app.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const child = spawn(electron, [...asRoot, folder, ...process.argv.slice(2)], { stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 0))
