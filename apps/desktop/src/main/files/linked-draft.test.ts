import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAllowedPaths } from './allowed-paths.ts'
import { createLinkCalls } from './linked-draft.ts'

let root: string
let folder: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-trust-links-'))
  folder = join(root, 'site')
  await mkdir(join(folder, 'docs/part'), { recursive: true })
  await writeFile(join(root, 'secret.md'), 'secret')
  await writeFile(join(folder, 'top.md'), 'top')
  await writeFile(join(folder, 'docs/a.md'), 'a')
  await writeFile(join(folder, 'docs/b c.md'), 'b')
  await writeFile(join(folder, 'docs/table.csv'), '1,2')
  await writeFile(join(folder, 'docs/part/README.md'), 'part')
  await symlink(join(root, 'secret.md'), join(folder, 'docs/linked.md'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('a link to another draft', () => {
  it.each([
    ['b%20c.md', 'b'],
    ['./b c.md#part-2', 'b'],
    ['../top.md?plain=1', 'top'],
    ['/top.md', 'top'],
    ['b%20c', 'b'],
    ['part/', 'part'],
  ])('%s opens it, below the open folder', async (address, text) => {
    const allowed = createAllowedPaths()
    await allowed.allow(folder, 'folder')
    const { openLinkedDraft } = createLinkCalls(allowed)
    const draft = join(folder, 'docs/a.md')
    expect(await openLinkedDraft({ draft, address })).toMatchObject({ text })
  })

  it.each([
    ['../../secret.md', 'path_refused', 'secret.md is not in a folder that you opened.'],
    ['linked.md', 'path_refused', 'linked.md is not in a folder that you opened.'],
    ['%2e%2e/%2e%2e/secret.md', 'path_refused', 'secret.md'],
    ['../../../../../../etc/passwd', 'path_refused', 'passwd'],
    ['gone.md', 'not_found', 'There is no draft gone.md.'],
    ['table.csv', 'not_text', 'table.csv is not a draft.'],
    ['%E0%A4%A', 'not_found', 'There is no draft'],
  ])('%s is refused with its reason', async (address, code, words) => {
    const allowed = createAllowedPaths()
    await allowed.allow(folder, 'folder')
    const { openLinkedDraft } = createLinkCalls(allowed)
    const refused = openLinkedDraft({ draft: join(folder, 'docs/a.md'), address })
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(words) })
  })

  it('of a draft that was opened alone leads to no other file', async () => {
    const allowed = createAllowedPaths()
    const draft = join(folder, 'docs/a.md')
    await allowed.allow(draft, 'file')
    const { openLinkedDraft } = createLinkCalls(allowed)
    for (const address of ['b%20c.md', '/top.md']) {
      await expect(openLinkedDraft({ draft, address })).rejects.toMatchObject({
        code: 'path_refused',
      })
    }
    expect(await openLinkedDraft({ draft, address: 'a.md' })).toMatchObject({ text: 'a' })
  })
})
