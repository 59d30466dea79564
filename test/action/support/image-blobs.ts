import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** What the repository of the action has besides the action itself: the code that runs with images fetch. */
export function imageBlobs(): ReadonlyMap<string, Buffer> {
  const folder = inject('imageCode')
  if (folder === undefined) return new Map()
  return new Map(
    readdirSync(folder).map((name) => {
      const bytes = readFileSync(join(folder, name))
      return [
        createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex'),
        bytes,
      ]
    }),
  )
}
