import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import type { PageSettings } from '../open-settings.ts'

/** Where an image of a page is, or why it is not looked at. */
export type Located = { readonly path: string } | { readonly problem: string }

/** Finds the file of an image; no file outside the repository is opened, also not through a link. */
export function locateImage(
  { workspace, placeOf }: Pick<PageSettings, 'workspace' | 'placeOf'>,
  page: string,
  name: string,
): Located {
  const found = workspace.findImage(placeOf(page), name)
  if ('missing' in found) {
    return { problem: found.missing === 'outside' ? 'lies outside the project' : 'was not found' }
  }
  const { path } = found
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    return { problem: 'was not found' }
  const isInside = isBelow(workspace.rootOf(placeOf(page)), path)
  return isInside ? { path } : { problem: 'leads out of the project' }
}

function isBelow(root: string, file: string): boolean {
  const path = relative(realpathSync(root), realpathSync(file))
  return path !== '' && !isAbsolute(path) && !/^\.\.(?:[\\/]|$)/.test(path)
}
