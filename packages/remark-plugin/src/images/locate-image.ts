import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { imagePlaces } from '@content-trust/engine/settings'

/** Where an image of a page lies, as a path from the working folder, or why it is not looked at. */
export type Located = { readonly path: string } | { readonly problem: string }

/** Finds the file of an image; no file outside the working folder is opened, also not through a link. */
export function locateImage(cwd: string, page: string, name: string): Located {
  const places = imagePlaces(page, name)
  if (places.length === 0) return { problem: 'lies outside the project' }
  for (const path of places) {
    const file = join(cwd, path)
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) continue
    return isInside(cwd, file) ? { path } : { problem: 'leads out of the project' }
  }
  return { problem: 'was not found' }
}

function isInside(cwd: string, file: string): boolean {
  const path = relative(realpathSync(cwd), realpathSync(file))
  return path !== '' && !isAbsolute(path) && !/^\.\.(?:[\\/]|$)/.test(path)
}
