import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** Files that are, or are about to be, in the repository. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path))

const isText = (path: string): boolean => /\.(ts|js|json|md|mdx|yml|xsd|sh)$|^\.ci\//.test(path)

// Rules, their pages and policies quote drafts, which hold all sorts of bad things.
const quotesDrafts = (path: string): boolean =>
  /^(docs\/rules\/|examples\/|packages\/engine\/src\/text\/rules\/|test\/golden\/|test\/policy\/(set\/|plain-rules))/.test(
    path,
  )

function filesWith(pattern: RegExp): string[] {
  return files.filter(
    (path) => isText(path) && !quotesDrafts(path) && pattern.test(readFileSync(path, 'utf8')),
  )
}

it('names no folder of one machine', () => {
  expect(filesWith(/(?<![\w./])\/(?:work|home|root|Users)\/[\w.-]+/)).toEqual([])
})

it('names files and folders in kebab-case, tests after their module', () => {
  const sources = files.filter((path) => /\.tsx?$/.test(path))
  const odd = sources.filter(
    (path) =>
      !/^[a-z0-9]+(-[a-z0-9]+)*(\.test|\.d|(?:\.vite)?\.config)?\.tsx?$/.test(basename(path)),
  )
  expect(odd).toEqual([])
})

it('keeps no folder for leftovers', () => {
  const leftovers = files.filter((path) =>
    path.split('/').some((name) => ['utils', 'helpers', 'common', 'misc'].includes(name)),
  )
  expect(leftovers).toEqual([])
})

it('opens no debt that nobody has written down', () => {
  expect(
    filesWith(new RegExp(`\\b(?:TO${'DO'}|FIX${'ME'}|X${'XX'})\\b(?!\\s*\\(#\\d+\\))`)),
  ).toEqual([])
})
