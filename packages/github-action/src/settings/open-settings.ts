import {
  folderOf,
  gitTreeSource,
  isSettingsFile,
  type NamedWrittenLayer,
  openWorkspace,
  pathInside,
  UsageError,
  type Workspace,
} from '@content-trust/workspace'
import type { BlobContent, BlobReader } from '../drafts/blobs.ts'
import type { Tree } from '../drafts/trees.ts'
import { ruleNames } from './rule-names.ts'

/** What settings are read with. */
export interface SettingsNeeds {
  readonly blobs: BlobReader
  /** The input `config`, or null. */
  readonly config: string | null
  /** Settings of the inputs, which overrule config files. */
  readonly inputs: NamedWrittenLayer
  /** The drafts that settings are wanted for. */
  readonly drafts: readonly string[]
}

/** Opens the settings of one trusted commit; config that is code is named and not run. */
export async function openSettings(
  { paths }: Tree,
  { blobs, config, inputs, drafts }: SettingsNeeds,
): Promise<Workspace> {
  if (config !== null && !paths.has(config)) {
    throw new UsageError(
      `The input \`config\` names ${config}, which is not in the base of this change; the config is read from there.`,
    )
  }
  // In one request: a checkout starts a process for each, the API answers one at a time.
  const ids = [...paths].filter(([path]) => isAbove(path, drafts)).map(([, id]) => id)
  const known = await blobs.read(ids)
  const source = gitTreeSource({
    paths,
    read: async (id) => bytesOf(known.get(id) ?? (await blobs.read([id])).get(id)),
  })
  return openWorkspace({ source, cwd: '', config, knownRules: ruleNames, over: [inputs] })
}

/** Whether a file may hold settings of some of the drafts. */
function isAbove(path: string, drafts: readonly string[]): boolean {
  return isSettingsFile(path) && drafts.some((draft) => pathInside(folderOf(path), draft) !== null)
}

function bytesOf(content: BlobContent | undefined): Uint8Array {
  if (content instanceof Uint8Array) return content
  throw new Error(content?.problem ?? 'not in this repository')
}
