import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { openSettings } from './open-settings.ts'
import { checkOptions } from './options.ts'

/** Settings of pages in a site with these files. */
function open(options: unknown, files: Readonly<Record<string, unknown>> = {}) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'blog/old'), { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), JSON.stringify(content))
  }
  const { workspace, placeOf } = openSettings(folder, checkOptions(options))
  return (path: string | null) => {
    const { settings, ignored } = workspace.resolve(placeOf(path))
    return ignored === null ? settings : null
  }
}

const options = {
  intendedUse: 'publish',
  ignoreFiles: ['CHANGELOG.md', 'docs/api/'],
  overrides: [
    { files: ['blog/**'], failOn: 'revise' },
    { files: ['blog/old/**'], failOn: 'none', ignoreRules: ['long-word'] },
  ],
}

describe('settings of pages', () => {
  it('stop at high risk unless a folder says otherwise, the last entry winning', () => {
    const settings = open(options)
    expect(settings('docs/a.md')).toMatchObject({ fail_on: 'high', intended_use: 'publish' })
    expect(settings('blog/a.md')).toMatchObject({ fail_on: 'revise', intended_use: 'publish' })
    expect(settings('blog/old/a.md')).toMatchObject({
      fail_on: 'none',
      ignore_rules: { 'long-word': 'no reason given' },
    })
  })

  it('leave ignored files out, and give files elsewhere the settings of all', () => {
    const settings = open(options)
    expect(settings('CHANGELOG.md')).toBeNull()
    expect(settings('docs/api/deep/a.mdx')).toBeNull()
    expect(settings('../blog/a.md')).toMatchObject({ fail_on: 'high' })
    expect(settings(null)).toMatchObject({ fail_on: 'high' })
  })

  it('come from the config files above a page, under the options', () => {
    const files = {
      'content-trust.config.json': { fail_on: 'medium', domain: 'pumps' },
      'blog/content-trust.config.json': { domain: 'valves', intended_use: 'cite' },
    }
    const settings = open({ intended_use: 'train' }, files)
    expect(settings('a.md')).toMatchObject({ fail_on: 'medium', domain: 'pumps' })
    expect(settings('blog/a.md')).toMatchObject({ domain: 'valves', intended_use: 'train' })
    expect(open({ config: false }, files)('a.md')).toMatchObject({ fail_on: 'high' })
    const one = open({ config: 'blog/content-trust.config.json' }, files)
    expect(one('a.md')).toMatchObject({ domain: 'valves' })
  })

  it('are refused where they name a rule that does not exist', () => {
    expect(() => open({ ignoreRules: ['long-wrod'] })('a.md')).toThrow(
      'options of remark-content-trust: Unknown rule `long-wrod`. Did you mean `long-word`?',
    )
  })
})
