import { changeSettings, settings } from '../state/settings.ts'

/** Where pictures go until the writer says otherwise. */
export const USUAL_FOLDER = 'images'

const MOST_REMEMBERED = 500

/** The folder that holds a file. */
function folderOf(path: string): string {
  return path.replace(/[\\/][^\\/]*$/, '')
}

/** Where the pictures of a draft go, as the writer has said for its folder; null: never asked. */
export function rememberedFolder(draft: string): string | null {
  const own = folderOf(draft)
  const found = settings.get().pictureFolders.findLast(({ drafts }) => drafts === own)
  return found?.pictures ?? null
}

/** What to propose for a draft: what was said for a folder above it, else the usual one. */
export function proposedFolder(draft: string): string {
  const own = folderOf(draft)
  const above = settings
    .get()
    .pictureFolders.filter(({ drafts }) => own.startsWith(drafts))
    .toSorted((a, b) => b.drafts.length - a.drafts.length)
  return above[0]?.pictures ?? USUAL_FOLDER
}

/** Keeps where the pictures of the drafts beside this one go. */
export async function rememberFolder(draft: string, pictures: string): Promise<void> {
  if (rememberedFolder(draft) === pictures) return
  const own = folderOf(draft)
  const others = settings.get().pictureFolders.filter(({ drafts }) => drafts !== own)
  const pictureFolders = [...others, { drafts: own, pictures }].slice(-MOST_REMEMBERED)
  await changeSettings({ pictureFolders })
}
