import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import { readWindowFile } from './renderer-files.ts'

/** The files of a built editor, beside one that is none of them. */
async function builtEditor() {
  const base = temporaryFolder()
  const root = join(base, 'renderer')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(root, 'index.html'), '<i nonce="style-nonce-of-this-load"></i>'.repeat(2))
  await writeFile(join(root, 'assets/a b.js'), 'const mark = "style-nonce-of-this-load"')
  await writeFile(join(root, 'notes.txt'), 'no part of the editor')
  await writeFile(join(base, 'secret.js'), 'secret')
  await writeFile(join(base, 'renderer-other.js'), 'secret')
  const image = { type: 'image/png', bytes: Buffer.from('png') }
  const asked: string[] = []
  const read = (pathname: string) =>
    readWindowFile(root, pathname, async (path) => {
      asked.push(path)
      return path.endsWith('oven.png') ? image : null
    })
  return { read, asked }
}

const bodyOf = ({ body }: { body: Uint8Array }): string => Buffer.from(body).toString()

describe('a file of the editor', () => {
  it('may load its own scripts, styles and images, and nothing else', async () => {
    const { read } = await builtEditor()
    const { status, headers } = await read('/index.html')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const [policy = ''] = [headers['content-security-policy']]
    expect(policy.replace(/'nonce-[^']+'/, 'NONCE').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' NONCE",
      "img-src 'self'",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })

  it('has the nonce of its load, which is new each time', async () => {
    const { read } = await builtEditor()
    const nonceOf = async (): Promise<string> => {
      const page = await read('/index.html')
      const [, nonce = ''] =
        /'nonce-([^']{20,})'/.exec(page.headers['content-security-policy'] ?? '') ?? []
      expect(bodyOf(page)).toBe(`<i nonce="${nonce}"></i>`.repeat(2))
      return nonce
    }
    expect(await nonceOf()).not.toBe(await nonceOf())
  })

  it('is served unchanged where it is not a page', async () => {
    const { read } = await builtEditor()
    const script = await read('/assets/a%20b.js')
    expect([script.status, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
    expect(bodyOf(script)).toBe('const mark = "style-nonce-of-this-load"')
  })

  it.each([
    '/none.js',
    '/notes.txt',
    '/assets',
    '/',
    '/../secret.js',
    '/%2e%2e/secret.js',
    '/..%2fsecret.js',
    '/../renderer-other.js',
    '/assets/../../secret.js',
    '/%zz.js',
    '/..',
  ])('is 404 at %s', async (path) => {
    const { read } = await builtEditor()
    const found = await read(path)
    expect([found.status, bodyOf(found)]).toEqual([404, ''])
    expect(found.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('an image of a draft', () => {
  it('is served with its type, in a sandbox', async () => {
    const { read, asked } = await builtEditor()
    const found = await read('/image/0/oven.png')
    expect([found.status, bodyOf(found)]).toEqual([200, 'png'])
    expect(found.headers).toEqual({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'image/png',
    })
    expect(asked).toEqual(['/image/0/oven.png'])
  })

  it('is 404 where it may not be read, and no file of the editor is read as an image', async () => {
    const { read, asked } = await builtEditor()
    const found = await read('/image/0/none.png')
    expect([found.status, bodyOf(found)]).toEqual([404, ''])
    expect(found.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    await read('/assets/image/0/oven.png')
    expect(asked).toEqual(['/image/0/none.png'])
  })
})
