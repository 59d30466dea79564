import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { assembleAction } from '../../scripts/assemble-action.ts'

const sources = 'packages/github-action'
const manifestSchema = z.object({ runs: z.object({ main: z.string() }) })

describe('the action as it is released', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-release-'))
  beforeAll(async () => await assembleAction(folder, 'octo-org/content-trust'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has action.yml at its root, as the sources have it, and nothing beyond what runs', () => {
    expect(readdirSync(folder).sort()).toEqual([
      'LICENSE',
      'README.md',
      'action.yml',
      'dist',
      'package.json',
    ])
    const released = readFileSync(join(folder, 'action.yml'), 'utf8')
    expect(released).toBe(readFileSync(join(sources, 'action.yml'), 'utf8'))
    expect(readdirSync(join(folder, 'dist'))).toEqual(
      expect.arrayContaining(['LICENSES.txt', 'NOTICE.md', 'engine.js', 'image-thread.js']),
    )
  })

  it('starts at the main file that action.yml names', () => {
    const { runs } = manifestSchema.parse(parse(readFileSync(join(folder, 'action.yml'), 'utf8')))
    const main = join(folder, runs.main)
    expect(statSync(main).isFile()).toBe(true)
    // Without the environment of a workflow it has to say what is missing, and load everything to say it.
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stdout).toMatch(/^::error/m)
    expect(stderr).toBe('')
  })

  it('links from its README to pages of the main branch that exist', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const links = [...readme.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link)
    const toMain = links.flatMap(
      (link) => link.split('https://github.com/octo-org/content-trust/blob/main/')[1] ?? [],
    )
    expect(toMain.length).toBeGreaterThan(3)
    for (const path of toMain) expect([path, statSync(path).size > 0]).toEqual([path, true])
    expect(links.filter((link) => link.startsWith('.'))).toEqual([])
  })
})
