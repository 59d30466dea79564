import { type Baseline, readBaseline } from '../baseline/read-baseline.ts'
import type { Answer, FileSource } from '../file-source.ts'
import { type DraftSettings, draftSettings } from '../front-matter/draft-settings.ts'
import { type FoundImage, findImage } from '../images/find-image.ts'
import type { Config, Parser } from '../parse/create-parser.ts'
import { folderOf, joinPath, nameOf } from '../paths.ts'
import { UsageError } from '../problems.ts'
import { mergeLayers, originsOf } from '../settings/merge-layers.ts'
import type { NamedLayer, Settings } from '../settings/settings.ts'
import { remember, type Task, wait } from '../tasks.ts'
import { ignoreName } from './config-names.ts'
import { configsIn } from './configs-in.ts'
import { createFolderChain } from './folder-chain.ts'
import { createIgnoreFiles } from './ignore-files.ts'
import {
  type ConfigLayer,
  configOf,
  ignoringPart,
  type LoadedConfig,
  type Loading,
  layersFor,
  layersOf,
  loadConfig,
  unmatchedPatterns,
} from './load-config.ts'
import type { Parsing } from './read-config.ts'
import { createReader } from './reader.ts'

/** How a host reads settings. */
export interface WorkspaceOptions {
  /** Where settings and drafts are read from. */
  readonly source: FileSource
  /** The working folder, as the source names it; '' is the root of a git tree. Messages show paths from it. */
  readonly cwd: string
  /** The one config file to use, from the working folder; null or absent: those above each draft; false: none. */
  readonly config?: string | false | null
  /** Names that settings may use for findings: rule ids and evidence types of the catalogue. */
  readonly knownRules: readonly string[]
  /** Layers under the config files, such as the defaults of a host. */
  readonly under?: readonly NamedLayer[]
  /** Layers over the config files, such as options that a user typed. */
  readonly over?: readonly NamedLayer[]
  /** Settings of a host in the form of a config in the working folder; they win over those of files. */
  readonly own?: { readonly origin: string; readonly config: Config }
  /** Checks settings; only tests pass another than the package's own. */
  readonly parser?: Parser
}

/** Settings of a file without its front matter. */
export interface Resolved {
  readonly settings: Settings
  /** What the settings were merged from, the last one winning. */
  readonly layers: readonly NamedLayer[]
  /** Where each setting comes from, by key, and by `key.entry` for a map. */
  readonly origins: Readonly<Record<string, string>>
  /** Why the file is not checked; null: it is. */
  readonly ignored: Ignored | null
}

/** What says that a file is not checked. */
export interface Ignored {
  /** The ignore file or the config file, as messages show it. */
  readonly by: string
  /** A note for reports. */
  readonly note: string
}

/** What a host listed on its own. */
export interface Listing {
  /** Folders that were listed with all that is in them. */
  readonly folders: readonly string[]
  /** The files that were found. */
  readonly files: readonly string[]
}

/** The tasks behind a workspace; each runs at once or waits. */
export interface Core {
  readonly resolve: (path: string) => Task<Resolved>
  readonly resolveDraft: (path: string, text: string) => Task<DraftSettings>
  readonly configsAbove: (path: string) => Task<readonly string[]>
  readonly layersAbove: (path: string) => Task<readonly ConfigLayer[]>
  readonly rootOf: (path: string) => Task<string>
  readonly isIgnored: (path: string, isFolder: boolean) => Task<boolean>
  readonly ignoredByName: (path: string) => Task<Ignored | null>
  readonly readBaseline: (file: string, mayBeMissing: boolean) => Task<Baseline>
  readonly findImage: (draft: string, name: string) => Task<FoundImage>
  readonly notices: (listing?: Listing) => readonly string[]
}

