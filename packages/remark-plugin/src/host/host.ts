import { basename, extname, resolve } from 'node:path'

/** What runs the plugin in this process. */
export interface Host {
  /** The command line that runs, such as `astro`; null where it is not one that we know. */
  readonly name: HostName | null
  /** Whether it compiles pages while somebody writes them: then no page stops anything unless asked. */
  readonly isDev: boolean
  /** Whether it builds the site, and may be done without making the plugin. */
  readonly isBuild: boolean
  /** Whether it may take pages from a cache of its own and not hand them to plugins. */
  readonly keepsPages: boolean
  /** Whether this process is one of a pool that another process started, and whose output is dropped. */
  readonly isWorker: boolean
  /** Folder of the cache, absolute; null where the host has none. */
  readonly cacheFolder: string | null
}

/** What tells the host of a process. */
export interface HostProcess {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
}

interface Command {
  readonly build: readonly string[]
  readonly dev: readonly string[]
  /** Its cache, from the folder of the site; null: it compiles every page in every build. */
  readonly cache: string | null
  /** The option that names the folder of the site; null: the word after the command does. */
  readonly rootOption: string | null
}

const commands = {
  astro: { build: ['build'], dev: ['dev'], cache: 'node_modules/.astro', rootOption: '--root' },
  docusaurus: {
    build: ['build', 'deploy'],
    dev: ['start'],
    cache: 'node_modules/.cache',
    rootOption: null,
  },
  next: { build: ['build'], dev: ['dev'], cache: '.next/cache', rootOption: null },
  nuxt: { build: ['build', 'generate'], dev: ['dev'], cache: '.data', rootOption: null },
  gatsby: { build: ['build'], dev: ['develop'], cache: '.cache', rootOption: null },
  vite: { build: ['build'], dev: ['dev', 'serve', ''], cache: null, rootOption: null },
  remark: { build: [], dev: [], cache: null, rootOption: null },
} as const satisfies Readonly<Record<string, Command>>

export type HostName = keyof typeof commands

/** Other names of a command line. */
const aliases: Readonly<Record<string, HostName>> = { nuxi: 'nuxt' }

/** Tells the host of a process from its command line, and of an unknown one from what its environment says. */
export function detectHost({ argv, env, cwd }: HostProcess): Host {
  const isWorker = isPoolWorker(argv, env)
  const name = nameOf(argv[1])
  const isDeclaredDev = env['NODE_ENV'] === 'development'
  if (name === null) {
    // A shell may say `development` where a build runs; a pool has it from the host itself.
    const isDev = isDeclaredDev && (isWorker || isDevServer(env) || !isCi(env))
    return { name, isDev, isBuild: false, keepsPages: false, isWorker, cacheFolder: null }
  }
  const { build, dev, cache, rootOption }: Command = commands[name]
  const rest = argv.slice(2)
  const command = rest.find((word) => !word.startsWith('-')) ?? ''
  // `vite site` serves a folder: for Vite, every word but its commands is one.
  const isServed = name === 'vite' && !['build', 'preview', 'optimize'].includes(command)
  const root = resolve(cwd, siteFolder(rest, command, rootOption))
  return {
    name,
    isDev: dev.includes(command) || isServed,
    isBuild: build.includes(command),
    keepsPages: cache !== null,
    isWorker,
    cacheFolder: cache === null ? null : resolve(root, cache),
  }
}

/** The host of this process as it is now: some set their environment after they have started. */
export function currentHost(): Host {
  return detectHost({ argv: process.argv, env: process.env, cwd: process.cwd() })
}

function nameOf(script: string | undefined): HostName | null {
  if (script === undefined) return null
  const name = basename(script, extname(script))
  const known = aliases[name] ?? name
  return isHostName(known) ? known : null
}

function isHostName(name: string): name is HostName {
  return Object.hasOwn(commands, name)
}

function siteFolder(words: readonly string[], command: string, option: string | null): string {
  if (option !== null) {
    const inline = words.find((word) => word.startsWith(`${option}=`))
    if (inline !== undefined) return inline.slice(option.length + 1)
    const at = words.indexOf(option)
    return at === -1 ? '' : (words[at + 1] ?? '')
  }
  const next = words[words.indexOf(command) + 1]
  return next === undefined || next.startsWith('-') ? '' : next
}

// Turbopack starts its pool as `node a-script.js PORT`, with a variable of its own; a path alone says nothing.
function isPoolWorker(argv: HostProcess['argv'], env: HostProcess['env']): boolean {
  return env['TURBOPACK'] !== undefined && /^\d+$/.test(argv[2] ?? '') && nameOf(argv[1]) === null
}

function isCi({ CI }: HostProcess['env']): boolean {
  return CI !== undefined && !['', '0', 'false'].includes(CI)
}

// Next serves from a process that it starts, under a name of its own.
function isDevServer(env: HostProcess['env']): boolean {
  return env['__NEXT_DEV_SERVER'] !== undefined
}
