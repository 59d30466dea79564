import { decodeDraft } from '@content-trust/engine/node/drafts'
import { type BaselineEntry, type SettingsLayer, unknownRule } from '@content-trust/engine/settings'
import { parseBaseline } from '@content-trust/engine/settings/parse'
import ignore from 'ignore'
import type { ChangeList } from './changes/change.ts'
import type { BlobReader } from './drafts/blobs.ts'
import type { Tree } from './drafts/trees.ts'
import { UsageError } from './host.ts'
import type { Inputs } from './inputs.ts'
import { ruleNames } from './settings/rule-names.ts'

/** The settings that inputs name; they overrule config files. */
export function inputLayer(inputs: Inputs): SettingsLayer {
  const layer = {
    fail_on: inputs['fail-on'],
    fail_on_rules: inputs['fail-on-rules'],
    intended_use: inputs['intended-use'],
    format: inputs.format,
    domain: inputs.domain,
    custom_policy: inputs['custom-policy'],
  }
  const problem = unknownRule(layer, ruleNames)
  if (problem !== null) throw new UsageError(`Inputs: \`fail-on-rules\`: ${problem}`)
  return layer
}

/** Reads a baseline file of the trusted commit. */
export async function readBaseline(
  path: string | undefined,
  { paths }: Tree,
  blobs: BlobReader,
): Promise<ReadonlyMap<string, BaselineEntry> | null> {
  if (path === undefined) return null
  const id = paths.get(path)
  if (id === undefined) {
    throw new UsageError(
      `The input \`baseline\` names ${path}, which is not in the base of this change; the baseline is read from there.`,
    )
  }
  const content = (await blobs.read([id])).get(id)
  const decoded =
    content instanceof Uint8Array ? decodeDraft(content) : { problem: 'could not be read' }
  if ('problem' in decoded) throw new UsageError(`${path}: ${decoded.problem}`)
  const parsed = parseBaseline(decoded.text)
  if ('problem' in parsed) throw new UsageError(`${path}: ${parsed.problem}`)
  const folder = path.split('/').slice(0, -1)
  const prefix = folder.map((part) => `${part}/`).join('')
  return new Map(Object.entries(parsed.files).map(([name, entry]) => [prefix + name, entry]))
}

/** Keeps the drafts that the input `files` names. */
export function selectFiles(list: ChangeList, patterns: readonly string[]): ChangeList {
  if (patterns.length === 0) return list
  const wanted = ignore().add([...patterns])
  return {
    ...list,
    changes: list.changes.filter(({ path }) => ignore.isPathValid(path) && wanted.ignores(path)),
  }
}
