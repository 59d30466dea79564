import { basename, dirname } from 'node:path/posix'
import { YamlProblem } from '@content-trust/engine/settings'
import { type Config, parseConfig } from '@content-trust/engine/settings/parse'
import ignore, { type Ignore } from 'ignore'
import { readYaml } from '../drafts/read-yaml.ts'
import { UsageError } from '../host.ts'
import { ruleNames } from './rule-names.ts'

/** A config file, checked, with its patterns ready. */
export interface LoadedConfig {
  readonly path: string
  readonly folder: string
  readonly config: Config
  readonly ignores: Ignore
  readonly overrides: readonly Ignore[]
}

export const packageName = 'package.json'
const packageKey = 'contentTrust'

/** Checks the text of a config file; null for a `package.json` that holds no settings. */
export function loadConfig(path: string, text: string, isRoot: boolean): LoadedConfig | null {
  const value = basename(path) === packageName ? packageValue(text) : readValue(path, text)
  if (value === undefined) return null
  const parsed = parseConfig(value, ruleNames)
  if ('problem' in parsed) throw new UsageError(`${path}: ${parsed.problem}`)
  const config = parsed.value
  return {
    path,
    folder: isRoot ? '.' : dirname(path),
    config,
    ignores: ignore().add([...(config.ignore_files ?? [])]),
    overrides: (config.overrides ?? []).map(({ files }) => ignore().add([...files])),
  }
}

function readValue(path: string, text: string): unknown {
  try {
    return path.endsWith('.json') ? JSON.parse(text) : readYaml(text)
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    // The text was parsed behind a fence, which is a line.
    const place = error instanceof YamlProblem ? `line ${error.line - 1}: ${error.reason}` : reason
    throw new UsageError(`${path}: could not be read: ${place}`)
  }
}

function packageValue(text: string): unknown {
  if (!text.includes(packageKey)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? Reflect.get(data, packageKey) : undefined
  } catch {
    // A broken package.json is for npm to report; it holds no settings for us.
    return undefined
  }
}
