import {
  type ConfigLayer,
  type NamedWrittenLayer,
  openWorkspace,
  settingNames,
  type Workspace,
} from '@content-trust/workspace'
import { diskSource, diskSourceSync, slashed } from '@content-trust/workspace/disk'
import type { Host, TextEngine } from '../host.ts'
import type { CheckOptions } from './check-options.ts'

/** Opens the settings of drafts on this machine, with the layers of the command line. */
export function openHostWorkspace(
  host: Host,
  { ruleCatalogue }: Pick<TextEngine, 'ruleCatalogue'>,
  options: Pick<CheckOptions, 'config'>,
  layers: {
    readonly under?: readonly NamedWrittenLayer[]
    readonly over?: readonly NamedWrittenLayer[]
  } = {},
): Workspace {
  // A run waits for each file anyway, and what reads without waiting loads 2 ms sooner.
  const { list, read } = diskSourceSync()
  return openWorkspace({
    source: { ...diskSource(), list, read },
    cwd: slashed(host.cwd),
    config: options.config === undefined ? null : slashed(options.config),
    knownRules: settingNames(ruleCatalogue),
    ...layers,
  })
}

/** Layers of the config files that hold in the working folder, those of all their overrides too. */
export async function hostLayers(
  host: Host,
  engine: Pick<TextEngine, 'ruleCatalogue'>,
  options: Pick<CheckOptions, 'config'>,
): Promise<readonly ConfigLayer[]> {
  const workspace = openHostWorkspace(host, engine, options)
  return await workspace.layersAbove(`${slashed(host.cwd)}/draft.md`)
}

/** Ids of the rules that these layers define. */
export async function ownRuleIds(
  host: Host,
  engine: Pick<TextEngine, 'ruleCatalogue'>,
  options: Pick<CheckOptions, 'config'>,
): Promise<readonly string[]> {
  const layers = await hostLayers(host, engine, options)
  return layers.flatMap(({ layer }) => Object.keys(layer.rules ?? {}))
}
