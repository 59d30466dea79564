import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, extname, join, sep } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import { messages } from '../language/messages.ts'

/** Where the window finds images; a folder has a number there, so that no path is in an address. */
export const IMAGE_PATH = '/image/'

const MOST_BYTES = 20 * 1024 * 1024

/** No SVG: it is a document, and may hold more than an image. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** An image with the type that it is served as. */
export interface ImageFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/** The folders whose images the user lets the preview show. */
export interface PreviewImages {
  /** Allows the folder of a file, or the open folder that holds it; gives the address of that file's folder. */
  allow(file: string): Promise<string>
  isAllowed(file: string): Promise<boolean>
  /** The image at a path of the window; null for anything that is not an image or not allowed. */
  read(pathname: string): Promise<ImageFile | null>
}

/** Remembers folders for as long as the app runs. */
export function createPreviewImages(): PreviewImages {
  const folders: string[] = []
  const folderOf = async (file: string): Promise<string> =>
    realpath(dirname(file)).catch(() => {
      throw new CallError('not_found', messages.images.folderGone)
    })
  return {
    allow: async (file) => {
      const folder = await folderOf(file)
      if (!folders.includes(folder)) folders.push(folder)
      return `${IMAGE_PATH}${folders.indexOf(folder)}/`
    },
    isAllowed: async (file) => folders.includes(await folderOf(file)),
    read: async (pathname) => {
      const found = partsOf(pathname)
      const folder = found === null ? undefined : folders[found.folder]
      if (found === null || folder === undefined) return null
      const type = types[extname(found.name).toLowerCase()]
      const path = await realpath(join(folder, found.name)).catch(() => null)
      // A link must not lead to an image elsewhere.
      if (type === undefined || path === null || !path.startsWith(folder + sep)) return null
      const about = await stat(path)
      if (!about.isFile() || about.size > MOST_BYTES) return null
      return { type, bytes: await readFile(path) }
    },
  }
}

function partsOf(pathname: string): { folder: number; name: string } | null {
  const found = /^\/image\/(\d{1,4})\/(.+)$/.exec(pathname)
  if (found === null) return null
  try {
    return { folder: Number(found[1]), name: decodeURIComponent(found[2] ?? '') }
  } catch {
    return null
  }
}
