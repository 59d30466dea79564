import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { runCommand } from './run-command.ts'

/** Another process that installs takes less; a lock of this age was left by one that was killed. */
const LONGEST_INSTALL_MS = 600_000
const POLL_MS = 200

const manifestSchema = z.object({
  bin: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
})

/**
 * Installs the packages of a folder that is no workspace and has a lock file of its own, unless they are there. So what
 * a single job needs, such as the site of the documentation, costs nothing to who does not run it. Processes that ask
 * at the same time wait for the first.
 *
 * @param folder holds `package.json` and `package-lock.json`.
 * @throws where the npm registry cannot be reached, with what to do.
 */
export function ensureInstalled(folder: string): void {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules', '.installed-from')
  if (readStamp(stamp) === wanted) return
  alone(`${folder}/node_modules.lock`, () => {
    if (readStamp(stamp) === wanted) return
    try {
      // A build of Vite's runs in production, where npm would leave out all of them.
      const options = ['--include=dev', '--no-audit', '--no-fund', '--prefer-offline']
      runCommand('npm', ['ci', ...options], folder)
    } catch (cause) {
      const how = `with \`npm ci\` in ${folder}, which needs the npm registry. Run it again where that can be reached.`
      throw new Error(`The packages of ${folder} could not be installed ${how}`, { cause })
    }
    writeFileSync(stamp, wanted)
  })
}

/**
 * Installs the packages of a folder if need be.
 *
 * @returns the script of a command of one of them, which Node runs.
 */
export function installedCommand(folder: string, packageName: string, command: string): string {
  ensureInstalled(folder)
  const home = resolve(folder, 'node_modules', packageName)
  const { bin } = manifestSchema.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')))
  const path = typeof bin === 'string' ? bin : bin?.[command]
  if (path === undefined) throw new Error(`${packageName} in ${folder} has no command ${command}.`)
  return join(home, path)
}

/** Does something while no other process does. */
function alone(lock: string, act: () => void): void {
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS)
  try {
    act()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age < LONGEST_INSTALL_MS) return false
  // Whoever sees it first takes it over.
  const now = new Date()
  utimesSync(lock, now, now)
  return true
}

/** What the packages were installed from; nothing where none are. */
function readStamp(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
