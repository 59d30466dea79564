import { execFile, execFileSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundleCommandLine } from '../../../scripts/bundle-command-line.ts'
import { root } from './find-commands.ts'

export interface Ran {
  readonly status: number
  readonly err: string
}

/** A clone of the repository whose commands run on the command line as it is published. */
export interface Clone {
  run(command: string, path?: string): Promise<Ran>
  /** Puts back every file, so that the next page finds a clean clone. */
  reset(): void
}

export interface Clones {
  readonly all: readonly Clone[]
  remove(): Promise<void>
}

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/**
 * What the commands of pages read; the rest of the repository is what they run. The pages of rules and the decisions
 * are 220 more of the same, which `check docs` would read 30 times.
 */
const isRead = (path: string) =>
  /^(?:docs|examples)\/|^[^/]+$|\/README\.md$/.test(path) &&
  !/^docs\/(?:rules|decisions)\//.test(path)

/** Makes clones on a branch of `origin/main`, with what is in the working tree. */
export async function makeClones(count: number): Promise<Clones> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'content-trust-pages-')))
  const bin = await makeCommandLine(join(folder, 'tools'))
  const tracked = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  const paths = tracked.split('\0').filter((path) => path !== '' && isRead(path))
  const all: Clone[] = []
  for (let index = 0; index < count; index++) {
    const clone = join(folder, `clone-${index}`)
    for (const path of new Set(paths.map((each) => dirname(each)))) {
      await mkdir(join(clone, path), { recursive: true })
    }
    // What was removed and not committed yet is tracked and not there.
    await Promise.all(paths.map((path) => cp(join(root, path), join(clone, path)).catch(() => {})))
    git(clone, 'init', '-q', '-b', 'main')
    git(clone, 'add', '.')
    git(clone, 'commit', '-q', '-m', 'first')
    git(clone, 'update-ref', 'refs/remotes/origin/main', 'HEAD')
    all.push({
      run: (command, path = process.env['PATH'] ?? '') => runIn(clone, command, `${bin}:${path}`),
      reset: () => {
        git(clone, 'reset', '-q', '--hard')
        git(clone, 'clean', '-q', '-f', '-d', '-x')
      },
    })
  }
  return { all, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Bundles the command line, and answers a folder for the PATH whose `npx` calls it. */
async function makeCommandLine(folder: string): Promise<string> {
  const home = join(folder, 'content-trust')
  await bundleCommandLine(join(home, 'dist'))
  for (const name of ['bin', 'package.json']) {
    await cp(join(root, 'packages/cli', name), join(home, name), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(home, 'node_modules'), 'junction')
  const bin = join(folder, 'path')
  await mkdir(bin)
  const launcher = join(home, 'bin/content-trust.js')
  await writeFile(
    join(bin, 'npx'),
    `#!/bin/sh\n[ "$1" = content-trust ] || { echo "npx $1 is not here" >&2; exit 127; }\nshift\nexec '${process.execPath}' '${launcher}' "$@"\n`,
  )
  await chmod(join(bin, 'npx'), 0o755)
  return bin
}

function runIn(cwd: string, command: string, path: string): Promise<Ran> {
  const env = { ...process.env, PATH: path }
  return new Promise((resolve) => {
    const child = execFile(
      'bash',
      ['--norc', '-c', command],
      { cwd, env, maxBuffer: 1 << 27 },
      (error, _, err) =>
        resolve({ status: typeof error?.code === 'number' ? error.code : error ? 1 : 0, err }),
    )
    child.stdin?.end()
  })
}
