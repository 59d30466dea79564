import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a window shows at one moment, where `expect.poll` would ask until it is so. */
const atOnce =
  /expect\(\s*await [^\n]*?\.(?:count|isVisible|textContent|inputValue|getAttribute|allTextContents)\((?:'[^']*')?\)\s*,?\s*\)/

const files = globSync('test/{desktop,desktop-renderer,browser,docs-site}/**/*.ts', {
  exclude: ['**/node_modules/**'],
})

it.each(files)('%s waits for what a window shows, as a busy machine shows it late', (path) => {
  expect(readFileSync(path, 'utf8')).not.toMatch(atOnce)
})
