import { mergeLayers, type Settings } from '@content-trust/engine/settings'
import { createFolderChain, type FolderChain } from '../config/find-config.ts'
import { type ConfigLookup, createConfigLookup } from '../config/load-config.ts'
import { createIgnoreFiles, type IgnoreFiles } from '../drafts/ignore-files.ts'
import { UsageError } from '../usage-error.ts'
import { type DraftPlace, folderOf } from './draft-place.ts'
import type { EditorSettings } from './editor-settings.ts'

/** What a draft is scored with, or why it is not scored. */
export type DraftSettings =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'broken'; readonly problem: string }

/** Finds the settings of drafts; made anew when a file that it read may have changed. */
export type SettingsLookup = (place: DraftPlace) => Promise<DraftSettings>

interface Folder {
  readonly chain: FolderChain
  readonly lookup: ConfigLookup
  readonly ignores: IgnoreFiles
}

/** Reads config and ignore files as `check` does in each folder of the workspace. */
export function createSettingsLookup(
  folders: readonly string[],
  { layer, config }: EditorSettings,
  knownRules: readonly string[],
  edition: number,
): SettingsLookup {
  const known = new Map<string, Folder>()
  const open = (cwd: string): Folder => {
    const before = known.get(cwd)
    if (before !== undefined) return before
    const chain = createFolderChain(cwd)
    const folder = {
      chain,
      lookup: createConfigLookup({ cwd, only: config, chain, knownRules, edition }),
      ignores: createIgnoreFiles(['.content-trust-ignore'], chain),
    }
    known.set(cwd, folder)
    return folder
  }
  return async ({ path }) => {
    if (path === null) return { kind: 'settings', settings: mergeLayers([layer]) }
    const { lookup, ignores } = open(folderOf(path, folders))
    try {
      if (await ignores.isIgnored(path, false)) return { kind: 'ignored' }
      const { layers, ignoredBy } = await lookup(path)
      if (ignoredBy !== null) return { kind: 'ignored' }
      const named = layers.map((each) => each.layer)
      return { kind: 'settings', settings: mergeLayers([layer, ...named]) }
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      return { kind: 'broken', problem: error.message }
    }
  }
}
