import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Version, versionSchema } from '../../shared/ipc/history.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import { thinOut } from './thin-out.ts'

const ENDING = '.gz'
const [compress, expand] = [promisify(gzip), promisify(gunzip)]

/** How much is kept: versions of one draft, and bytes of all of them on the disk. */
export interface VersionLimits {
  readonly perDraft: number
  readonly bytes: number
}

export const versionLimits: VersionLimits = { perDraft: 50, bytes: 20 * 1024 * 1024 }

/** What a version is kept with. */
type Kept = Pick<Version, 'words' | 'decision' | 'reason'> & { readonly text: string }

export interface Versions {
  /** Keeps a text under a name, unless it is the one that was kept last. */
  keep(name: string, version: Kept): Promise<void>
  /** The newest first. */
  list(name: string): Promise<Version[]>
  read(name: string, id: string): Promise<string | null>
  /** What was kept under one name is found under another from now on, unless something is there already. */
  move(from: string, to: string): Promise<void>
  clear(): Promise<void>
}

/**
 * Earlier versions of drafts, compressed, in a folder of the app that only its owner may read. A draft is a folder
 * named by a hash; what is known of a version is in the name of its file, so that no list can go out of step.
 */
export function createVersions(
  folder: string,
  limits = versionLimits,
  clock: () => number = Date.now,
): Versions {
  const folderOf = (name: string): string =>
    join(folder, createHash('sha256').update(name).digest('hex').slice(0, 32))
  const fileOf = (name: string, id: string): string => join(folderOf(name), id + ENDING)
  // One change after the other, so that a version is neither kept twice nor counted while it goes.
  let chain: Promise<void> = Promise.resolve()
  const inOrder = (step: () => Promise<void>): Promise<void> => {
    chain = chain.catch(() => undefined).then(step)
    return chain
  }
  const read = async (name: string, id: string): Promise<string | null> => {
    try {
      return (await expand(await readFile(fileOf(name, id)))).toString()
    } catch {
      return null
    }
  }
  const keepNow = async (name: string, { text, words, decision, reason }: Kept): Promise<void> => {
    const known = await listVersions(folderOf(name))
    const [last] = known
    if (last !== undefined && (await read(name, last.id)) === text) return
    // Names tell times apart, also when a clock is set back.
    const time = Math.max(clock(), (last?.time ?? 0) + 1)
    const id = `${time}-${words ?? 0}-${decision ?? (words === null ? 'unknown' : 'none')}-${reason}`
    await mkdir(folderOf(name), { recursive: true, mode: 0o700 })
    await writeFileAtomic(fileOf(name, id), await compress(text), 0o600)
    const given = new Set(
      thinOut([...known.map((version) => version.time), time], limits.perDraft, time),
    )
    for (const version of known.filter((each) => given.has(each.time))) {
      await rm(fileOf(name, version.id), { force: true })
    }
    await dropOldest(folder, limits.bytes)
  }
  return {
    read,
    keep: (name, version) => inOrder(() => keepNow(name, version)),
    list: async (name) => {
      await chain.catch(() => undefined)
      return listVersions(folderOf(name))
    },
    move: (from, to) =>
      inOrder(async () => {
        const isTaken = await stat(folderOf(to)).then(
          () => true,
          () => false,
        )
        if (!isTaken) await rename(folderOf(from), folderOf(to)).catch(() => undefined)
      }),
    clear: () => inOrder(() => rm(folder, { recursive: true, force: true })),
  }
}

async function listVersions(folder: string): Promise<Version[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap((name) => (name.endsWith(ENDING) ? versionOf(name.slice(0, -ENDING.length)) : []))
    .toSorted((a, b) => b.time - a.time)
}

/** Reads the name of a version: time, words, decision and reason. */
function versionOf(id: string): Version[] {
  const [time, words, decision, reason] = id.split('-')
  const parsed = versionSchema.safeParse({
    id,
    time: Number(time),
    words: decision === 'unknown' ? null : Number(words),
    decision: decision === 'unknown' || decision === 'none' ? null : decision,
    reason,
  })
  return parsed.success ? [parsed.data] : []
}

/** Deletes the oldest versions of all drafts until the rest has room. */
async function dropOldest(folder: string, most: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (draft) => {
      const versions = await listVersions(join(folder, draft))
      return Promise.all(
        versions.map(async ({ id, time }) => {
          const path = join(folder, draft, id + ENDING)
          const size = await stat(path).then(
            (found) => found.size,
            () => 0,
          )
          return { path, time, size }
        }),
      )
    }),
  )
  let room = most
  for (const { path, size } of files.flat().toSorted((a, b) => b.time - a.time)) {
    room -= size
    if (room < 0) await rm(path, { force: true })
  }
}
