import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generated, photo } from '../support/images.ts'
import { makeSite, runBuild } from './support/run-build.ts'

const text = '# The pump\n\nThe pump moved 40 litres in 12 minutes on 3 May 2019.\n'
const site = (more: Readonly<Record<string, string | Uint8Array>> = {}) =>
  makeSite({
    'docs/pump.md': `${text}\n![The pump](/img/made.png)\n`,
    'docs/well.md': `${text}\n![The well](./well.jpg) and ![The pump](/img/made.png)\n`,
    'docs/well.jpg': photo,
    'static/img/made.png': generated,
    ...more,
  })
const pages = ['docs/pump.md', 'docs/well.md']

describe('the images of a build', () => {
  it('are not looked at without the option', () => {
    const { status, stdout, stderr } = runBuild(site(), { pages, messages: true })
    expect([status, stdout]).toEqual([0, ''])
    expect(stderr).toContain('2 pages checked')
  })

  it('stop a page that shows one of high risk, by one message at the image', () => {
    const { status, stderr } = runBuild(site(), {
      pages: ['docs/pump.md'],
      options: { images: true },
    })
    expect(status).not.toBe(0)
    expect(stderr).toContain(
      'Content Trust stops docs/pump.md for its image static/img/made.png: human review, high risk (failOn: high).',
    )
    expect(stderr).toMatch(/NovelAI/)
    expect(stderr).toContain('1 page and 1 image checked, 1 stopped the build.')
  })

  it('stop a page by its path from the working folder, also where the host names it in full', () => {
    const folder = site()
    const { stderr } = runBuild(folder, {
      pages: [join(folder, 'docs/pump.md')],
      options: { images: true },
    })
    expect(stderr).toContain('Content Trust stops docs/pump.md for its image static/img/made.png')
  })

  it('have messages at their nodes, with a rule, and one line each in the report', () => {
    const folder = site()
    const options = { images: true, failOn: 'none', reportFile: 'r.json' }
    const { status, stdout, stderr } = runBuild(folder, { pages, options, messages: true })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^docs\/pump\.md:5:1-5:27: static\/img\/made\.png: .*NovelAI/m)
    expect(stdout).toMatch(/^docs\/well\.md:5:29-5:55: static\/img\/made\.png: .*NovelAI/m)
    expect(stderr).toContain('2 pages and 2 images checked, none stopped the build.')
    expect(stderr.match(/static\/img\/made\.png$/gm)).toHaveLength(2)
    const { files } = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'))
    const images = files.filter(({ file }: { file?: string }) => file !== undefined)
    expect(images.map(({ file }: { file: string }) => file)).toEqual([
      'docs/well.jpg',
      'static/img/made.png',
    ])
    expect(images[1].result).toMatchObject({ modality: 'image', risk_level: 'high' })
  })

  it('are said to be missing or broken', () => {
    const folder = site({
      'docs/bad.md': `${text}\n![a](gone.png) ![b](../../out.png) ![c](cut.jpg) ![d](text.png)\n`,
      'docs/cut.jpg': photo.subarray(0, 2000),
      'docs/text.png': 'no image',
    })
    const options = { images: true }
    const { stdout, stderr } = runBuild(folder, { pages: ['docs/bad.md'], options, messages: true })
    expect(stdout).toContain('The image gone.png was not found, so it was not checked.')
    expect(stdout).toContain('The image ../../out.png lies outside the project')
    expect(stdout).toContain('The image docs/cut.jpg could not be read: Unexpected data')
    expect(stdout).toContain('The image docs/text.png is not an image by its bytes')
    expect(stderr).toContain('2 images could not be read')
  })

  it('follow the settings of the page, ignored files and ignored types', () => {
    const off = `---\ncontentTrust:\n  fail_on: none\n  ignore_rules: { source_quality: ours, visual_artifact: ours }\n---\n\n${text}\n![a](/img/made.png)\n`
    const folder = site({ 'docs/off.md': off })
    const quiet = runBuild(folder, {
      pages: ['docs/off.md'],
      options: { images: true },
      messages: true,
    })
    expect([quiet.status, quiet.stdout]).toEqual([0, ''])
    const ignored = runBuild(folder, {
      pages: ['docs/pump.md'],
      options: { images: true, ignoreFiles: ['static/**'] },
      messages: true,
    })
    expect([ignored.status, ignored.stdout]).toEqual([0, ''])
  })

  it('are kept by content in the cache', () => {
    const folder = site()
    const options = { images: true, cache: true, failOn: 'none' }
    runBuild(folder, { pages, options })
    const entries = readdirSync(join(folder, '.content-trust-cache')).filter((name) =>
      name.endsWith('.json'),
    )
    const kept = entries
      .map((name) => readFileSync(join(folder, '.content-trust-cache', name), 'utf8'))
      .filter((entry) => JSON.parse(entry).modality === 'image')
    expect(kept).toHaveLength(2)
    const again = runBuild(folder, { pages, options, messages: true })
    expect(again.stdout).toContain('NovelAI')
  })

  it('stop the next build too where the host does not hand the page in again', () => {
    const folder = site({ 'docs/other.md': text })
    const options = { images: true }
    const build = { pages: ['docs/pump.md'], options, swallows: true }
    expect(runBuild(folder, build).status).toBe(1)
    const warm = { ...build, pages: ['docs/other.md'] }
    const { status, stderr } = runBuild(folder, warm)
    expect(status).toBe(1)
    expect(stderr).toContain('static/img/made.png  (stopped the build)')
    writeFileSync(join(folder, 'static/img/made.png'), photo)
    expect(runBuild(folder, warm).status).toBe(0)
  })

  it('come together in a build of several processes', () => {
    const { stderr } = runBuild(site(), {
      pages,
      options: { images: true, failOn: 'none' },
      workers: true,
    })
    expect(stderr).toContain('2 pages and 2 images checked')
  })
})
