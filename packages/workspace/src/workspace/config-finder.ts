import { folderOf, joinPath, nameOf } from '../paths.ts'
import { UsageError } from '../problems.ts'
import { remember, type Task, wait } from '../tasks.ts'
import { checkRuleNames } from './check-rule-names.ts'
import { configsIn } from './configs-in.ts'
import type { FolderChain } from './folder-chain.ts'
import { type LoadedConfig, type Loading, loadConfig } from './load-config.ts'

/** Finds the configs that hold for files, and reads each once. */
export interface ConfigFinder {
  /** Configs of the files in a folder, the nearest first. Throws a `UsageError` for one that is wrong. */
  readonly configsOf: (folder: string) => Task<readonly LoadedConfig[]>
  /** Configs that were found so far. */
  readonly found: () => readonly LoadedConfig[]
  /** Sentences about files that are not used. */
  readonly notices: () => readonly string[]
}

/** What a finder works with. */
export interface Finding extends Omit<Loading, 'notice'> {
  readonly chain: FolderChain
  /** The working folder, from which the patterns of a named config start. */
  readonly cwd: string
  /** The one config to use; null: those above each file; false: none. */
  readonly only: string | false | null
  /** Configs of the host, which are in no file. */
  readonly own: () => Task<readonly LoadedConfig[]>
  readonly knownRules: readonly string[]
}

/** Makes a finder. */
export function createConfigFinder(finding: Finding): ConfigFinder {
  const { reader, chain, cwd, only, own, knownRules } = finding
  const sentences = new Set<string>()
  const loading: Loading = { ...finding, notice: (sentence) => sentences.add(sentence) }
  const loaded = new Map<string, { readonly config: LoadedConfig | null }>()
  const folders = new Map<string, readonly LoadedConfig[]>()

  const load = (path: string, folder: string) =>
    remember(loaded, path, function* () {
      return { config: yield* loadConfig(loading, path, folder) }
    })

  function* named(name: string): Task<LoadedConfig[]> {
    const path = joinPath(cwd, name)
    const isThere = (yield* reader.list(folderOf(path))).some((each) => each.name === nameOf(path))
    if (!isThere) throw new UsageError(`${name}: no such file or folder`)
    // Its patterns start where those of a config in the working folder do, wherever it is.
    const { config } = yield* load(path, cwd)
    if (config === null) throw new UsageError([...sentences].at(-1) ?? `${name}: holds no settings`)
    return [config]
  }

  function* above(folder: string): Task<LoadedConfig[]> {
    const found: LoadedConfig[] = []
    for (const at of yield* chain(folder)) {
      for (const path of yield* configsIn(reader, at)) {
        const { config } = yield* load(path, at)
        if (config !== null) found.push(config)
      }
      if (found.at(-1)?.isRoot === true) break
    }
    return found
  }

  function* find(folder: string): Task<LoadedConfig[]> {
    const found = only === false ? [] : only === null ? yield* above(folder) : yield* named(only)
    const configs = [...(yield* own()), ...found]
    // What checks names is loaded with the first config.
    if (configs.length > 0) {
      const parser = loading.parser(yield* wait(loading.modules.checks))
      yield* checkRuleNames(parser, configs, knownRules, loading.modules)
    }
    return found
  }

  return {
    configsOf: (folder) => remember(folders, folder, () => find(folder)),
    found: () => [...loaded.values()].flatMap(({ config }) => config ?? []),
    notices: () => [...sentences],
  }
}
