import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const names = new Set(
  globSync('{packages,apps}/*/package.json').map(
    (path): string => JSON.parse(readFileSync(path, 'utf8')).name,
  ),
)
const changes = globSync('.changeset/*.md').filter((path) => basename(path) !== 'README.md')

it.each(changes)('%s names packages that are here', (path) => {
  const [, head = ''] = /^---\n(.*?)---\n/s.exec(readFileSync(path, 'utf8')) ?? []
  const named = [...head.matchAll(/^["']?([^"':]+)["']?: (?:patch|minor|major)$/gm)]
  expect(named.length).toBe(head.trim().split('\n').length)
  expect(named.flatMap(([, name = '']) => (names.has(name) ? [] : [name]))).toEqual([])
})
