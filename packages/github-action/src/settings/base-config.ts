import { basename, dirname } from 'node:path/posix'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import {
  mergeLayers,
  pickLayer,
  type Settings,
  type SettingsLayer,
} from '@content-trust/engine/settings'
import ignore, { type Ignore } from 'ignore'
import type { BlobReader } from '../drafts/blobs.ts'
import type { Tree } from '../drafts/trees.ts'
import { UsageError } from '../host.ts'
import { type LoadedConfig, loadConfig, packageName } from './load-config.ts'

/** What the config of the base says about one draft. */
export interface DraftSettings {
  readonly settings: Settings
  /** The file that says not to check the draft, or null. */
  readonly ignoredBy: string | null
}

/** Settings by path, read from one trusted commit. */
export interface BaseConfig {
  readonly settingsOf: (path: string) => DraftSettings
  /** Sentences about config that was found and not used. */
  readonly notes: readonly string[]
}

const configName = /^content-trust\.config\.(json|ya?ml)$/
const codeName = /^content-trust\.config\.(js|mjs|cjs|ts)$/
const ignoreName = '.content-trust-ignore'

/** Reads the config files of a commit; config that is code is named and not run. */
export async function readBaseConfig(
  { paths }: Tree,
  blobs: BlobReader,
  only: string | null,
  layer: SettingsLayer,
  drafts: readonly string[],
): Promise<BaseConfig> {
  const named = [...paths.keys()].filter((path) => configName.test(basename(path)))
  const configs = only === null ? [...named, ...packagesAbove(drafts, paths)] : [only]
  const ignores = [...paths.keys()].filter((path) => basename(path) === ignoreName)
  const texts = await readTexts([...configs, ...ignores], paths, blobs)
  const loaded = configs.flatMap(
    (path) => loadConfig(path, texts.get(path) ?? '', only !== null) ?? [],
  )
  requireOneInFolder(loaded)
  const ignoreFiles = ignores.map((path) => {
    return { path, folder: dirname(path), rules: ignore().add(texts.get(path) ?? '') }
  })
  // The nearest folder first.
  loaded.sort((a, b) => depth(b.folder) - depth(a.folder))
  return {
    settingsOf: (path) => {
      const chain = loaded.filter(({ folder }) => isInside(folder, path))
      const last = chain.findIndex(({ config }) => config.root === true)
      const used = last < 0 ? chain : chain.slice(0, last + 1)
      const layers = used.toReversed().flatMap((config) => layersFor(config, path))
      const ignoredBy =
        used.find((config) => matches(config.ignores, config.folder, path)) ??
        ignoreFiles.find(({ folder, rules }) => matches(rules, folder, path))
      return { settings: mergeLayers([...layers, layer]), ignoredBy: ignoredBy?.path ?? null }
    },
    notes:
      only === null
        ? [...paths.keys()].filter((path) => codeName.test(basename(path))).map(codeNote)
        : [],
  }
}

/** Each `package.json` above a draft: a repository may hold hundreds of others. */
function packagesAbove(drafts: readonly string[], paths: Tree['paths']): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const draft of drafts) {
    for (let at = dirname(draft); !seen.has(at); at = dirname(at)) {
      seen.add(at)
      const path = at === '.' ? packageName : `${at}/${packageName}`
      if (paths.has(path)) found.add(path)
    }
  }
  return [...found]
}

function requireOneInFolder(loaded: readonly LoadedConfig[]): void {
  const byFolder = new Map<string, string>()
  for (const { folder, path } of loaded) {
    const other = byFolder.get(folder)
    if (other !== undefined) {
      throw new UsageError(`Found ${other} and ${path}, expected one config; remove the other.`)
    }
    byFolder.set(folder, path)
  }
}

function codeNote(path: string): string {
  return `${path} was not used: it is code, and the action runs no code of the repository. Write it as content-trust.config.json.`
}

async function readTexts(
  wanted: readonly string[],
  paths: Tree['paths'],
  blobs: BlobReader,
): Promise<ReadonlyMap<string, string>> {
  const ids = wanted.map((path) => {
    const id = paths.get(path)
    if (id !== undefined) return id
    throw new UsageError(
      `The input \`config\` names ${path}, which is not in the base of this change; the config is read from there.`,
    )
  })
  const contents = await blobs.read(ids)
  return new Map(
    wanted.map((path, index) => {
      const content = contents.get(ids[index] ?? '')
      const decoded =
        content instanceof Uint8Array ? decodeDraft(content) : { problem: 'could not be read' }
      if ('problem' in decoded) throw new UsageError(`${path}: ${decoded.problem}`)
      return [path, decoded.text.replace(/^\uFEFF/, '')]
    }),
  )
}

function layersFor({ config, folder, overrides }: LoadedConfig, path: string): SettingsLayer[] {
  const matching = (config.overrides ?? []).filter((_, index) => {
    const patterns = overrides[index]
    return patterns !== undefined && matches(patterns, folder, path)
  })
  return [config, ...matching].map(pickLayer)
}

function isInside(folder: string, path: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`)
}

function matches(patterns: Ignore, folder: string, path: string): boolean {
  if (!isInside(folder, path)) return false
  const inside = folder === '.' ? path : path.slice(folder.length + 1)
  // A path such as `../x` cannot be in a tree, but `ignore` throws at it.
  return ignore.isPathValid(inside) && patterns.ignores(inside)
}

function depth(folder: string): number {
  return folder === '.' ? 0 : folder.split('/').length
}
