import { describe, expect, it } from 'vitest'
import { windowsSite } from './support/run-on-windows.ts'

const files = {
  'docs/a.md': '# Notes\r\n',
  'docs/pump.png': 'no image',
  'blog/Old/c.md': '# Notes\r\n',
  'secret.html': '<p>',
  'docs/index.html': '<p>',
  '.content-trust-ignore': 'drafts/\r\n',
  'content-trust.config.json':
    '{ "overrides": [{ "files": ["blog/**"], "severity": { "stock-opening": "high" } }] }\r\n',
}

describe('a workspace on a drive of Windows', () => {
  const spellings = ['C:\\Site', 'c:\\Site', 'c:\\site']
  it.each(spellings)(
    'in %s finds settings and images of drafts that are spelt otherwise',
    (cwd) => {
      const paths = [
        'C:\\Site\\blog\\Old\\c.md',
        'c:\\site\\BLOG\\old\\C.md',
        'C:/Site/docs/a.md',
        'c:\\Site\\DRAFTS\\b.md',
      ]
      const { stdout, stderr } = windowsSite(files).run('workspace.ts', cwd, ...paths)
      expect(stderr).toBe('')
      const found = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      const severity = { 'stock-opening': 'high' }
      expect(found).toMatchObject([
        { severity, ignored: false },
        { severity, ignored: false },
        {
          severity: {},
          ignored: false,
          image: { path: expect.stringMatching(/\/docs\/pump\.png$/) },
        },
        { ignored: true },
      ])
    },
  )
})

describe('the desktop app on a drive of Windows', () => {
  it('opens what lies in a folder that the user chose, however it is spelt, and nothing beside it', () => {
    const { stdout, stderr } = windowsSite(files).run('desktop-files.ts')
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({
      inside: { real: 'C:\\Site\\docs\\a.md', folder: 'C:\\Site\\docs' },
      new: { real: 'C:\\Site\\docs\\new\\b.md', folder: 'C:\\Site\\docs' },
      slashes: { real: 'C:\\Site\\docs\\a.md', folder: 'C:\\Site\\docs' },
      sister: 'refused',
      above: 'refused',
      otherDrive: 'refused',
      page: 200,
      escape: 404,
      drive: 404,
    })
  })
})
