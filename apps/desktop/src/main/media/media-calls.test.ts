import { symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { createAllowedPaths } from '../files/allowed-paths.ts'
import { createMediaCalls } from './media-calls.ts'
import { createThumbnails } from './thumbnails.ts'

const context = { format: 'article', intended_use: 'publish' } as const

/** The calls over a folder that was opened, with what went to the process of media. */
async function openCalls(copy: Uint8Array | null = null) {
  const folder = temporaryFolder()
  const draft = join(folder, 'a.md')
  await writeFile(draft, '')
  await writeFile(join(folder, 'oven.png'), 'png')
  const allowed = createAllowedPaths()
  await allowed.allow(folder, 'folder')
  const sent: unknown[] = []
  const cancelled: string[] = []
  const thumbnails = createThumbnails()
  const queue = {
    run: vi.fn().mockImplementation(async (request, _name, { source }) => {
      sent.push([request, source])
      return { copy: copy === null ? null : { bytes: copy, isWhole: true } }
    }),
    cancel: (request: string) => void cancelled.push(request),
  }
  return {
    ...createMediaCalls({ allowed, queue, thumbnails }),
    folder,
    draft,
    sent,
    cancelled,
    thumbnails,
  }
}

describe('media that the writer opened', () => {
  it('are scored where they are, and shown as a thumbnail', async () => {
    const bytes = Buffer.from('a copy')
    const { scoreMedia, folder, sent, thumbnails } = await openCalls(bytes)
    const path = join(folder, 'oven.png')
    const { copy } = await scoreMedia({ path, context, request: 'one' })
    expect(sent).toEqual([['one', { path }]])
    expect(copy?.isWhole).toBe(true)
    expect(thumbnails.read(copy?.address ?? '')?.bytes).toBe(bytes)
  })

  it('have no copy where none was made', async () => {
    const { scoreMedia, folder } = await openCalls()
    const scored = await scoreMedia({ path: join(folder, 'oven.png'), context, request: 'one' })
    expect(scored.copy).toBeNull()
  })

  it('have fifty megabytes at most', async () => {
    const { scoreMedia, folder, sent } = await openCalls()
    const path = join(folder, 'video.mp4')
    await writeFile(path, '')
    await truncate(path, 50 * 1024 * 1024)
    await scoreMedia({ path, context, request: 'one' })
    await truncate(path, 50 * 1024 * 1024 + 1)
    await expect(scoreMedia({ path, context, request: 'two' })).rejects.toMatchObject({
      code: 'too_large',
      message: 'video.mp4 is 50 MB. Files of up to 50 MB are scored.',
    })
    expect(sent).toHaveLength(1)
  })

  it('are refused where they lie elsewhere, or are gone', async () => {
    const { scoreMedia, folder, sent } = await openCalls()
    const outside = join(temporaryFolder(), 'secret.png')
    await writeFile(outside, '')
    await symlink(outside, join(folder, 'link.png'))
    for (const path of [outside, join(folder, 'link.png')]) {
      await expect(scoreMedia({ path, context, request: 'one' })).rejects.toMatchObject({
        code: 'path_refused',
      })
    }
    const gone = scoreMedia({ path: join(folder, 'none.png'), context, request: 'one' })
    await expect(gone).rejects.toMatchObject({ code: 'not_found' })
    expect(sent).toEqual([])
  })

  it('are cancelled when the editor asks', async () => {
    const { cancelMedia, cancelled } = await openCalls()
    expect(cancelMedia({ requests: ['one', 'two'] })).toEqual({})
    expect(cancelled).toEqual(['one', 'two'])
  })
})

describe('an image of a draft', () => {
  it('is scored from its file, or from the text itself', async () => {
    const { scoreImage, folder, draft, sent } = await openCalls()
    const request = { context, request: 'one' }
    await scoreImage({ ...request, draft, address: 'oven.png' })
    await scoreImage({ ...request, draft: null, address: 'data:image/png;base64,aGk=' })
    await scoreImage({ ...request, draft: null, address: 'data:image/png;base64;a=b,hi' })
    await writeFile(join(folder, 'data:a.png'), '')
    await scoreImage({ ...request, draft, address: './data:a.png' })
    await scoreImage({ ...request, draft, address: 'DATA:image/png,h%69%89%FF,%z' })
    expect(sent).toEqual([
      ['one', { path: join(folder, 'oven.png') }],
      ['one', { bytes: Uint8Array.from(Buffer.from('hi')) }],
      ['one', { bytes: Uint8Array.from(Buffer.from('hi')) }],
      ['one', { path: join(folder, 'data:a.png') }],
      ['one', { bytes: Uint8Array.of(0x68, 0x69, 0x89, 0xff, 0x2c, 0x25, 0x7a) }],
    ])
  })

  it.each([
    'data:image/svg+xml,<svg/>',
    'data:IMAGE/SVG+xml;base64,aGk=',
    'data:text/html,<p>',
    'data:image/png',
    'data:,image/png',
    'data:text/html;x=data:image/png,a',
  ])('is refused where the text holds no image: %s', async (address) => {
    const { scoreImage, draft, sent } = await openCalls()
    await expect(scoreImage({ draft, address, context, request: 'one' })).rejects.toMatchObject({
      code: 'engine_refused',
    })
    expect(sent).toEqual([])
  })

  it('is not looked for where the draft has no file, and obeys the size limit', async () => {
    const { scoreImage, folder, draft, sent } = await openCalls()
    const request = { address: 'oven.png', context, request: 'one' }
    await expect(scoreImage({ ...request, draft: null })).rejects.toMatchObject({
      code: 'not_found',
    })
    await truncate(join(folder, 'oven.png'), 50 * 1024 * 1024 + 1)
    await expect(scoreImage({ ...request, draft })).rejects.toMatchObject({ code: 'too_large' })
    expect(sent).toEqual([])
  })
})
