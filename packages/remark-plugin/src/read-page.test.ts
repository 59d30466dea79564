import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VFile } from 'vfile'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readPage } from './read-page.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'content-trust-read-page-')))
const body = '\nThe pump moved 40 litres.\n'
const whole = `---\ntitle: The pump\n---\n${body}`

beforeAll(() => writeFileSync(join(folder, 'pump.md'), whole))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllGlobals())

/** What is read of a page that a host hands in. */
function sourceOf(value: string, data: VFile['data'] = {}): string {
  const file = new VFile({ cwd: folder, path: 'pump.md', value, data })
  return readPage({ type: 'root', children: [] }, file).source
}

function runAs(script: string): void {
  vi.stubGlobal('process', { ...process, argv: [process.argv[0], script, 'generate'] })
}

describe('a page without its front matter', () => {
  it('is read whole where the host takes front matter out, so that lines are those of the file', () => {
    expect(sourceOf(body, { astro: {} })).toBe(whole)
    runAs('/site/node_modules/.bin/nuxt')
    expect(sourceOf(body)).toBe(whole)
  })

  it('is read as it is handed in elsewhere', () => {
    expect(sourceOf(body)).toBe(body)
    runAs('/site/node_modules/.bin/next')
    expect(sourceOf(body)).toBe(body)
  })

  it('is read as it is handed in where the file holds another text', () => {
    runAs('/site/node_modules/.bin/nuxt')
    expect(sourceOf('Another page.')).toBe('Another page.')
  })
})
