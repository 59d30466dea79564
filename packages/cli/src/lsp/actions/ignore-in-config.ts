import { pathToFileURL } from 'node:url'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import { findLines } from '@content-trust/engine/report'
import type { FileSource } from '@content-trust/workspace'
import type { TextEdit } from 'vscode-languageserver-protocol/node'
import { type Encoding, toPosition } from '../positions.ts'
import type { Insertion } from './ignore-comment.ts'
import { insertInJson } from './insert-in-json.ts'

/** An edit of a config file, or why it cannot be made. */
export type ConfigEdit = {
  /** The file as a menu shows it. */
  readonly name: string
} & ({ readonly uri: string; readonly edits: TextEdit[] } | { readonly disabled: string })

const REASON = 'ignored from the editor'

/** Adds a rule to `ignore_rules` of a config file; null where the file already names the rule or cannot be read. */
export async function ignoreInConfig(
  rule: string,
  config: string,
  files: FileSource,
  encoding: Encoding,
): Promise<ConfigEdit | null> {
  const name = config.slice(config.lastIndexOf('/') + 1)
  if (!/\.(?:json|ya?ml)$/.test(name)) {
    return { name, disabled: `${name} is code; add \`${rule}\` to its \`ignore_rules\` yourself.` }
  }
  const bytes = await files.read(config)
  const decoded = bytes === null ? null : decodeDraft(bytes)
  if (decoded === null || 'problem' in decoded) return null
  const insertion = await insertionFor(name, decoded.text, rule)
  if (insertion === null) return null
  const position = toPosition(findLines(decoded.text), insertion.at, encoding)
  const edits = [{ range: { start: position, end: position }, newText: insertion.text }]
  return { name, uri: pathToFileURL(config).href, edits }
}

async function insertionFor(name: string, text: string, rule: string): Promise<Insertion | null> {
  if (name.endsWith('.json')) {
    return insertInJson(text, rule, REASON, name === 'package.json' ? 'contentTrust' : null)
  }
  // Loaded here: most configs are JSON.
  const { insertInYaml } = await import('./insert-in-yaml.ts')
  return insertInYaml(text, rule, REASON)
}
