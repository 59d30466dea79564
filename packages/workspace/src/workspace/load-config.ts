import ignore, { type Ignore } from 'ignore'
import type { Config, Parser } from '../parse/create-parser.ts'
import { folderOf, nameOf, pathInside } from '../paths.ts'
import type { PolicyLoading } from '../policy/load-policy.ts'
import { UsageError } from '../problems.ts'
import type { NamedLayer } from '../settings/settings.ts'
import { type Task, wait } from '../tasks.ts'
import { kindByEnding, packageKey, packageName } from './config-names.ts'
import { type ConfigPart, configPart } from './config-part.ts'
import { type ConfigText, withLine } from './config-text.ts'
import { configsIn } from './configs-in.ts'
import { findNamed } from './find-named.ts'
import { type Parsing, readConfigValue } from './read-config.ts'
import type { Reader } from './reader.ts'

/** A config file, checked, with its patterns ready. */
export interface LoadedConfig {
  readonly path: string
  /** As messages show it. */
  readonly shown: string
  /** The folder that its patterns start from. */
  readonly folder: string
  readonly isRoot: boolean
  /** The files that it starts from, in the order in which they are merged, and itself last. */
  readonly parts: readonly ConfigPart[]
}

/** What loading a config needs. */
export interface Loading extends PolicyLoading {
  readonly parser: (parsing: Parsing) => Parser
  /** Says why a file is not used. */
  readonly notice: (sentence: string) => void
}

/** Loads a config file and what it extends; null where its file holds no settings, or none that may be read. */
export function* loadConfig(
  loading: Loading,
  path: string,
  folder: string,
): Task<LoadedConfig | null> {
  const parts: ConfigPart[] = []
  const config = yield* addParts(loading, path, [], parts)
  if (config === null) return null
  return { path, shown: loading.reader.show(path), folder, isRoot: config.isRoot, parts }
}

/** Adds what a config extends, and then the config itself. */
function* addParts(
  loading: Loading,
  path: string,
  above: readonly string[],
  parts: ConfigPart[],
): Task<Config | null> {
  const { reader } = loading
  if (above.includes(path)) {
    const cycle = [...above.slice(above.indexOf(path)), path].map(reader.show)
    throw new UsageError(`${cycle[0]}: \`extends\` leads back to itself: ${cycle.join(' → ')}.`)
  }
  const read = yield* readConfig(loading, path)
  if (read === null) return null
  const { config, text } = read
  for (const base of config.bases) {
    const found = yield* findBase(reader, path, base)
    const part = yield* addParts(loading, found, [...above, path], parts)
    // Code that may not run here has a notice; any other file without settings was named by mistake.
    if (part === null && kindByEnding(nameOf(found)) !== 'code') {
      throw new UsageError(
        `${reader.show(path)}: \`extends\` names ${base}, but ${withoutSettings(found)}`,
      )
    }
  }
  const place = { shown: reader.show(path), folder: folderOf(path), text }
  parts.push(yield* configPart(loading, place, config))
  return config
}

function withoutSettings(path: string): string {
  return nameOf(path) === packageName
    ? `that file has no key \`${packageKey}\`.`
    : 'that is no config; expected a file that ends in .json, .yml, .yaml, .js, .mjs or .ts.'
}

/** A config that is in no file; its patterns and paths start from a folder. */
export function* configOf(
  loading: PolicyLoading,
  shown: string,
  folder: string,
  config: Config,
): Task<LoadedConfig> {
  const parts = [yield* configPart(loading, { shown, folder, text: null }, config)]
  return { path: shown, shown, folder, isRoot: false, parts }
}

function* readConfig(
  loading: Loading,
  path: string,
): Task<{ readonly config: Config; readonly text: ConfigText | null } | null> {
  const { reader, modules, notice } = loading
  const read = yield* readConfigValue(reader, path, modules)
  if (read === null) return null
  if ('notice' in read) {
    notice(read.notice)
    return null
  }
  const parsed = loading.parser(yield* wait(modules.checks)).parseConfig(read.value)
  if ('problem' in parsed) {
    const sentence = `${reader.show(path)}: ${parsed.problem}`
    throw new UsageError(yield* withLine(sentence, read.text, parsed.path, modules.yaml))
  }
  return { config: parsed.value, text: read.text }
}

/** The file that an entry of `extends` names. */
function* findBase(reader: Reader, path: string, base: string): Task<string> {
  const found = yield* findNamed(reader, folderOf(path), base, {
    named: `${reader.show(path)}: \`extends\` names ${base}`,
    *fileOfPackage(folder) {
      return (yield* configsIn(reader, folder))[0]
    },
    expected: 'a content-trust.config file or the key `contentTrust`',
    unknown: 'which is not a package that can be read from here.',
  })
  if ('problem' in found) throw new UsageError(found.problem)
  return found.path
}

/** What a config says about a file, its bases first. */
export function layersFor(config: LoadedConfig, path: string): NamedLayer[] {
  return config.parts.flatMap(({ shown, layer, overrides }) => {
    const layers: NamedLayer[] = [{ origin: shown, layer }]
    for (const [index, override] of overrides.entries()) {
      if (!matches(override.patterns, config.folder, path)) continue
      layers.push({ origin: `${shown} overrides[${index}]`, layer: override.layer })
    }
    return layers
  })
}

/** A layer of a config file; `files` are the patterns of an override, null outside of one. */
export interface ConfigLayer extends NamedLayer {
  readonly files: readonly string[] | null
  /** The text that it is in, and the keys that lead to it there. */
  readonly text: ConfigText | null
  readonly path: readonly string[]
}

/** All layers of a config, its bases first, also those of overrides whose patterns match nothing. */
export function layersOf({ parts }: LoadedConfig): ConfigLayer[] {
  return parts.flatMap(({ shown, text, layer, overrides }) => [
    { origin: shown, layer, files: null, text, path: [] },
    ...overrides.map((override, index) => {
      const { files } = override
      const path = ['overrides', String(index)]
      return { origin: `${shown} overrides[${index}]`, layer: override.layer, files, text, path }
    }),
  ])
}

/** The part of a config under whose `ignore_files` a file is named, as messages show it; null for none. */
export function ignoringPart(config: LoadedConfig, path: string): string | null {
  const part = config.parts.find(({ ignores }) => matches(ignores, config.folder, path))
  return part?.shown ?? null
}

/** Patterns of overrides that match none of some files, each with the file that has it. */
export function unmatchedPatterns(
  config: LoadedConfig,
  files: readonly string[],
): { readonly shown: string; readonly pattern: string }[] {
  return config.parts.flatMap(({ shown, overrides }) =>
    overrides
      .flatMap((override) => override.files)
      .filter((pattern) => !/^[!#]|^\s*$/.test(pattern))
      .filter((pattern) => {
        const patterns = ignore().add(pattern)
        return !files.some((path) => matches(patterns, config.folder, path))
      })
      .map((pattern) => ({ shown, pattern })),
  )
}

function matches(patterns: Ignore, folder: string, path: string): boolean {
  const inside = pathInside(folder, path)
  // `ignore` throws at a path such as `a//b`, which is in no folder.
  return inside !== null && ignore.isPathValid(inside) && patterns.ignores(inside)
}
