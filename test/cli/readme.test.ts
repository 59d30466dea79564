import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const packageFolder = fileURLToPath(new URL('../../packages/cli/', import.meta.url))

it('the page of the command line has no image, link or file of another folder', async () => {
  const text = await readFile(join(packageFolder, 'README.md'), 'utf8')
  expect(text).not.toContain(dirname(packageFolder))
  expect(text).not.toMatch(/\]\(\.\.\//)
})
