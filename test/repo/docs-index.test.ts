import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const index = readFileSync(join(docs, 'README.md'), 'utf8')

it('the index of the documentation links to every page', () => {
  const linked = new Set([...index.matchAll(/\]\(([^)#]+)/g)].map(([, target]) => target))
  const pages = readdirSync(docs, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile() && entry.name.endsWith('.md')) return [entry.name]
    const inside = entry.isDirectory() ? readdirSync(join(docs, entry.name)) : []
    return inside.includes('README.md') ? [`${entry.name}/README.md`] : []
  })
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((page) => page !== 'README.md' && !linked.has(page))).toEqual([])
})
