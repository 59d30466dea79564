/** The folder that holds a path: '/' and 'C:/' hold themselves, '' holds every relative path. */
export function folderOf(path: string): string {
  const at = path.lastIndexOf('/')
  if (at < 0) return ''
  const isTop = at === 0 || path[at - 1] === ':'
  return path.slice(0, isTop ? at + 1 : at)
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A path as seen from a folder, without `.` and `..` in its middle; an absolute path is taken as it is. */
export function joinPath(folder: string, path: string): string {
  if (isAbsolutePath(path)) return path
  const [, top = '', rest = ''] = /^((?:[a-z]:)?\/{0,2})(.*)$/is.exec(folder) ?? []
  const parts: string[] = []
  for (const part of `${rest}/${path}`.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '..' || top === '') parts.push(part)
  }
  return top + parts.join('/')
}

/** Whether a path says where it is without a folder to start from. */
export function isAbsolutePath(path: string): boolean {
  return /^(?:\/|[a-z]:\/)/i.test(path)
}

/**
 * The path from a folder down to what is in it; null for what is not below the folder. On a drive of Windows
 * the case of names does not count.
 */
export function pathInside(folder: string, path: string): string | null {
  if (folder === '') return isAbsolutePath(path) || /^\.\.(?:\/|$)/.test(path) ? null : path
  const start = folder.endsWith('/') ? folder : `${folder}/`
  return isSamePath(start, path.slice(0, start.length)) ? path.slice(start.length) : null
}

/** Whether two spellings name one place. */
export function isSamePath(one: string, other: string): boolean {
  return one === other || (/^[a-z]:\//i.test(one) && one.toLowerCase() === other.toLowerCase())
}

/** The path from a folder to another place; '' for the folder itself. */
export function pathFrom(folder: string, path: string): string {
  if (isSamePath(path, folder)) return ''
  if (isAbsolutePath(folder) !== isAbsolutePath(path)) return path
  let up = ''
  for (let at = folder; ; at = folderOf(at)) {
    if (isSamePath(at, path)) return up.slice(0, -1)
    const inside = pathInside(at, path)
    if (inside !== null) return up + inside
    if (at === folderOf(at)) return path
    up += '../'
  }
}
