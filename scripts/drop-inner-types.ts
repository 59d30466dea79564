import { existsSync, globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.object({ types: z.string().optional() })])),
})
/** What a declaration names another by: `from '…'`, `import('…')` and `import '…'`. */
const named = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g

/**
 * Removes the declarations of a built package that no entry of its `exports` leads to: nobody who installs it can name what
 * they declare. Answers how many stay and go; throws where an entry or a declaration that one names is not there.
 */
export async function dropInnerTypes(folder: string): Promise<{ kept: number; dropped: number }> {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  const entries = Object.values(manifest.exports).flatMap((each) =>
    typeof each === 'string' || each.types === undefined ? [] : [join(folder, each.types)],
  )
  const reached = new Set<string>()
  for (const waiting = [...entries]; ; ) {
    const file = waiting.pop()
    if (file === undefined) break
    if (reached.has(file)) continue
    if (!existsSync(file)) throw new Error(`no declaration ${relative(folder, file)} was built`)
    reached.add(file)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(named)) {
      if (/\.json$/.test(path)) continue
      waiting.push(join(dirname(file), path.replace(/\.[jt]s$/, '.d.ts')))
    }
  }
  const all = globSync(join(folder, 'dist/**/*.d.ts'))
  const inner = all.filter((file) => !reached.has(file))
  await Promise.all(inner.map((file) => rm(file)))
  return { kept: all.length - inner.length, dropped: inner.length }
}
