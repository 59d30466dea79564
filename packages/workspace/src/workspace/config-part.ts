import ignore, { type Ignore } from 'ignore'
import type { Config } from '../parse/create-parser.ts'
import type { PolicyLoading } from '../policy/load-policy.ts'
import { withPolicies } from '../policy/policy-settings.ts'
import type { SettingsLayer, WrittenLayer } from '../settings/settings.ts'
import type { Task } from '../tasks.ts'
import { type ConfigText, withLine } from './config-text.ts'

/** One file of a config and all that it extends. */
export interface ConfigPart {
  readonly shown: string
  /** What it was read from; null for code, and for a config that is in no file. */
  readonly text: ConfigText | null
  readonly layer: SettingsLayer
  readonly ignores: Ignore
  readonly overrides: readonly Override[]
}

interface Override {
  readonly files: readonly string[]
  readonly patterns: Ignore
  readonly layer: SettingsLayer
}

/** Where a config was read. */
interface ConfigPlace extends Pick<ConfigPart, 'shown' | 'text'> {
  /** The folder that the paths of policies start from. */
  readonly folder: string
}

/** Makes a checked config ready: its patterns compiled, its policies read. */
export function* configPart(
  loading: PolicyLoading,
  place: ConfigPlace,
  config: Config,
): Task<ConfigPart> {
  const overrides: Override[] = []
  for (const [at, { files, layer }] of config.overrides.entries()) {
    const patterns = ignore().add([...files])
    const read = yield* readPolicies(loading, place, layer, ['overrides', String(at)])
    overrides.push({ files, patterns, layer: read })
  }
  return {
    shown: place.shown,
    text: place.text,
    layer: yield* readPolicies(loading, place, config.layer, []),
    ignores: ignore().add([...config.ignoreFiles]),
    overrides,
  }
}

/** A layer with its policies; `path` leads to the layer in its file. */
function* readPolicies(
  loading: PolicyLoading,
  { shown, folder, text }: ConfigPlace,
  layer: WrittenLayer,
  path: readonly string[],
): Task<SettingsLayer> {
  const by = `${shown}: \`policy\` names`
  const { yaml } = loading.modules
  const see = layer.policy === undefined ? '' : yield* withLine('', text, [...path, 'policy'], yaml)
  return yield* withPolicies(loading, layer, { folder, by, see })
}
