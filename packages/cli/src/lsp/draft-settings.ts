import {
  bufferSource,
  type FileSource,
  type Ignored,
  mergeLayers,
  openWorkspace,
  type Settings,
  UsageError,
  type Workspace,
} from '@content-trust/workspace'
import { diskSource, slashed } from '@content-trust/workspace/disk'
import { type DraftLocation, folderOf, pathOf } from './draft-location.ts'
import type { EditorSettings } from './editor-settings.ts'
import type { OpenDrafts } from './open-drafts.ts'

/** What a draft is scored with, or why it is not scored. */
export type DraftSettings =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'ignored'; readonly ignored: Ignored }
  | { readonly kind: 'broken'; readonly problem: string }

/** Settings of the drafts in the editor's folders; made again when a file that they come from may have changed. */
export interface DraftWorkspaces {
  settingsOf(location: DraftLocation): Promise<DraftSettings>
  /** The workspace of the folder that a path is in. */
  workspaceOf(path: string): Workspace
}

/** The texts of open documents over the files on disk: what is being written counts, saved or not. */
export function editorSource(drafts: OpenDrafts): FileSource {
  const texts = () =>
    new Map(
      drafts.all().flatMap(({ uri, text }) => {
        const path = pathOf(uri)
        return path === null ? [] : [[slashed(path), text] as const]
      }),
    )
  return bufferSource(
    diskSource(),
    (path) => texts().get(path) ?? null,
    () => texts().keys(),
  )
}

/** Reads settings as `check` does in each folder of the editor. */
export function createDraftWorkspaces(
  files: FileSource,
  folders: readonly string[],
  { layer, config, runsConfigCode }: EditorSettings,
  knownRules: readonly string[],
  warn: (problem: string) => void,
): DraftWorkspaces {
  const source = runsConfigCode ? files : withoutCode(files)
  const opened = new Map<string, Workspace>()
  const workspaceOf = (path: string): Workspace => {
    const cwd = slashed(folderOf(path, folders))
    const before = opened.get(cwd)
    if (before !== undefined) return before
    const under = [{ origin: 'editor', layer }]
    const workspace = openWorkspace({ source, cwd, config, knownRules, under })
    opened.set(cwd, workspace)
    return workspace
  }
  return {
    workspaceOf,
    settingsOf: async ({ path }) => {
      if (path === null) {
        // Policies are read from files, and a draft without a name is in no folder.
        const { policy: _, ...rest } = layer
        return { kind: 'settings', settings: mergeLayers([rest]) }
      }
      const workspace = workspaceOf(path)
      try {
        const { settings, ignored } = await workspace.resolve(slashed(path))
        for (const notice of workspace.notices()) warn(notice)
        return ignored === null ? { kind: 'settings', settings } : { kind: 'ignored', ignored }
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        return { kind: 'broken', problem: error.message }
      }
    },
  }
}

/** Ids of the rules that the configs of the editor's folders define; a config that is wrong has none. */
export async function rulesOfFolders(
  files: FileSource,
  folders: readonly string[],
  { config, runsConfigCode }: EditorSettings,
  knownRules: readonly string[],
): Promise<readonly string[]> {
  const source = runsConfigCode ? files : withoutCode(files)
  const { parser } = await import('@content-trust/workspace/parse')
  const rules = folders.map(async (folder) => {
    const cwd = slashed(folder)
    const workspace = openWorkspace({ source, cwd, config, knownRules })
    try {
      const layers = await workspace.layersAbove(`${cwd}/draft.md`)
      return layers.flatMap(({ layer }) => parser.definedRules(layer))
    } catch (error) {
      if (error instanceof UsageError) return []
      throw error
    }
  })
  return (await Promise.all(rules)).flat()
}

/** The same files, of which none is run. */
function withoutCode({ list, read }: FileSource): FileSource {
  return { list, read }
}
