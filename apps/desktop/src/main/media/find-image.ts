import { realpath, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { imagePlaces, localImageName } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import { CallError } from '../../shared/answer.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { messages } from '../language/messages.ts'

/**
 * The file behind the address of an image in a draft: beside or below the draft, or in an open folder, at
 * the places where every other host looks.
 */
export async function findImage(
  allowed: AllowedPaths,
  draft: string,
  address: string,
): Promise<string> {
  const real = await allowed.check(draft)
  if (/\.svgz?(?:[?#]|$)/i.test(address)) {
    throw new CallError('engine_refused', messages.media.drawing)
  }
  const name = localImageName(address) ?? address
  const root = allowed.folderOf(real) ?? dirname(real)
  const places = imagePlaces(slashed(relative(root, real)), slashed(name))
  if (places.length === 0) throw new CallError('path_refused', messages.media.outside)
  for (const place of places) {
    const found = await realpath(join(root, place)).catch(() => null)
    if (found === null || !(await stat(found)).isFile()) continue
    // A link must not lead to an image elsewhere.
    const isBeside = found.startsWith(dirname(real) + sep)
    if (isBeside || allowed.folderOf(found) !== null) return found
    throw new CallError('path_refused', messages.media.outside)
  }
  throw new CallError('not_found', messages.media.missing(name))
}
