import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lanes } from '../lanes.ts'

const page = readFileSync('CONTRIBUTING.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The names in the first column of the table with this head. */
function namesUnder(head: string): string[] {
  const table = page.split(`\n| ${head} |`)[1]?.split('\n\n')[0] ?? ''
  return [...table.matchAll(/^\| `([\w:-]+)` \| \S/gm)].map(([, name = '']) => name)
}

it('says what each script is for', () => {
  expect(namesUnder('Script | What it is for').sort()).toEqual(Object.keys(scripts).sort())
})

it('says what each lane tests', () => {
  expect(namesUnder('Lane | What it tests').sort()).toEqual(Object.keys(lanes).sort())
})

it('no page names a script that does not exist', () => {
  const pages = ['*.md', '{docs,packages,apps,bench,test,training}/**/*.md'].flatMap((glob) =>
    globSync(glob, { exclude: ['**/node_modules', '**/dist', 'docs/rules', 'CHANGELOG.md'] }),
  )
  const named = pages.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/npm run ([a-z]+[\w:-]*)/g)].map(
      ([, name = '']) => [path, name] as const,
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(([, name]) => !(name in scripts))).toEqual([])
})
