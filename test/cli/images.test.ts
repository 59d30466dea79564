import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { imageResultSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { generated, photo } from '../support/images.ts'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

it('checks images whatever their names are, one result object a line', async () => {
  const cwd = await makeFolder({ 'photo.jpg': photo, 'odd.bin': photo, 'made.md': generated })
  const { status, out, err } = await run(cwd, [
    'check',
    'photo.jpg',
    'odd.bin',
    'made.md',
    '-f',
    'jsonl',
  ])
  expect(err).toBe('')
  expect(status).toBe(0)
  const records = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(records.map(({ file }) => file)).toEqual(['photo.jpg', 'odd.bin', 'made.md'])
  for (const record of records) expect(imageResultSchema.safeParse(record).success).toBe(true)
  expect(records[0]).toMatchObject({ modality: 'image', status: 'scored' })
  expect(records[2]).toMatchObject({ risk_level: 'high', confidence: 'high' })
})

it('lets an image fail the gate, and shows one score for it', async () => {
  const cwd = await makeFolder({ 'made.png': generated })
  const { status, out } = await run(cwd, ['check', 'made.png', '--fail-on', 'high'])
  expect(status).toBe(1)
  expect(out).toContain('synthetic image risk')
  expect(out).not.toContain('specificity risk')
  expect(out).toContain('NovelAI')
})

it('checks with --images the local images that a draft shows, each once', async () => {
  const cwd = await makeFolder({
    'post.md': 'A bridge.\n\n![One](img/a.jpg) ![Again](img/a.jpg)\n\n<img src="img/b.png">\n',
    'img/a.jpg': photo,
    'img/b.png': generated,
    'img/other.jpg': photo,
  })
  const { out } = await run(cwd, ['check', 'post.md', '--images', '-f', 'jsonl'])
  const names = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).path)
  expect(names).toEqual(['post.md', 'img/a.jpg', 'img/b.png'])
  const without = await run(cwd, ['check', 'post.md', '-f', 'jsonl'])
  expect(without.out.trimEnd().split('\n')).toHaveLength(1)
})

it('says of an image that is missing or broken what is wrong', async () => {
  const cwd = await makeFolder({
    'post.md': 'A bridge.\n\n![One](gone.jpg)\n',
    'cut.jpg': photo.subarray(0, 2_000),
  })
  const missing = await run(cwd, ['check', 'post.md', '--images'])
  expect(missing.status).toBe(0)
  expect(missing.err).toContain('gone.jpg: skipped, an image in post.md')
  const broken = await run(cwd, ['check', 'cut.jpg'])
  expect(broken.status).toBe(2)
  expect(broken.err).toContain('cut.jpg: Unexpected data in the image')
  const line = await run(cwd, ['check', 'cut.jpg', '-f', 'jsonl'])
  expect(JSON.parse(line.out)).toMatchObject({ file: 'cut.jpg', status: 'failed' })
})

it.each(['json', 'sarif', 'junit', 'checkstyle', 'github', 'markdown', 'html', 'unix'])(
  'reports an image as %s',
  async (format) => {
    const cwd = await makeFolder({ 'made.png': generated })
    const { status, out } = await run(cwd, ['check', 'made.png', '-f', format])
    expect(status).toBe(0)
    expect(out).toContain('made.png')
    if (format === 'json') expect(JSON.parse(out).files[0].result.modality).toBe('image')
    // What was seen is in every format, and no scores of words are made up for it.
    expect(out).toContain('NovelAI')
    expect(out).not.toMatch(/specificity risk<\/dt>|whole draft|Text of made\.png/)
    if (format === 'markdown') expect(out).toContain('| synthetic image risk 0.95 | 1 |')
    if (format === 'html') expect(out).toContain('synthetic image risk</dt>')
  },
)

it('finds images in the public folders of a site, and opens none outside the repository', async () => {
  const cwd = await makeFolder({
    'site/.git/HEAD': '',
    'site/docs/post.md':
      'A bridge.\n\n![One](/img/a.jpg) ![Two](../../out.jpg) ![No](../notes.txt)\n',
    'site/static/img/a.jpg': photo,
    'site/notes.txt': 'no image',
    'out.jpg': photo,
  })
  const { out, err } = await run(cwd, ['check', 'site/docs', '--images', '-f', 'jsonl'])
  expect(out).toContain('"path":"site/static/img/a.jpg","status":"scored"')
  expect(err).toContain(
    '../../out.jpg: skipped, an image in site/docs/post.md, but it is outside the repository',
  )
  expect(err).toContain(
    '../notes.txt: skipped, an image in site/docs/post.md, but its content is not an image',
  )
})

it('hides evidence of media that settings switch off, without a change of its score', async () => {
  const config = { ignore_rules: { source_quality: 'known' } }
  const cwd = await makeFolder({
    'made.png': generated,
    'content-trust.config.json': JSON.stringify(config),
  })
  const { out } = await run(cwd, ['check', 'made.png', '-f', 'json'])
  const [file] = JSON.parse(out).files
  expect(file.findings).toEqual([])
  expect(file.result.risk_level).toBe('high')
})

it('fails the gate at a rule of media, and takes its severity from settings', async () => {
  const config = { severity: { 'generator-mark': 'low', source_quality: 'medium' } }
  const cwd = await makeFolder({
    'made.png': generated,
    'content-trust.config.json': JSON.stringify(config),
  })
  const rules = ['--fail-on-rule', 'source_quality']
  const { status, out } = await run(cwd, ['check', 'made.png', '-f', 'json', ...rules])
  expect(status).toBe(1)
  const [file] = JSON.parse(out).files
  expect(file.findings.length).toBeGreaterThan(0)
  for (const { rule, severity } of file.findings)
    expect(severity).toBe(rule === 'generator-mark' ? 'low' : 'medium')
  expect(file.gate.failed_by).toEqual(file.findings.map(({ rule }: { rule: string }) => rule))
})

it('reads media of more bytes than drafts may have, up to 50 MB', async () => {
  const cwd = await makeFolder({ 'large.jpg': photo })
  const padded = Buffer.concat([photo, Buffer.alloc(12 * 1024 * 1024)])
  const { status, out } = await run(cwd, ['check', '-', '-f', 'jsonl'], { input: padded })
  expect(status).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ modality: 'image' })
  await truncate(join(cwd, 'large.jpg'), 51 * 1024 * 1024)
  const large = await run(cwd, ['check', 'large.jpg'])
  expect(large.status).toBe(2)
  expect(large.err).toContain('large.jpg: 51.0 MB, expected media of at most 50 MB')
})

it('takes an image from standard input', async () => {
  const cwd = await makeFolder({})
  const { out } = await run(cwd, ['check', '-', '-f', 'jsonl'], { input: new Uint8Array(photo) })
  expect(JSON.parse(out)).toMatchObject({ file: '<stdin>', modality: 'image' })
})
