import { folderOf, joinPath, nameOf, pathFrom } from '../paths.ts'
import type { Task } from '../tasks.ts'
import type { Reader } from '../workspace/reader.ts'
import { imagePlaces } from './image-places.ts'

/** The file of an image that a draft shows, or why there is none. */
export type FoundImage =
  | { readonly path: string }
  /** `outside`: it is not in the repository, and no such file is opened. */
  | { readonly missing: 'outside' | 'no such file' }

/** Finds the file of an image by the name that a draft has for it. */
export function* findImage(
  reader: Reader,
  root: string,
  draft: string,
  name: string,
): Task<FoundImage> {
  const places = imagePlaces(pathFrom(root, draft), name)
  if (places.length === 0) return { missing: 'outside' }
  for (const place of places) {
    const path = joinPath(root, place)
    const entries = yield* reader.list(folderOf(path))
    const entry = entries.find((each) => each.name === nameOf(path))
    if (entry !== undefined && entry.kind !== 'folder') return { path }
  }
  return { missing: 'no such file' }
}
