import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { AllowedPaths } from './allowed-paths.ts'
import { readDraftFile } from './draft-files.ts'
import { isDraftName } from './list-folder.ts'

/** Names of a draft that stands for its folder. */
const indexNames = ['README.md', 'index.md', '_index.md']

/** The call that follows a link from one draft to another, among what the user opened. */
export function createLinkCalls(allowed: AllowedPaths): Pick<Handlers, 'openLinkedDraft'> {
  return {
    openLinkedDraft: async ({ draft, address }) => {
      const real = await allowed.check(draft)
      const named = placeOf(allowed, real, address)
      for (const path of candidates(named)) {
        // A link may leave the ending away, so it is looked for before it is known to be a draft.
        const target = await allowed.checkOwn(path).catch(() => {
          throw new CallError('path_refused', messages.links.outside(basename(path)))
        })
        const found = await stat(target).catch(() => null)
        if (found?.isFile() !== true) continue
        if (!isDraftName(target)) {
          throw new CallError('not_text', messages.links.notDraft(basename(path)))
        }
        return readDraftFile(await allowed.check(target))
      }
      throw new CallError('not_found', messages.links.missing(basename(named)))
    },
  }
}

/** The path that a link means: from the folder of its draft, or with `/` from the open folder. */
function placeOf(allowed: AllowedPaths, draft: string, address: string): string {
  const path = decoded(address.replace(/[?#].*$/s, ''))
  if (!path.startsWith('/')) return join(dirname(draft), path)
  const top = allowed.topFolderOf(draft)
  if (top === null) throw new CallError('path_refused', messages.links.outside(basename(path)))
  return join(top, path)
}

/** Where to look: sites leave the ending of a draft away, or name its folder alone. */
function candidates(path: string): string[] {
  return [path, `${path}.md`, ...indexNames.map((name) => join(path, name))]
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
