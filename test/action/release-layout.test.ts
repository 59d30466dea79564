import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { assembleAction } from '../../scripts/assemble-action.ts'

const sources = 'packages/github-action'
const marketplaceSchema = z.object({
  name: z.string(),
  description: z.string(),
  author: z.string(),
  branding: z.object({ icon: z.string(), color: z.string() }),
})
const manifestSchema = z.object({ runs: z.object({ main: z.string() }) })

describe('the action as it is released', () => {
  const release = mkdtempSync(join(tmpdir(), 'content-trust-release-'))
  const folder = join(release, 'action')
  const images = join(release, 'images')
  beforeAll(async () => await assembleAction(release, 'octo-org/content-trust'))
  afterAll(() => rmSync(release, { recursive: true }))

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
      expect.arrayContaining(['LICENSES.txt', 'NOTICE.md', 'engine.js', 'image-code.json']),
    )
  })

  it('is a small download: what only runs with images need is elsewhere', () => {
    const names = readdirSync(join(folder, 'dist'))
    expect(names.filter((name) => /image-thread|sharp|wasm/.test(name))).toEqual([])
    const sizeOf = (name: string) => statSync(join(folder, 'dist', name)).size
    expect(names.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThan(10_000_000)
    const bytes = names.map((name) => gzipSync(readFileSync(join(folder, 'dist', name))).length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(3_100_000)
  })

  it('names the code for images by the ids that git gives it', () => {
    const listed = JSON.parse(readFileSync(join(folder, 'dist/image-code.json'), 'utf8'))
    const names = listed.files.map(({ name }: { name: string }) => name)
    expect(['LICENSES.txt', ...names].sort()).toEqual(readdirSync(images).sort())
    expect(names).toContain('image-thread.mjs')
    for (const { name, blob } of listed.files) {
      const { stdout } = spawnSync('git', ['hash-object', '--no-filters', join(images, name)], {
        encoding: 'utf8',
      })
      expect([name, blob]).toEqual([name, stdout.trim()])
    }
  })

  it('is ready for the Marketplace', () => {
    const text = readFileSync(join(folder, 'action.yml'), 'utf8')
    const { name, description, author, branding } = marketplaceSchema.parse(parse(text))
    expect([name, author]).toEqual(['Content Trust', 'Content Trust'])
    expect(description.length).toBeLessThan(125)
    expect(branding).toEqual({ icon: 'file-text', color: 'blue' })
    // The Marketplace lists a repository with one action and no workflow.
    const all = readdirSync(release, { recursive: true }).map(String)
    expect(all.filter((path) => /action\.ya?ml$/.test(path))).toEqual(['action/action.yml'])
    expect(all.filter((path) => path.includes('.github'))).toEqual([])
  })

  it('says `uses:` in one line that works, with the name of the repository that it is released from', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const lines = [...readme.matchAll(/uses: (\S*content-trust\S*)/g)].map(([, used]) => used)
    expect(new Set(lines)).toEqual(new Set(['octo-org/content-trust@v1']))
    const { homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect(homepage).toBe('https://github.com/octo-org/content-trust')
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
