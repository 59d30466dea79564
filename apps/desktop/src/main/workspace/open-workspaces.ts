import {
  type Listing,
  openWorkspace,
  type Resolved,
  settingNames,
  type Workspace,
} from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import type { Folder } from '../../shared/drafts.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { type ListingOf, listFolder } from '../files/list-folder.ts'
import { allowedSource } from './allowed-source.ts'
import { type DraftSettings, resolveDraft, type UnresolvedDraft } from './draft-settings.ts'
import { createSettingsWatch } from './settings-watch.ts'

interface Parts {
  readonly allowed: Pick<AllowedPaths, 'check' | 'checkOwn' | 'topFolderOf'>
  /** Ids of the engine's rules. */
  readonly ruleIds: () => Promise<readonly string[]>
  /** Hears that a file which settings come from has changed. */
  readonly changed: () => void
  /** Hears of files that hold settings and are not used, such as configs that are code; of each once. */
  readonly notice: (notices: readonly string[]) => void
}

/** The settings of drafts in the folders that the user opened. */
export interface OpenWorkspaces {
  /** The settings of a draft; `path` is null for one without a file. */
  settingsOf(path: string | null, draft: UnresolvedDraft): Promise<DraftSettings>
  /** The tree of a folder by its path without links, as its ignore files and configs have it. */
  listFolder(path: string, visit?: (folder: string) => void): Promise<Folder>
  close(): void
}

/**
 * Reads settings below open folders, each folder once until a file changes. A draft that was opened
 * without its folder has those of the window and of its front matter: nothing beside it may be read.
 */
export function createOpenWorkspaces(parts: Parts): OpenWorkspaces {
  const { allowed, changed } = parts
  const opened = new Map<string, Workspace>()
  const listed = new Set<string>()
  const watch = createSettingsWatch(() => {
    opened.clear()
    changed()
  })
  const knownRules = remembered(async () =>
    settingNames((await parts.ruleIds()).map((id) => ({ id }))),
  )
  const noticeOnce = once(parts.notice)
  const workspaceOf = async (real: string): Promise<Workspace | null> => {
    const folder = allowed.topFolderOf(real)
    if (folder === null) return null
    const names = await knownRules()
    const workspace =
      opened.get(folder) ??
      openWorkspace({
        source: allowedSource(allowed, watch),
        cwd: slashed(folder),
        knownRules: names,
      })
    opened.set(folder, workspace)
    return workspace
  }
  const resolve = async (path: string | null): Promise<Pick<Resolved, 'layers' | 'ignored'>> => {
    const real = path === null ? null : await allowed.check(path)
    const workspace = real === null ? null : await workspaceOf(real)
    if (real === null || workspace === null) return { layers: [], ignored: null }
    const resolved = await workspace.resolve(slashed(real))
    noticeOnce(workspace.notices())
    return resolved
  }
  return {
    settingsOf: async (path, draft) => resolveDraft(draft, await knownRules(), () => resolve(path)),
    listFolder: async (path, visit) => {
      const workspace = await workspaceOf(path)
      // Drafts that were open already may lie in it.
      if (!listed.has(path)) changed()
      listed.add(path)
      if (workspace === null) return listFolder(path, undefined, undefined, visit)
      const folder = await listFolder(
        path,
        (each, isFolder) => listingIn(workspace, slashed(each), isFolder),
        undefined,
        visit,
      )
      if (!folder.isTruncated) noticeOnce(workspace.notices(listingOf(folder)))
      return folder
    },
    close: watch.close,
  }
}

function listingOf({ path, entries }: Folder): Listing {
  const files = entries.filter(({ kind }) => kind === 'file')
  return { folders: [slashed(path)], files: files.map((file) => slashed(file.path)) }
}

/** How a path is listed; a mistake in a config hides nothing. */
async function listingIn(
  workspace: Workspace,
  path: string,
  isFolder: boolean,
): ReturnType<ListingOf> {
  if (isFolder) {
    if (!(await workspace.isIgnored(path, true))) return 'shown'
    // What is in a folder that .content-trust-ignore names is shown as unchecked; the rest is hidden.
    return (await workspace.ignoredByName(`${path}/any`)) === null ? 'hidden' : 'shown'
  }
  if ((await workspace.ignoredByName(path)) !== null) return 'unchecked'
  if (await workspace.isIgnored(path, false)) return 'hidden'
  try {
    return (await workspace.resolve(path)).ignored === null ? 'shown' : 'unchecked'
  } catch {
    // Scoring the file says what is wrong.
    return 'shown'
  }
}

/** The answer of a question that is asked once; after a failure it is asked again. */
function remembered<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | null = null
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = null
      throw error
    })
    return answer
  }
}

/** Passes on each sentence once. */
function once(notice: (sentences: readonly string[]) => void): typeof notice {
  const said = new Set<string>()
  return (sentences) => {
    const fresh = sentences.filter((sentence) => !said.has(sentence))
    for (const sentence of fresh) said.add(sentence)
    if (fresh.length > 0) notice(fresh)
  }
}
