import type { Answer } from '../file-source.ts'
import { nameOf } from '../paths.ts'
import { UsageError } from '../problems.ts'
import { type Task, wait } from '../tasks.ts'
import { YamlProblem } from '../yaml/yaml-problem.ts'
import { configName, kindByEnding, packageKey } from './config-names.ts'
import { type ConfigText, lineAt } from './config-text.ts'
import type { Reader } from './reader.ts'

/** What checks settings. */
export type Parsing = typeof import('../parse/parsing.ts')

/** Loads what reads and checks settings, each with the first text that needs it. */
export interface Modules {
  readonly checks: () => Answer<Parsing>
  readonly yaml: () => Answer<typeof import('../parse/yaml-parsing.ts')>
  readonly policies: () => Answer<typeof import('../policy/policy-module.ts')>
}

/** What a config file holds, unchecked; or a sentence on why it is not used. */
export type ConfigValue =
  | { readonly value: unknown; readonly text: ConfigText | null }
  | { readonly notice: string }
  | null

/** Reads a config file by its kind; null for a package without settings. */
export function* readConfigValue(
  reader: Reader,
  path: string,
  modules: Modules,
): Task<ConfigValue> {
  const shown = reader.show(path)
  const kind = kindByEnding(nameOf(path))
  switch (kind) {
    case 'code':
      return yield* loadCode(reader, path)
    case 'json': {
      const text = yield* textOf(reader, path)
      return { value: parseText(shown, text, JSON.parse), text: { text, above: [] } }
    }
    case 'yaml': {
      const { readYaml } = yield* wait(modules.yaml)
      const text = yield* textOf(reader, path)
      const value = parseText(shown, text, () => readYaml(text).value ?? {})
      return { value, text: { text, above: [] } }
    }
    case 'package': {
      const text = yield* textOf(reader, path)
      const value = packageSettings(text)
      return value === undefined ? null : { value, text: { text, above: [packageKey] } }
    }
    case 'unknown':
      return {
        notice: `${shown} is not used: expected a config that ends in .json, .yml, .yaml, .js, .mjs or .ts.`,
      }
    default:
      return kind satisfies never
  }
}

function* textOf(reader: Reader, path: string): Task<string> {
  const text = yield* reader.text(path)
  if (text === null) throw new UsageError(`${reader.show(path)}: no such file or folder`)
  return text
}

/** The value of a package file's key, or undefined. */
export function* packageConfig(reader: Reader, path: string): Task<unknown> {
  return packageSettings(yield* textOf(reader, path))
}

function packageSettings(text: string): unknown {
  if (!text.includes(packageKey)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? Reflect.get(data, packageKey) : undefined
  } catch {
    // A broken package.json is for npm to report; it holds no settings.
    return undefined
  }
}

function* loadCode(reader: Reader, path: string): Task<ConfigValue> {
  const shown = reader.show(path)
  const { load } = reader.source
  if (load === undefined) {
    return {
      notice: `${shown} is not used: it is code, and no code of the repository runs here. Write it as ${configName}.`,
    }
  }
  try {
    return { value: yield* wait(() => load(path)), text: null }
  } catch (error) {
    throw new UsageError(`${shown}: could not be loaded: ${reasonOf(error)}`, { cause: error })
  }
}

function parseText(shown: string, text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text)
  } catch (error) {
    const reason =
      error instanceof YamlProblem
        ? `line ${lineAt(text, error.offset)}: ${error.reason}`
        : reasonOf(error)
    throw new UsageError(`${shown}: could not be read: ${reason}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return reason
}
