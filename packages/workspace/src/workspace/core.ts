import { type Baseline, readBaseline } from '../baseline/read-baseline.ts'
import type { FileSource } from '../file-source.ts'
import { type DraftSettings, draftSettings } from '../front-matter/draft-settings.ts'
import { type FoundImage, findImage } from '../images/find-image.ts'
import type { Config, Parser } from '../parse/create-parser.ts'
import { folderOf, joinPath, pathInside } from '../paths.ts'
import { loadPolicy, type PolicyLoading } from '../policy/load-policy.ts'
import type { LoadedPolicy } from '../policy/loaded-policy.ts'
import { withPolicies } from '../policy/policy-settings.ts'
import { mergeLayers, originsOf } from '../settings/merge-layers.ts'
import type { NamedLayer, NamedWrittenLayer, Settings } from '../settings/settings.ts'
import { remember, type Task } from '../tasks.ts'
import { createConfigFinder } from './config-finder.ts'
import { ignoreName } from './config-names.ts'
import { createFolderChain } from './folder-chain.ts'
import { createIgnoreFiles } from './ignore-files.ts'
import {
  type ConfigLayer,
  configOf,
  ignoringPart,
  type LoadedConfig,
  layersFor,
  layersOf,
  unmatchedPatterns,
} from './load-config.ts'
import type { Modules, Parsing } from './read-config.ts'
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
  readonly under?: readonly NamedWrittenLayer[]
  /** Layers over the config files, such as options that a user typed. */
  readonly over?: readonly NamedWrittenLayer[]
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
  readonly readPolicy: (name: string) => Task<LoadedPolicy>
  readonly readBaseline: (file: string, mayBeMissing: boolean) => Task<Baseline>
  readonly findImage: (draft: string, name: string) => Task<FoundImage>
  readonly notices: (listing?: Listing) => readonly string[]
}

/** Opens a workspace over a source; `modules` load what reads and checks settings. */
export function createCore(options: WorkspaceOptions, modules: Modules): Core {
  const { source, cwd, knownRules, under = [], over = [] } = options
  const reader = createReader(source, cwd)
  const chain = createFolderChain(reader, cwd)
  const ownIgnore = createIgnoreFiles(reader, [ignoreName], chain)
  const gitIgnore = createIgnoreFiles(reader, ['.gitignore', '.git/info/exclude'], chain)
  const { own: given, config: only = null } = options
  const policies: PolicyLoading = { reader, modules, loaded: new Map() }
  const ready = new Map<string, readonly LoadedConfig[]>()
  const own = () =>
    remember(ready, 'own', function* () {
      return given === undefined ? [] : [yield* configOf(policies, given.origin, cwd, given.config)]
    })
  const parserOf = ({ parser }: Parsing) => options.parser ?? parser
  const finder = createConfigFinder({
    ...policies,
    ...{ chain, cwd, only, own, knownRules },
    parser: parserOf,
  })
  const configsOf = (path: string) => finder.configsOf(folderOf(path))

  function* ignoredByName(path: string): Task<Ignored | null> {
    const file = yield* ownIgnore(path, false)
    if (file === null) return null
    return { by: reader.show(file), note: `named by ${reader.show(file)}` }
  }

  function* rootOf(path: string): Task<string> {
    const folder = folderOf(path)
    return (yield* chain(folder)).at(-1) ?? folder
  }

  /** Layers of the host; policies that they name start from the working folder. */
  function* read(layers: readonly NamedWrittenLayer[]): Task<NamedLayer[]> {
    const named: NamedLayer[] = []
    for (const { origin, layer } of layers) {
      const naming = { folder: cwd, by: `${origin}: \`policy\` names`, see: '' }
      named.push({ origin, layer: yield* withPolicies(policies, layer, naming) })
    }
    return named
  }

  function* resolve(path: string): Task<Resolved> {
    const configs = [...(yield* own()), ...(yield* configsOf(path))]
    const fromFiles = [...configs].reverse().flatMap((config) => layersFor(config, path))
    const layers = [...(yield* read(under)), ...fromFiles, ...(yield* read(over))]
    return {
      settings: mergeLayers(layers.map(({ layer }) => layer)),
      layers,
      origins: originsOf(layers),
      ignored: ignoredUnder(configs, path) ?? (yield* ignoredByName(path)),
    }
  }

  return {
    resolve,
    *resolveDraft(path, text) {
      const { settings } = yield* resolve(path)
      return yield* draftSettings(text, settings, knownRules, modules)
    },
    *configsAbove(path) {
      return (yield* configsOf(path)).map((config) => config.path)
    },
    *layersAbove(path) {
      return [...(yield* configsOf(path))].reverse().flatMap(layersOf)
    },
    rootOf,
    *isIgnored(path, isFolder) {
      const byGit = yield* gitIgnore(path, isFolder)
      return byGit !== null || (yield* ownIgnore(path, isFolder)) !== null
    },
    ignoredByName,
    readPolicy: (name) => loadPolicy(policies, name, { folder: cwd, by: 'You named', see: '' }),
    readBaseline: (file, mayBeMissing) =>
      readBaseline(reader, joinPath(cwd, file), modules, mayBeMissing),
    *findImage(draft, name) {
      return yield* findImage(reader, yield* rootOf(draft), draft, name)
    },
    notices: (listing) => [
      ...finder.notices(),
      ...(listing === undefined ? [] : unmatchedNotices(finder.found(), listing)),
    ],
  }
}

function ignoredUnder(configs: readonly LoadedConfig[], path: string): Ignored | null {
  for (const config of configs) {
    const by = ignoringPart(config, path)
    if (by !== null) return { by, note: `named under \`ignore_files\` of ${by}` }
  }
  return null
}

/** Says which patterns of overrides match no file, for configs whose folder was listed as a whole. */
function unmatchedNotices(configs: readonly LoadedConfig[], { folders, files }: Listing): string[] {
  return configs.flatMap((config) => {
    const isListed = folders.some(
      (folder) => config.folder === folder || pathInside(folder, config.folder) !== null,
    )
    if (!isListed) return []
    return unmatchedPatterns(config, files).map(
      ({ shown, pattern }) =>
        `${shown}: the pattern ${pattern} under \`overrides\` matches no draft.`,
    )
  })
}
