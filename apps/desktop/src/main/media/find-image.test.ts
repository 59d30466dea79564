import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createAllowedPaths } from '../files/allowed-paths.ts'
import { findImage } from './find-image.ts'

async function site() {
  const base = await realpath(await mkdtemp(join(tmpdir(), 'content-trust-find-')))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const posts = join(base, 'site/posts')
  await mkdir(join(posts, 'img'), { recursive: true })
  await mkdir(join(base, 'site/public'))
  await writeFile(join(posts, 'a.md'), '')
  await writeFile(join(posts, 'img/oven 1.png'), '')
  await writeFile(join(base, 'site/public/logo.png'), '')
  await writeFile(join(base, 'site/up.png'), '')
  await writeFile(join(base, 'secret.png'), '')
  await symlink(join(base, 'secret.png'), join(posts, 'link.png'))
  return { base, posts, draft: join(posts, 'a.md') }
}

describe('the image behind an address in a draft', () => {
  it('is found beside a draft that was opened by itself, and nowhere else', async () => {
    const { base, posts, draft } = await site()
    const allowed = createAllowedPaths()
    await allowed.allow(draft, 'file')
    const find = (address: string) => findImage(allowed, draft, address)
    expect(await find('img/oven%201.png?v=2#top')).toBe(join(posts, 'img/oven 1.png'))
    for (const outside of ['../up.png', 'link.png', join(base, 'secret.png'), '../../secret.png']) {
      await expect(find(outside)).rejects.toThrow(/outside|no file/)
    }
    await expect(find('../up.png')).rejects.toMatchObject({ code: 'path_refused' })
    await expect(find('link.png')).rejects.toMatchObject({ code: 'path_refused' })
    await expect(find('img/none.png')).rejects.toMatchObject({ code: 'not_found' })
    await expect(find('img')).rejects.toMatchObject({ code: 'not_found' })
    await expect(find('plan.svg')).rejects.toMatchObject({ code: 'engine_refused' })
  })

  it('is found anywhere in a folder that was opened, also where a site serves it from', async () => {
    const { base, draft } = await site()
    const allowed = createAllowedPaths()
    await allowed.allow(join(base, 'site'), 'folder')
    expect(await findImage(allowed, draft, '../up.png')).toBe(join(base, 'site/up.png'))
    expect(await findImage(allowed, draft, 'img/oven 1.png')).toBe(
      join(base, 'site/posts/img/oven 1.png'),
    )
    expect(await findImage(allowed, draft, '/logo.png')).toBe(join(base, 'site/public/logo.png'))
    await expect(findImage(allowed, draft, '../../secret.png')).rejects.toMatchObject({
      code: 'path_refused',
    })
  })

  it('is looked for in every folder that sites serve, the nearest first', async () => {
    const { base, draft } = await site()
    const allowed = createAllowedPaths()
    await allowed.allow(join(base, 'site'), 'folder')
    for (const folder of ['assets', 'static', 'public', '']) {
      await mkdir(join(base, 'site', folder), { recursive: true })
      const path = join(base, 'site', folder, 'plan.png')
      await writeFile(path, '')
      expect(await findImage(allowed, draft, '/plan.png#top')).toBe(path)
    }
    await expect(findImage(allowed, draft, '/none.png')).rejects.toThrow('/none.png')
  })

  it('is found beside a single draft by an address with a slash, whatever its name contains', async () => {
    const { posts, draft } = await site()
    const allowed = createAllowedPaths()
    await allowed.allow(draft, 'file')
    await writeFile(join(posts, '100%.png'), '')
    expect(await findImage(allowed, draft, '/100%.png')).toBe(join(posts, '100%.png'))
    expect(await findImage(allowed, draft, '100%.png')).toBe(join(posts, '100%.png'))
    for (const drawing of ['plan.SVG', 'plan.svgz', 'plan.svg?v=1']) {
      await expect(findImage(allowed, draft, drawing)).rejects.toMatchObject({
        code: 'engine_refused',
      })
    }
    await writeFile(join(posts, 'svg.png'), '')
    expect(await findImage(allowed, draft, 'svg.png')).toBe(join(posts, 'svg.png'))
    await writeFile(join(posts, 'a.svg.png'), '')
    expect(await findImage(allowed, draft, 'a.svg.png')).toBe(join(posts, 'a.svg.png'))
  })

  it('is not looked for when nobody opened the draft', async () => {
    const { draft } = await site()
    await expect(findImage(createAllowedPaths(), draft, 'img/oven 1.png')).rejects.toMatchObject({
      code: 'path_refused',
    })
  })
})
