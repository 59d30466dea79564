import { mkdir, realpath, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, isAbsolute, join, relative, sep } from 'node:path'
import { CallError } from '../../shared/answer.ts'
import { MOST_PICTURE_BYTES } from '../../shared/ipc/paste.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { AllowedPaths } from './allowed-paths.ts'
import { diskError } from './disk-error.ts'
import { type PictureType, pictureFacts } from './picture-type.ts'
import { plainName } from './user-files.ts'

/** Endings that a picture of each type may have already. */
const endings: Readonly<Record<PictureType, readonly string[]>> = {
  png: ['.png'],
  jpg: ['.jpg', '.jpeg'],
  gif: ['.gif'],
  webp: ['.webp'],
}

const MOST_NAMES = 10_000

/** The calls that put pictures beside a draft that the user opened. */
export function createPictureCalls(
  allowed: AllowedPaths,
): Pick<Handlers, 'proposePictureNames' | 'savePicture'> {
  return {
    proposePictureNames: async ({ draft, folder, names }) => {
      const real = await allowed.check(draft)
      const target = await pictureFolder(allowed, real, folder)
      const taken = new Set<string>()
      const free: string[] = []
      for (const name of names) {
        const next = await freeName(target, plainName(name), taken)
        taken.add(next.toLowerCase())
        free.push(next)
      }
      return { names: free }
    },
    savePicture: async ({ draft, folder, name, bytes }) => {
      const real = await allowed.check(draft)
      const file = nameWithEnding(plainName(name), bytes)
      const wanted = await pictureFolder(allowed, real, folder)
      await mkdir(wanted, { recursive: true }).catch((error: unknown) => {
        throw diskError(error, wanted)
      })
      // What was just made is no link; what was there may have become one.
      const target = await pictureFolder(allowed, real, folder)
      const path = join(target, file)
      // An existing file stays as it is, and a link in its place is not followed.
      await writeFile(path, bytes, { flag: 'wx' }).catch((error: unknown) => {
        throw diskError(error, path)
      })
      return { address: relative(dirname(real), path).split(sep).join('/') }
    },
  }
}

/** The name with the ending of its bytes: they decide what a picture is. */
function nameWithEnding(name: string, bytes: Uint8Array): string {
  if (bytes.byteLength > MOST_PICTURE_BYTES) {
    const megabytes = (bytes.byteLength / 1024 / 1024).toFixed(1)
    throw new CallError('too_large', messages.pictures.tooLarge(name, megabytes))
  }
  const facts = pictureFacts(bytes)
  if (facts === null) throw new CallError('not_available', messages.pictures.notPicture(name))
  const [first = ''] = endings[facts.type]
  const ending = extname(name).toLowerCase()
  if (endings[facts.type].includes(ending)) return name
  const isOther = Object.values(endings).flat().includes(ending)
  return `${isOther ? name.slice(0, -ending.length) : name}${first}`
}

/** Where pictures of a draft go: its folder or one below it, or a folder of the open one. */
async function pictureFolder(
  allowed: AllowedPaths,
  draft: string,
  folder: string,
): Promise<string> {
  const own = dirname(draft)
  const isThere = await stat(own).catch(() => null)
  if (isThere?.isDirectory() !== true) throw new CallError('not_found', messages.pictures.noDraft)
  const parts = folder.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
  if (isAbsolute(folder) || /^[a-z]:/i.test(folder)) {
    throw new CallError('path_refused', messages.pictures.outside)
  }
  for (const part of parts) {
    if (part === '..') continue
    if (part.startsWith('.')) throw new CallError('path_refused', messages.pictures.hidden)
    plainName(part)
  }
  const target = await followLinks(join(own, ...parts))
  const isBeside = target === own || target.startsWith(own.endsWith(sep) ? own : own + sep)
  if (isBeside || allowed.folderOf(target) !== null) return target
  throw new CallError('path_refused', messages.pictures.outside)
}

/** A folder with its links followed; what is still to be made has none. */
async function followLinks(path: string): Promise<string> {
  const above = dirname(path)
  return realpath(path).catch(async () =>
    above === path ? path : join(await followLinks(above), path.slice(above.length)),
  )
}

/** A name that no file of the folder has: `oven.png`, `oven-2.png`. */
async function freeName(folder: string, name: string, taken: ReadonlySet<string>): Promise<string> {
  const ending = extname(name)
  const stem = name.slice(0, name.length - ending.length)
  for (let count = 1; count <= MOST_NAMES; count++) {
    const next = count === 1 ? name : `${stem}-${count}${ending}`
    if (taken.has(next.toLowerCase())) continue
    if ((await stat(join(folder, next)).catch(() => null)) === null) return next
  }
  return name
}
