import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const built = join(import.meta.dirname, 'dist')
const stamp = join(built, 'built-from.txt')

/** What the bundler reads: the editor, the packages in it, and what pins the others. */
const sources = [
  'apps/desktop/{src,build}/**',
  'apps/desktop/*.{ts,json}',
  'packages/{design,engine,playground,sources,workspace}/{src,models}/**',
  'packages/{design,engine,playground,sources,workspace}/package.json',
  'electron.vite.config.ts',
  'package-lock.json',
]

/**
 * Builds the editor into `dist`, and says so; nothing happens when no source has changed since the last time.
 * Returns the exit code of the build.
 */
export function buildEditor(): number {
  const wanted = digestOfSources()
  const parts = ['main/main.js', 'preload/preload.cjs', 'renderer/index.html']
  const isThere = parts.every((part) => existsSync(join(built, part)))
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 0
  process.stderr.write('Building the editor, as its sources have changed…\n')
  const { status } = spawnSync('npm', ['run', '--silent', 'build:desktop'], {
    stdio: 'inherit',
    cwd: root,
    shell: process.platform === 'win32',
  })
  if (status !== 0) return status ?? 1
  mkdirSync(built, { recursive: true })
  writeFileSync(stamp, wanted)
  return 0
}

/** SHA-256 over the names and the bytes of all sources, in hexadecimal. */
function digestOfSources(): string {
  const names = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    // What is installed there follows from a lock file.
    .filter((entry) => !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name.slice(root.length)}\0`).update(readFileSync(name))
  return hash.digest('hex')
}
