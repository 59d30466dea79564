import { folderOf, isAbsolutePath, joinPath, pathInside } from '../paths.ts'
import type { Task } from '../tasks.ts'
import type { Reader } from './reader.ts'

/** What is looked for by a name. */
export interface Wanted {
  /** The beginning of a message: the file that has the name, its key, and the name. */
  readonly named: string
  /** The file of a package that is named alone; undefined where it has none. */
  readonly fileOfPackage: (folder: string) => Task<string | undefined>
  /** What a package is expected to hold. */
  readonly expected: string
  /** What a name is not that nothing has; goes on after a comma. */
  readonly unknown: string
  /** The name that is probably meant: a sentence, or nothing. */
  readonly meant?: string
}

/** Whether a name is a path: it starts with `./`, `../` or `/`. */
function isPath(name: string): boolean {
  return /^\.{1,2}\//.test(name) || isAbsolutePath(name)
}

/** The file of a name, or a sentence on why there is none. */
export type Found = { readonly path: string } | { readonly problem: string }

/** The file that a name means, as seen from a folder: a path, an installed package, or a file in one. */
export function* findNamed(
  reader: Reader,
  folder: string,
  name: string,
  { named, fileOfPackage, expected, unknown, meant = '' }: Wanted,
): Task<Found> {
  if (isPath(name)) {
    const file = joinPath(folder, name)
    if (yield* isFile(reader, file)) return { path: file }
    return { problem: `${named}, but there is no such file: ${reader.show(file)}.` }
  }
  const [, pack = '', inside = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(name) ?? []
  for (let at = folder; ; at = folderOf(at)) {
    const place = joinPath(at, `node_modules/${pack}`)
    if ((yield* reader.list(place)).length > 0) {
      const found = inside === '' ? yield* fileOfPackage(place) : joinPath(place, inside)
      // `pack/../../other` leads out of the package.
      const isIn = found !== undefined && pathInside(place, found) !== null
      if (isIn && (yield* isFile(reader, found))) return { path: found }
      const missing = inside === '' ? expected : inside
      return { problem: `${named}, but the package ${pack} does not hold ${missing}.` }
    }
    if (at === folderOf(at)) break
  }
  const isBeside = yield* isFile(reader, joinPath(folder, name))
  const advice = isBeside
    ? `For the file beside it, write ./${name}.`
    : `Install the package ${pack}; a file is named by a path that starts with ./ or ../.`
  return { problem: `${named}, ${unknown} ${meant === '' ? advice : meant}` }
}

function* isFile(reader: Reader, path: string): Task<boolean> {
  const entries = yield* reader.list(folderOf(path))
  const name = path.slice(path.lastIndexOf('/') + 1)
  return entries.some((entry) => entry.name === name && entry.kind !== 'folder')
}
