import {
  type Baseline,
  isSettingsFile,
  type NamedWrittenLayer,
  UsageError,
  type Workspace,
} from '@content-trust/workspace'
import { parser } from '@content-trust/workspace/parse'
import ignore from 'ignore'
import type { ChangeList } from './changes/change.ts'
import type { Tree } from './drafts/trees.ts'
import type { Inputs } from './inputs.ts'
import { ruleNames } from './settings/rule-names.ts'

/** The settings that inputs name; they overrule config files. */
export function inputLayer(inputs: Inputs): NamedWrittenLayer {
  const layer = {
    fail_on: inputs['fail-on'],
    fail_on_rules: inputs['fail-on-rules'],
    intended_use: inputs['intended-use'],
    format: inputs.format,
    domain: inputs.domain,
    custom_policy: inputs['custom-policy'],
  }
  return { origin: 'inputs', layer }
}

/** Refuses inputs that name a rule that neither the catalogue nor a config of the trusted commit has. */
export async function checkInputRules(
  { layer }: NamedWrittenLayer,
  { paths }: Tree,
  workspace: Workspace,
): Promise<void> {
  if (parser.unknownRule(layer, ruleNames) === null) return
  // Of all folders: a change elsewhere must not turn a rule of one folder into a mistake.
  const layers = await Promise.all(
    [...paths.keys()].filter(isSettingsFile).map((path) => workspace.layersAbove(path)),
  )
  const own = layers.flat().flatMap((each) => parser.definedRules(each.layer))
  const unknown = parser.unknownRule(layer, [...ruleNames, ...own])
  if (unknown !== null) throw new UsageError(`Inputs: \`fail-on-rules\`: ${unknown.problem}`)
}

/** Refuses a gate on sources where no settings of the trusted commit ask for sources, so that it could never fail. */
export async function checkSourcesGate(
  inputs: Inputs,
  { paths }: Tree,
  workspace: Workspace,
): Promise<void> {
  if (inputs['fail-on-sources'].length === 0) return
  const places = [inputs.config ?? [], ...paths.keys()].flat().filter(isSettingsFile)
  const layers = await Promise.all(places.map((path) => workspace.layersAbove(path)))
  if (layers.flat().some(({ layer }) => layer.sources === true)) return
  throw new UsageError(
    'Inputs: `fail-on-sources` needs `sources: true` in a config file of the base of this change; none of them says so.',
  )
}

/** Reads a baseline file of the trusted commit; null without the input. */
export async function readBaseline(
  path: string | undefined,
  { paths }: Tree,
  workspace: Workspace,
): Promise<Baseline | null> {
  if (path === undefined) return null
  if (!paths.has(path)) {
    throw new UsageError(
      `The input \`baseline\` names ${path}, which is not in the base of this change; the baseline is read from there.`,
    )
  }
  return await workspace.readBaseline(path)
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
