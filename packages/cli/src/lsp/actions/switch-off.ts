import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import { findLines } from '@content-trust/engine/report'
import type { TextEdit } from 'vscode-languageserver-protocol/node'
import { configIn, createFolderChain } from '../../config/find-config.ts'
import { folderOf } from '../draft-place.ts'
import { type Encoding, toPosition } from '../positions.ts'
import { insertIgnoredRule } from './insert-ignored-rule.ts'

/** An edit of the config file nearest to a draft. */
export interface ConfigEdit {
  readonly uri: string
  /** As a menu shows the file. */
  readonly name: string
  readonly edits: TextEdit[]
}

/** Switches a rule off in the nearest config file; null without one, or where it is no JSON. */
export async function switchOff(
  rule: string,
  path: string,
  folders: readonly string[],
  only: string | null,
  encoding: Encoding,
): Promise<ConfigEdit | null> {
  const cwd = folderOf(path, folders)
  const config = only === null ? await nearestConfig(path, cwd) : resolve(cwd, only)
  // A config that is code is edited by whoever wrote it.
  if (!config?.endsWith('.json')) return null
  const decoded = decodeDraft(await readFile(config))
  if ('problem' in decoded) return null
  const { text } = decoded
  const name = basename(config)
  const key = name === 'package.json' ? 'contentTrust' : null
  const insertion = insertIgnoredRule(text, rule, 'switched off in the editor', key)
  if (insertion === null) return null
  const position = toPosition(findLines(text), insertion.at, encoding)
  const edits = [{ range: { start: position, end: position }, newText: insertion.text }]
  return { uri: pathToFileURL(config).href, name, edits }
}

async function nearestConfig(path: string, cwd: string): Promise<string | null> {
  for (const folder of await createFolderChain(cwd)(dirname(path))) {
    const config = await configIn(folder)
    if (config !== null) return config
  }
  return null
}
