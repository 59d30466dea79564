import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { analyzeImage } from '@content-trust/engine/image'
import { readImage } from '@content-trust/engine/node/media'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { generated, photo } from '../support/images.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { risky, sound } from './support/drafts.ts'
import { exampleEvent } from './support/github-api.ts'
import { type FileChange, headCommit, makeRepository } from './support/repository.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

const pump: FileChange = {
  path: 'docs/pump.md',
  before: `# Pump\n\n![Old](/img/old.png)\n\n${sound}`,
  after: `# Pump\n\n![Old](/img/old.png)\n\n${sound}\n![New](../img/new.png)\n`,
}
const image = (path: string, after: Buffer): FileChange => ({ path, before: null, after })
const images = { images: 'true' }

describe('the images of a pull request', () => {
  it('are not looked at without the input', async () => {
    const repository = makeRepository([pump, image('img/new.png', generated)])
    const run = await runOn(repository)
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.outputs).toMatchObject({ decision: 'allow', 'images-checked': '0' })
    expect(run.lines).not.toContainEqual(expect.stringContaining('image'))
    expect(repository.comments).toEqual([])
  })

  it('are scored where drafts show them on added lines, and listed with what was found', async () => {
    const repository = makeRepository([pump, image('img/new.png', generated)], {
      'docs/static/img/old.png': 'not read',
    })
    const run = await runOn(repository, { inputs: images })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.outputs).toMatchObject({
      decision: 'human_review',
      'max-risk': 'high',
      'files-checked': '1',
      'images-checked': '1',
    })
    const [comment] = repository.comments
    expect(comment?.body).toContain('### Content Trust: human review')
    expect(comment?.body).toContain('1 draft is fine. **1 image needs a person to look at it**.')
    expect(comment?.body).toMatch(
      /\| \*\*human review\*\*, new \| \[img\/new.png\]\(\S+\) \| .*NovelAI.* \| \[docs\/pump.md, line \d+\]\(\S+\) \| \*\*0\.95\*\* \|/,
    )
    expect(comment?.body).not.toContain('old.png')
    expect(run.lines).toContainEqual(
      expect.stringMatching(/^::error .*file=docs\/pump.md,line=\d+.*::img\/new.png: /),
    )
  })

  it('are scored when the change touches them, whatever shows them', async () => {
    const changed: FileChange = { path: 'art/bridge.jpg', before: generated, after: photo }
    const repository = makeRepository([changed])
    const run = await runOn(repository, { inputs: { ...images, comment: 'always' } })
    expect(run.outputs).toMatchObject({ 'images-checked': '1', 'files-checked': '0' })
    expect(repository.comments[0]?.body).toMatch(/\| \S+, changed \| \[art\/bridge.jpg\]/)
    const some = await runOn(makeRepository([changed, pump]), {
      inputs: { ...images, files: 'docs/**' },
    })
    expect(some.outputs['images-checked']).toBe('0')
  })

  it('fail the gate, and are in the report files', async () => {
    const repository = makeRepository([pump, image('img/new.png', generated)])
    const workspace = temporaryFolder()
    const inputs = {
      ...images,
      'fail-on': 'high',
      'report-file': 'r.json',
      'sarif-file': 'r.sarif',
    }
    const run = await runOn(repository, { inputs, workspace })
    expect(run.code).toBe(1)
    expect(run.lines).toContainEqual(
      expect.stringContaining('1 file failed the gate (`high`): img/new.png.'),
    )
    expect(run.outputs['gate-failed']).toBe('1')
    const { files } = JSON.parse(await readFile(join(workspace, 'r.json'), 'utf8'))
    expect(files[1]).toMatchObject({ file: 'img/new.png', result: { modality: 'image' } })
    expect(await readFile(join(workspace, 'r.sarif'), 'utf8')).toContain('"uri":"img/new.png"')
  })

  it('get the result of every other host, though they are decoded by WebAssembly', async () => {
    const files = {
      'a.jpg': photo,
      'b.png': generated,
      'c.webp': await sharp(photo).webp().toBuffer(),
    }
    const workspace = temporaryFolder()
    const changes = Object.entries(files).map(([path, bytes]) => image(path, bytes))
    await runOn(makeRepository(changes), {
      inputs: { ...images, 'report-file': 'r.json' },
      workspace,
    })
    const report = JSON.parse(await readFile(join(workspace, 'r.json'), 'utf8'))
    const native = await Promise.all(
      Object.values(files).map(async (bytes) => analyzeImage(await readImage(bytes))),
    )
    expect(report.files.map(({ result }: { result: unknown }) => result)).toEqual(native)
  })

  it('are named when they cannot be read, are ignored, or are too many', async () => {
    const many = Array.from({ length: 103 }, (_, index) =>
      image(`many/${String(index).padStart(3, '0')}.png`, Buffer.from('no image')),
    )
    const ignored = { '.content-trust-ignore': 'many/000.png\n' }
    const repository = makeRepository(many, ignored)
    const run = await runOn(repository, { inputs: images })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.outputs['images-checked']).toBe('0')
    const body = repository.comments[0]?.body ?? ''
    expect(body).toContain('### Content Trust: not checked')
    expect(body).toContain('**99 images could not be checked**, 1 was skipped.')
    expect(body).toContain('3 images not checked: a run checks at most 100 in 5 minutes.')
    expect(body).toContain('Unexpected kind of data, expected JPEG')
  })

  it('cannot speak in our name, nor reach another server', async () => {
    const evil: FileChange = {
      path: 'docs/evil.md',
      before: null,
      after: `# Evil\n\n![x](https://example.com/a.png) ![y](<../im\`g/@all](x).png>)\n\n${risky}`,
    }
    const hostile = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#224466' },
    })
      .png()
      .withMetadata({ exif: { IFD0: { Software: 'NovelAI |\n::error::<img src=x> @all' } } })
      .toBuffer()
    const repository = makeRepository([evil, image('im`g/@all](x).png', hostile)])
    const run = await runOn(repository, { inputs: images })
    expect(run.outputs['images-checked']).toBe('1')
    const body = repository.comments[0]?.body ?? ''
    expect(body).not.toMatch(/<img|(?<!​)@all/)
    expect(run.lines).not.toContainEqual(expect.stringMatching(/^::error::</))
  })

  it('go from a fork to the second workflow without the sentences of the first', async () => {
    const workspace = temporaryFolder()
    const repository = makeRepository([pump, image('img/new.png', generated)])
    const inputs = { ...images, 'comment-file': 'comment.json' }
    const first = await runOn(repository, { inputs, workspace, isFork: true })
    expect(first.outputs['comment-path']).toBe('comment.json')
    const path = join(workspace, 'comment.json')
    const data = JSON.parse(await readFile(path, 'utf8'))
    const [found] = data.images
    found.findings[0].explanation = 'Buy from us.'
    const foreign = { ...found, path: 'not/in/the/change.png', shown_by: [] }
    await writeFile(path, JSON.stringify({ ...data, images: [found, foreign] }))
    const second = await runOn(repository, {
      event: 'workflow_run',
      payload: workflowRun,
      inputs: { 'comment-from': 'comment.json' },
      workspace,
    })
    expect(second.code).toBe(0)
    const body = repository.comments[0]?.body ?? ''
    expect(body).toMatch(/\| \*\*human review\*\*.* \| \[img\/new.png\]/)
    expect(body).not.toContain('Buy from us')
    expect(body).not.toContain('not/in/the/change')
  })
})

const workflowRun = {
  ...exampleEvent('workflow_run'),
  workflow_run: {
    head_sha: headCommit,
    head_branch: 'branch',
    head_repository: { owner: { login: 'somebody' } },
  },
}
