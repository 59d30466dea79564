import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageKey, imageRecord } from '../images/image-record.ts'
import { scoreImageNow } from '../images/score-now.ts'
import type { Options } from '../options.ts'
import { isStopped, type PageRecord, pagePath, reportOf } from '../report/page-record.ts'
import { createReadAgain, type ReadAgain } from './read-again.ts'
import type { Remembered, RememberedPage } from './site-memory.ts'
import { makeUse, type Use } from './use.ts'

/** How much of what is remembered a build is asked about. */
export type Reach = 'all pages' | 'stopped pages' | 'none'

/**
 * Adds the pages of earlier builds that the host did not hand in, as their files and the options are now, to
 * the uses of the plugin. Answers the paths of those pages.
 */
export function addRemembered(
  cwd: string,
  uses: Map<string, Use>,
  remembered: Remembered,
  reach: Reach,
): ReadonlySet<string> {
  const added = new Set<string>()
  if (reach === 'none') return added
  const handedIn = new Set([...uses.values()].flatMap(({ records }) => [...records.keys()]))
  const ownerOf = createOwners(uses, remembered, reach)
  const readers = new Map<string, ReadAgain>()
  for (const page of remembered.pages) {
    if (handedIn.has(page.path) || (reach === 'stopped pages' && !page.stopped)) continue
    const use = ownerOf(page)
    if (use === null) continue
    const read = readers.get(use.key) ?? createReadAgain(cwd, use.options)
    readers.set(use.key, read)
    const record = read(page.path)
    if (record === null) continue
    use.records.set(record.key, record)
    for (const image of remembered.images) addImage(cwd, use, record, image)
    added.add(page.path)
  }
  return added
}

/**
 * Finds the use that a page belongs to now. Options that are new replace those that are gone, so that a page
 * in a cache is held to the gate of today; where none are new, the host has not even made the plugin yet.
 */
function createOwners(
  uses: Map<string, Use>,
  remembered: Remembered,
  reach: Reach,
): (page: RememberedPage) => Use | null {
  const [fresh] = [...uses.values()].filter(({ key }) => remembered.uses[key] === undefined)
  return ({ use: key }) => {
    const known = uses.get(key) ?? fresh
    if (known !== undefined) return known
    return reach === 'all pages' ? revive(uses, key, remembered.uses[key]) : null
  }
}

function revive(uses: Map<string, Use>, key: string, options: Options | undefined): Use | null {
  if (options === undefined) return null
  const use = makeUse(options)
  uses.set(key, use)
  return use
}

/** Adds an image of a page that was read again, as it is now and under the settings that the page has now. */
function addImage(cwd: string, use: Use, page: PageRecord, image: PageRecord): void {
  if (!('draft' in page) || !('draft' in image) || image.image?.page !== page.key) return
  const { shown } = image.draft
  const { settings } = page.draft
  const content = contentOf(join(cwd, shown))
  // An image that was taken away stops nothing.
  if (content === null) return
  const outcome =
    content === image.image.content ? image.image : scoreImageNow(join(cwd, shown), settings)
  const record =
    'problem' in outcome
      ? { key: imageKey(shown, settings), failed: { shown, problem: outcome.problem } }
      : imageRecord({ shown, page: page.key, ...outcome }, settings, image.baseline)
  use.records.set(record.key, record)
}

/** The SHA-256 of a file; null where there is none. */
function contentOf(path: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return null
  }
}

/** What to remember of a build. */
export function rememberUses(uses: Iterable<Use>): Remembered {
  const all = [...uses]
  const records = all.flatMap((use) => [...use.records.values()].map((record) => ({ use, record })))
  const images = records.flatMap(({ record }) =>
    'image' in record && record.image !== undefined ? [{ record, page: record.image.page }] : [],
  )
  const stoppedByImage = new Set(
    images.filter(({ record }) => isStopped(reportOf(record))).map(({ page }) => page),
  )
  return {
    uses: Object.fromEntries(all.map(({ key, options }) => [key, options])),
    pages: records.flatMap(({ use, record }): RememberedPage[] => {
      const path = pagePath(record)
      if (path === null) return []
      const stopped = isStopped(reportOf(record)) || stoppedByImage.has(path)
      return [{ path, use: use.key, stopped }]
    }),
    images: images.map(({ record }) => record),
  }
}
