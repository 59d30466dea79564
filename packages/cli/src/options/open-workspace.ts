import {
  type NamedLayer,
  openWorkspace,
  settingNames,
  type Workspace,
} from '@content-trust/workspace'
import { diskSource, slashed } from '@content-trust/workspace/disk'
import type { Host, TextEngine } from '../host.ts'
import type { CheckOptions } from './check-options.ts'

/** Opens the settings of drafts on this machine, with the layers of the command line. */
export function openHostWorkspace(
  host: Host,
  { ruleCatalogue }: Pick<TextEngine, 'ruleCatalogue'>,
  options: Pick<CheckOptions, 'config'>,
  layers: { readonly under?: readonly NamedLayer[]; readonly over?: readonly NamedLayer[] } = {},
): Workspace {
  return openWorkspace({
    source: diskSource(),
    cwd: slashed(host.cwd),
    config: options.config === undefined ? null : slashed(options.config),
    knownRules: settingNames(ruleCatalogue),
    ...layers,
  })
}
