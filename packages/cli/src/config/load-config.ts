import { readFile } from 'node:fs/promises'
import { basename, dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type NamedLayer, pickLayer } from '@content-trust/engine/settings'
import type { Config } from '@content-trust/engine/settings/parse'
import ignore, { type Ignore } from 'ignore'
import { fileProblem, UsageError } from '../usage-error.ts'
import { configIn, type FolderChain, packageConfig } from './find-config.ts'

/** What the config files say about one draft. */
interface DraftConfig {
  /** Farthest first, so that the nearest wins. */
  readonly layers: readonly NamedLayer[]
  /** The config file whose `ignore_files` names the draft, or null. */
  readonly ignoredBy: string | null
}

/** Finds the settings of a draft by its absolute path. */
export type ConfigLookup = (path: string) => Promise<DraftConfig>

interface LoadedConfig {
  /** As messages show it. */
  readonly path: string
  readonly folder: string
  readonly config: Config
  readonly ignores: Ignore
  readonly overrides: readonly Ignore[]
}

export interface ConfigLookupOptions {
  readonly cwd: string
  /** The path given with `--config`: no other file is looked for. */
  readonly only: string | null
  readonly chain: FolderChain
  readonly knownRules: readonly string[]
  /** Counts how often a process has read its config files; the first time is 0. */
  readonly edition?: number
}

/** Makes a lookup that loads each config file once. */
export function createConfigLookup(options: ConfigLookupOptions): ConfigLookup {
  const { cwd, only, chain, knownRules, edition = 0 } = options
  const loaded = new Map<string, Promise<LoadedConfig>>()
  const load = (path: string) => {
    const known = loaded.get(path) ?? loadConfig(path, cwd, knownRules, edition)
    loaded.set(path, known)
    return known
  }
  const folders = new Map<string, Promise<readonly LoadedConfig[]>>()
  const configsOf = async (folder: string): Promise<readonly LoadedConfig[]> => {
    if (only !== null) return [await load(resolve(cwd, only))]
    const found: LoadedConfig[] = []
    for (const at of await chain(folder)) {
      const path = await configIn(at)
      if (path === null) continue
      const config = await load(path)
      found.push(config)
      if (config.config.root) break
    }
    return found
  }
  return async (path) => {
    const folder = dirname(path)
    const known = folders.get(folder) ?? configsOf(folder)
    folders.set(folder, known)
    const configs = await known
    return {
      layers: configs.toReversed().flatMap((config) => layersFor(config, path)),
      ignoredBy:
        configs.find((config) => matches(config.ignores, config.folder, path))?.path ?? null,
    }
  }
}

function layersFor(loaded: LoadedConfig, path: string): NamedLayer[] {
  const { config, folder, overrides } = loaded
  const origin = loaded.path
  const layers: NamedLayer[] = [{ origin, layer: pickLayer(config) }]
  for (const [index, override] of (config.overrides ?? []).entries()) {
    const patterns = overrides[index]
    if (patterns && matches(patterns, folder, path)) {
      layers.push({ origin: `${origin} overrides[${index}]`, layer: pickLayer(override) })
    }
  }
  return layers
}

function matches(patterns: Ignore, folder: string, path: string): boolean {
  const inside = relative(folder, path).replaceAll('\\', '/')
  return inside !== '' && !inside.startsWith('../') && patterns.ignores(inside)
}

async function loadConfig(
  path: string,
  cwd: string,
  knownRules: readonly string[],
  edition: number,
): Promise<LoadedConfig> {
  const shown = relative(cwd, path) || path
  const value = await readConfig(path, shown, edition)
  const { parseConfig } = await import('@content-trust/engine/settings/parse')
  const parsed = parseConfig(value, knownRules)
  if ('problem' in parsed) throw new UsageError(`${shown}: ${parsed.problem}`)
  const config = parsed.value
  return {
    path: shown,
    folder: dirname(path),
    config,
    ignores: ignore().add(config.ignore_files ?? []),
    overrides: (config.overrides ?? []).map((override) => ignore().add(override.files)),
  }
}

async function readConfig(path: string, shown: string, edition: number): Promise<unknown> {
  if (basename(path) === 'package.json') return await packageConfig(path)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${shown}: ${fileProblem(error)}`)
  }
  try {
    if (path.endsWith('.json')) return JSON.parse(text)
    // Node keeps a module under its address for ever, and a process may outlive an edit of it.
    const address = pathToFileURL(path)
    if (edition > 0) address.search = `edition=${edition}`
    const module: Record<string, unknown> = await import(address.href)
    return module['default']
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${shown}: could not be loaded: ${reason}`, { cause: error })
  }
}
