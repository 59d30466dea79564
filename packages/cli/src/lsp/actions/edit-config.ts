import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import { findLines } from '@content-trust/engine/report'
import { configName, type FileSource, type Workspace } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import type { TextEdit } from 'vscode-languageserver-protocol/node'
import { initialConfigText } from '../../options/initial-config.ts'
import { folderOf } from '../draft-location.ts'
import { type Encoding, toPosition } from '../positions.ts'
import type { ConfigEntry } from './config-entry.ts'
import type { Insertion } from './ignore-comment.ts'
import { insertInJson } from './insert-in-json.ts'

/** An edit of a config file, or why it cannot be made. */
export type ConfigEdit = {
  /** The file as a menu shows it. */
  readonly name: string
} & (
  | { readonly uri: string; readonly edits: TextEdit[]; readonly isNew: boolean }
  | { readonly disabled: string }
)

/** Adds an entry to the config nearest a draft; null where the file has it already or cannot be read. */
export type EditConfig = (entry: ConfigEntry) => Promise<ConfigEdit | null>

/** What an edit of the config of a draft needs. */
export interface ConfigSources {
  readonly files: FileSource
  readonly encoding: Encoding
  readonly createsFiles: boolean
  readonly workspaceOf: (path: string) => Workspace
  readonly folders: readonly string[]
}

/** Edits the config nearest a draft; where there is none, makes the one that `init` writes. */
export function configEditor(path: string | null, sources: ConfigSources): EditConfig {
  return async (entry) => {
    if (path === null) return null
    const [config] = await sources.workspaceOf(path).configsAbove(slashed(path))
    return config === undefined
      ? await newConfig(path, entry, sources)
      : await addToConfig(entry, config, sources)
  }
}

async function addToConfig(
  entry: ConfigEntry,
  config: string,
  { files, encoding }: ConfigSources,
): Promise<ConfigEdit | null> {
  const name = config.slice(config.lastIndexOf('/') + 1)
  if (!/\.(?:json|ya?ml)$/.test(name)) {
    const disabled = `${name} is code; add \`${entry.name}\` to its \`${entry.key}\` yourself.`
    return { name, disabled }
  }
  const bytes = await files.read(config)
  const decoded = bytes === null ? null : decodeDraft(bytes)
  if (decoded === null || 'problem' in decoded) return null
  const insertion = await insertionFor(name, decoded.text, entry)
  if (insertion === null) return null
  const position = toPosition(findLines(decoded.text), insertion.at, encoding)
  const edits = [{ range: { start: position, end: position }, newText: insertion.text }]
  return { name, uri: pathToFileURL(config).href, edits, isNew: false }
}

/** A config in the editor's folder that a draft is in; a draft outside of them gets none. */
async function newConfig(
  path: string,
  entry: ConfigEntry,
  { folders, createsFiles }: ConfigSources,
): Promise<ConfigEdit | null> {
  const folder = folderOf(path, folders)
  if (!createsFiles || !folders.includes(folder)) return null
  const text = await initialConfigText(folder)
  const insertion = insertInJson(text, entry, null)
  if (insertion === null) return null
  const { at, text: added } = insertion
  const start = { line: 0, character: 0 }
  const newText = text.slice(0, at) + added + text.slice(at)
  return {
    name: `a new ${configName}`,
    uri: pathToFileURL(join(folder, configName)).href,
    edits: [{ range: { start, end: start }, newText }],
    isNew: true,
  }
}

async function insertionFor(
  name: string,
  text: string,
  entry: ConfigEntry,
): Promise<Insertion | null> {
  if (name.endsWith('.json')) {
    return insertInJson(text, entry, name === 'package.json' ? 'contentTrust' : null)
  }
  // Loaded here: most configs are JSON.
  const { insertInYaml } = await import('./insert-in-yaml.ts')
  return insertInYaml(text, entry)
}
