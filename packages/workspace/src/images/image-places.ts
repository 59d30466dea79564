/** Folders from which sites serve addresses that start with a slash. */
const publicFolders = ['', 'public', 'static', 'assets']

/**
 * Files that an image of a page may be, the likeliest first, as paths from the root of the project with
 * slashes. None lies outside the root. An address that starts with a slash is looked for in the public
 * folders beside the page and above it; `@site/`, as Docusaurus has it, in the folders above.
 */
export function imagePlaces(page: string, name: string): string[] {
  const folder = page.split('/').slice(0, -1)
  const site = /^@site\/(.*)$/s.exec(name)
  const [, fromSite = null] = site ?? []
  if (fromSite !== null) return places(above(folder), [''], fromSite)
  if (name.startsWith('/')) return places(above(folder), publicFolders, name)
  return places([folder], [''], name)
}

/** A folder and all that hold it, up to the root. */
function above(folder: readonly string[]): string[][] {
  return Array.from({ length: folder.length + 1 }, (_, up) => folder.slice(0, folder.length - up))
}

function places(
  folders: readonly (readonly string[])[],
  beside: readonly string[],
  name: string,
): string[] {
  const paths = folders.flatMap((folder) =>
    beside.flatMap((each) => insidePath([...folder, each, ...name.split('/')]) ?? []),
  )
  return [...new Set(paths)]
}

/** The path without `.` and `..`; null where it leads out of the root or to no file. */
function insidePath(parts: readonly string[]): string | null {
  const path: string[] = []
  for (const part of parts) {
    if (part === '' || part === '.') continue
    if (part !== '..') path.push(part)
    else if (path.pop() === undefined) return null
  }
  return path.length === 0 ? null : path.join('/')
}
