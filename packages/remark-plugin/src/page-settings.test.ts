import { expect, it } from 'vitest'
import { checkOptions } from './options.ts'
import { createPageSettings } from './page-settings.ts'

const settings = createPageSettings(
  checkOptions({
    intendedUse: 'publish',
    ignoreFiles: ['CHANGELOG.md', 'docs/api/'],
    overrides: [
      { files: ['blog/**'], failOn: 'revise' },
      { files: ['blog/old/**'], failOn: 'none', ignoreRules: ['long-word'] },
    ],
  }),
)

it('stops at high risk unless a folder says otherwise, the last entry winning', () => {
  expect(settings('docs/a.md')).toMatchObject({ fail_on: 'high', intended_use: 'publish' })
  expect(settings('blog/a.md')).toMatchObject({ fail_on: 'revise', intended_use: 'publish' })
  expect(settings('blog/old/a.md')).toMatchObject({
    fail_on: 'none',
    ignore_rules: { 'long-word': 'no reason given' },
  })
})

it('leaves ignored files out, and gives files elsewhere the settings of all', () => {
  expect(settings('CHANGELOG.md')).toBeNull()
  expect(settings('docs/api/deep/a.mdx')).toBeNull()
  expect(settings('../blog/a.md')).toMatchObject({ fail_on: 'high' })
  expect(settings(null)).toMatchObject({ fail_on: 'high' })
})
