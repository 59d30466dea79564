import type { FileEntry } from '../file-source.ts'
import { isPolicyFile, policyGlob } from '../policy/policy-names.ts'

/** The config file that `content-trust init` writes. */
export const configName = 'content-trust.config.json'
/** The file whose key holds settings as well. */
export const packageName = 'package.json'
export const packageKey = 'contentTrust'
/** The file that names drafts that are not checked. */
export const ignoreName = '.content-trust-ignore'

const dataEndings = ['json', 'yml', 'yaml'] as const
const codeEndings = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'] as const

/** Names of config files, for messages. */
export const configEndings: readonly string[] = [...dataEndings, ...codeEndings]

/** Globs of all files that settings are read from, for whoever watches them. */
export const settingsGlobs: readonly string[] = [
  `**/content-trust.config.{${configEndings.join(',')}}`,
  `**/${packageName}`,
  `**/${ignoreName}`,
  policyGlob,
]

/** How a config file is read by its name: data, code, the key of a package, or not at all. */
export type ConfigKind = 'json' | 'yaml' | 'code' | 'package' | 'unknown'

/** How a file is read when it is named as a config, whatever its name is. */
export function kindByEnding(name: string): ConfigKind {
  if (name === packageName) return 'package'
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? []
  if (ending === 'json') return 'json'
  if (dataEndings.some((each) => each === ending)) return 'yaml'
  return codeEndings.some((each) => each === ending) ? 'code' : 'unknown'
}

/** Files of a folder that are configs by their names; a `package.json` may hold none. */
export function configsAmong(entries: readonly FileEntry[]): string[] {
  return entries
    .filter(({ name, kind }) => kind !== 'folder' && isConfigName(name))
    .map(({ name }) => name)
    .sort()
}

/** Whether settings may be read from a file, by its path or its name. */
export function isSettingsFile(path: string): boolean {
  const [name = ''] = /[^/\\]*$/.exec(path) ?? []
  return isConfigName(name) || name === ignoreName || isPolicyFile(name)
}

function isConfigName(name: string): boolean {
  return name === packageName || /^content-trust\.config\.[a-z0-9]+$/.test(name)
}
