import { realpath, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { messages } from '../language/messages.ts'

/** Folders from which sites serve addresses that start with a slash. */
const publicFolders = ['', 'public', 'static', 'assets']

/** The file behind the address of an image in a draft: beside or below the draft, or in an open folder. */
export async function findImage(
  allowed: AllowedPaths,
  draft: string,
  address: string,
): Promise<string> {
  const real = await allowed.check(draft)
  const name = pathOf(address)
  if (/\.svgz?$/i.test(name)) {
    throw new CallError('engine_refused', messages.media.drawing)
  }
  const root = allowed.folderOf(real) ?? dirname(real)
  const places = /^[\\/]/.test(name)
    ? publicFolders.map((folder) => join(root, folder, name))
    : [resolve(dirname(real), name)]
  for (const place of places) {
    const found = await realpath(place).catch(() => null)
    if (found === null || !(await stat(found)).isFile()) continue
    // A link must not lead to an image elsewhere.
    const isBeside = found.startsWith(dirname(real) + sep)
    if (isBeside || allowed.folderOf(found) !== null) return found
    throw new CallError('path_refused', messages.media.outside)
  }
  throw new CallError('not_found', messages.media.missing(name))
}

/** The path of an address without its query and fragment, its escapes read. */
function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
