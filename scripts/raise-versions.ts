import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { installedCommand } from './ensure-installed.ts'
import { runCommand } from './run-command.ts'

/**
 * Turns changesets into a release: raises the versions of all packages, writes their change logs, and brings
 * what repeats a version up to date. The release workflow runs it and proposes the result.
 */
const versionOf = (path: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8'))).version

const engine = 'packages/engine/package.json'
const before = versionOf(engine)
const changeset = installedCommand('scripts/release', '@changesets/cli', 'changeset')
runCommand(process.execPath, [changeset, 'version'])
const version = versionOf(engine)
if (version === before) throw new Error(`The version is still ${before}, expected a changeset.`)

replace('packages/engine/src/version.ts', `engineVersion = '${before}'`)
replace('docs/cli.md', `rev: v${before}`)
for (const path of globSync(['docs/*.md', 'packages/*/README.md', 'examples/scale/*'])) {
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replaceAll(`-${before}.tgz`, `-${version}.tgz`))
}
// Example sites are installed by strangers, so they are not workspaces, and changesets leaves them alone.
for (const path of globSync('examples/sites/*/package.json')) {
  if (readFileSync(path, 'utf8').includes(`content-trust": "${before}"`)) {
    replace(path, `content-trust": "${before}"`)
  }
}
runCommand('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'])
runCommand('npm', ['run', 'generate'])

/** Raises the version in a piece of a file that has to be there. */
function replace(path: string, piece: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(piece)) throw new Error(`${path} lacks “${piece}”, expected the old version.`)
  writeFileSync(path, text.replace(piece, piece.replace(before, version)))
}