/** Opens a workspace over a source; `parsing` loads what checks settings, when a file first holds some. */
export function createCore(options: WorkspaceOptions, parsing: () => Answer<Parsing>): Core {
  const { source, cwd, knownRules, under = [], over = [] } = options
  const only = options.config ?? null
  const reader = createReader(source, cwd)
  const chain = createFolderChain(reader, cwd)
  const sentences = new Set<string>()
  const loading: Loading = {
    reader,
    parsing: () => wait(parsing),
    parser: ({ parser }) => options.parser ?? parser,
    notice: (sentence) => sentences.add(sentence),
  }
  const own =
    options.own === undefined ? [] : [configOf(options.own.origin, cwd, options.own.config)]
  const ownIgnore = createIgnoreFiles(reader, [ignoreName], chain)
  const gitIgnore = createIgnoreFiles(reader, ['.gitignore', '.git/info/exclude'], chain)
  const loaded = new Map<string, { readonly config: LoadedConfig | null }>()
  const folders = new Map<string, readonly LoadedConfig[]>()

  const load = (path: string, folder: string) =>
    remember(loaded, path, function* () {
      return { config: yield* loadConfig(loading, path, folder) }
    })

  function* onlyConfig(name: string): Task<LoadedConfig[]> {
    const path = joinPath(cwd, name)
    const isThere = (yield* reader.list(folderOf(path))).some((each) => each.name === nameOf(path))
    if (!isThere) throw new UsageError(`${name}: no such file or folder`)
    // Its patterns start where those of a config in the working folder do, wherever it lies.
    const { config } = yield* load(path, cwd)
    if (config === null) throw new UsageError([...sentences].at(-1) ?? `${name}: holds no settings`)
    yield* checkNames([...own, config])
    return [config]
  }

  function* findConfigs(folder: string): Task<LoadedConfig[]> {
    if (only === false) {
      yield* checkNames(own)
      return []
    }
    if (only !== null) return yield* onlyConfig(only)
    const found: LoadedConfig[] = []
    for (const at of yield* chain(folder)) {
      for (const path of yield* configsIn(reader, at)) {
        const { config } = yield* load(path, at)
        if (config !== null) found.push(config)
      }
      if (found.at(-1)?.isRoot === true) break
    }
    yield* checkNames([...own, ...found])
    return found
  }

  /** Configs of a folder, the nearest first. */
  const configsOf = (folder: string) => remember(folders, folder, () => findConfigs(folder))

  function* namesFor(layers: readonly NamedLayer[]): Task<readonly string[]> {
    if (layers.length === 0) return knownRules
    const parser = loading.parser(yield* wait(parsing))
    return [...knownRules, ...layers.flatMap(({ layer }) => parser.definedRules(layer))]
  }

  function* checkNames(configs: readonly LoadedConfig[]): Task<void> {
    const layers = configs.flatMap(({ parts }) =>
      parts.flatMap(({ shown, layer, overrides }) =>
        [layer, ...overrides.map((each) => each.layer)].map((each) => {
          return { origin: shown, layer: each }
        }),
      ),
    )
    if (layers.length === 0) return
    const known = yield* namesFor(layers)
    const parser = loading.parser(yield* wait(parsing))
    for (const { origin, layer } of layers) {
      const taken = parser.definedRules(layer).find((name) => knownRules.includes(name))
      if (taken !== undefined) throw new UsageError(`${origin}: ${builtInRule(taken)}`)
      const unknown = parser.unknownRule(layer, known)
      if (unknown !== null) throw new UsageError(`${origin}: ${unknown.problem}`)
    }
  }

  function* ignoredByName(path: string): Task<Ignored | null> {
    const file = yield* ownIgnore(path, false)
    if (file === null) return null
    return { by: reader.show(file), note: `named by ${reader.show(file)}` }
  }

  function* ignoredBy(path: string, configs: readonly LoadedConfig[]): Task<Ignored | null> {
    for (const config of [...own, ...configs]) {
      const by = ignoringPart(config, path)
      if (by !== null) return { by, note: `named under \`ignore_files\` of ${by}` }
    }
    return yield* ignoredByName(path)
  }

  function* rootOf(path: string): Task<string> {
    const folder = folderOf(path)
    return (yield* chain(folder)).at(-1) ?? folder
  }

  function* resolve(path: string): Task<Resolved> {
    const configs = yield* configsOf(folderOf(path))
    const layers = [
      ...under,
      ...[...own, ...configs].reverse().flatMap((config) => layersFor(config, path)),
      ...over,
    ]
    return {
      settings: mergeLayers(layers.map(({ layer }) => layer)),
      layers,
      origins: originsOf(layers),
      ignored: yield* ignoredBy(path, configs),
    }
  }

  return {
    resolve,
    *resolveDraft(path, text) {
      const resolved = yield* resolve(path)
      return yield* draftSettings(text, resolved.settings, knownRules, () => wait(parsing))
    },
    *configsAbove(path) {
      return (yield* configsOf(folderOf(path))).map((config) => config.path)
    },
    *layersAbove(path) {
      return [...(yield* configsOf(folderOf(path)))].reverse().flatMap(layersOf)
    },
    rootOf,
    *isIgnored(path, isFolder) {
      return (
        (yield* gitIgnore(path, isFolder)) !== null || (yield* ownIgnore(path, isFolder)) !== null
      )
    },
    ignoredByName,
    readBaseline: (file, mayBeMissing) =>
      readBaseline(reader, joinPath(cwd, file), () => wait(parsing), mayBeMissing),
    *findImage(draft, name) {
      return yield* findImage(reader, yield* rootOf(draft), draft, name)
    },
    notices: (listing) => [
      ...sentences,
      ...(listing === undefined ? [] : unmatchedNotices([...loaded.values()], listing)),
    ],
  }
}

function builtInRule(id: string): string {
  return `\`rules\`: Unexpected id \`${id}\`, which is built in. Choose another one, such as \`house-${id}\`.`
}

/** Says which patterns of overrides match no file, for configs whose folder was listed as a whole. */
function unmatchedNotices(
  loaded: readonly { readonly config: LoadedConfig | null }[],
  { folders, files }: Listing,
): string[] {
  return loaded.flatMap(({ config }) => {
    const isListed = folders.some(
      (folder) => config?.folder === folder || config?.folder.startsWith(`${folder}/`),
    )
    if (config === null || !isListed) return []
    return unmatchedPatterns(config, files).map(
      ({ shown, pattern }) =>
        `${shown}: the pattern ${pattern} under \`overrides\` matches no draft.`,
    )
  })
}
