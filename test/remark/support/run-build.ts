import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const builder = resolve(import.meta.dirname, 'build-pages.ts')
const cli = resolve(import.meta.dirname, '../../../packages/cli/bin/content-trust.js')

/** What a build left behind. */
interface Build {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** How a host behaves, as the builder in `build-pages.ts` plays it. */
export interface Host {
  /** Pages that the host hands to the plugin; others are taken from its cache. */
  readonly pages: readonly string[]
  readonly options?: Readonly<Record<string, unknown>>
  /** How often each page is compiled. */
  readonly times?: number
  /** Goes on after the error of a page and ends with 0, as Astro does. */
  readonly swallows?: boolean
  /** Compiles each page in a process of its own, under a parent that imports the build entry. */
  readonly workers?: boolean
  /** Parses CommonMark alone: no tables, no front matter. */
  readonly isBare?: boolean
  /** Hands in pages as Astro does. */
  readonly isAstro?: boolean
  /** Files whose text each page gets after it was compiled, one after the other, as if it was saved. */
  readonly saved?: Readonly<Record<string, readonly string[]>>
  /** Variables of the shell. */
  readonly env?: Readonly<Record<string, string>>
  /** Prints the messages of each page. */
  readonly messages?: boolean
}

/** Makes a folder with pages. */
export function makeSite(pages: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** Runs a build in a process of its own, so that its end is a real one. */
export function runBuild(folder: string, host: Host): Build {
  return runNode(folder, [builder], JSON.stringify(host))
}

/**
 * Runs a command of a host that the plugin knows by its name, such as `astro build`. The pages that it hands in are
 * those that it has not in its cache, which may be none.
 */
export function runHost(folder: string, command: string, host: Host): Build {
  const [name = '', ...words] = command.split(' ')
  const script = join(folder, 'node_modules', '.bin', `${name}.mjs`)
  mkdirSync(dirname(script), { recursive: true })
  writeFileSync(script, `import ${JSON.stringify(builder)}\n`)
  return runNode(folder, [script, ...words], JSON.stringify(host))
}

/** Runs the command line on the same folder. */
export function runCommandLine(folder: string, args: readonly string[]): Build {
  return runNode(folder, [cli, ...args])
}

function runNode(folder: string, args: readonly string[], host = '{}'): Build {
  const { CONTENT_TRUST_BUILD: _build, ...env } = process.env
  return spawnSync(process.execPath, ['--conditions=source', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...JSON.parse(host).env, BUILD_PAGES: host },
  })
}
