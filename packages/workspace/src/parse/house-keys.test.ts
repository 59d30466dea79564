import { analyzeText, ruleCatalogue } from '@content-trust/engine'
import { settingNames } from '@content-trust/engine/settings'
import { describe, expect, it } from 'vitest'
import { memorySource } from '../../../../test/support/memory-source.ts'
import { mergeLayers } from '../settings/merge-layers.ts'
import { scoreOptions } from '../settings/score-options.ts'
import { openWorkspaceSync, resolveFrontMatterSync } from '../sync.ts'
import { parser } from './create-parser.ts'

const rule = {
  id: 'acme-synergy',
  type: 'other',
  severity: 'low',
  phrases: ['flywheel'],
  message: '“{quote}” says nothing.',
  fix: 'Say it.',
} as const

const knownRules = settingNames(ruleCatalogue)

function openFiles(files: Readonly<Record<string, unknown>>) {
  const texts = Object.entries(files).map(([path, value]) => [
    `/repo/${path}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const source = memorySource({ '/repo/.git/HEAD': '', ...Object.fromEntries(texts) })
  return openWorkspaceSync({ source, cwd: '/repo', knownRules })
}

describe('house terms', () => {
  const house = {
    accept: ['state of the art'],
    reject: { whitelist: 'allow list', guys: { reason: 'Name them.' } },
    rules: [rule],
  }

  it('of several files add up, and a nearer file says otherwise term by term and rule by rule', () => {
    const workspace = openFiles({
      'house.json': house,
      'content-trust.config.json': {
        extends: './house.json',
        accept: ['Vibrant'],
        reject: { utilise: 'use' },
        severity: { 'acme-synergy': 'high' },
        overrides: [
          {
            files: ['blog/**'],
            reject: { guys: false },
            rules: [{ ...rule, phrases: ['synergies'] }],
          },
        ],
      },
    })
    const { settings } = workspace.resolve('/repo/a.md')
    expect(scoreOptions(settings)).toMatchObject({
      severities: { 'acme-synergy': 'high' },
      house: {
        accept: ['state of the art', 'Vibrant'],
        reject: { ...house.reject, utilise: 'use' },
        rules: [rule],
      },
    })
    expect(scoreOptions(workspace.resolve('/repo/blog/a.md').settings).house).toEqual({
      accept: ['state of the art', 'Vibrant'],
      reject: { whitelist: 'allow list', utilise: 'use' },
      rules: [{ ...rule, phrases: ['synergies'] }],
    })
  })

  it('reach the engine', () => {
    const { settings } = openFiles({ 'content-trust.config.json': house }).resolve('/repo/a.md')
    const source = 'The state of the art guys found a flywheel on a whitelist.'
    const { evidence } = analyzeText({ source, syntax: 'markdown' }, scoreOptions(settings))
    expect(evidence.map(({ rule, span }) => [rule, span]).sort()).toEqual([
      ['acme-synergy', 'flywheel'],
      ['rejected-term', 'guys'],
      ['rejected-term', 'whitelist'],
    ])
  })

  it('are not passed on where there are none', () => {
    expect(scoreOptions(mergeLayers([]))).not.toHaveProperty('house')
  })

  it('may be in front matter, with switches for their rules', () => {
    const text = `---\ncontentTrust:\n  rules:\n    - ${JSON.stringify(rule)}\n  severity:\n    acme-synergy: medium\n---\n\nText.\n`
    const draft = resolveFrontMatterSync(text, mergeLayers([]), knownRules)
    expect(draft).toMatchObject({
      kind: 'settings',
      settings: { rules: { 'acme-synergy': rule }, severity: { 'acme-synergy': 'medium' } },
    })
  })

  it('may not take the id of a built-in rule', () => {
    const files = { 'content-trust.config.json': { rules: [{ ...rule, id: 'weasel-word' }] } }
    expect(() => openFiles(files).resolve('/repo/a.md')).toThrow(
      'content-trust.config.json: `rules`: Unexpected id `weasel-word`, which is built in. Choose another one, such as `house-weasel-word`.',
    )
  })
})

describe('a mistake in house terms is named by its place', () => {
  it.each([
    [{ accept: 5 }, 'Unexpected value 5 for `accept`, expected array.'],
    [{ accept: [''] }, 'Unexpected value "" for `accept[0]`: expected a text.'],
    [{ accept: ['ok', 'x'.repeat(101)] }, '… for `accept[1]`: expected at most 100 characters.'],
    [{ accept: ['ok', 'a*'] }, '`accept[1]`: Unexpected "*" in a term, expected words.'],
    [{ reject: { a: 5 } }, 'Unexpected value 5 for `reject.a`: expected a replacement of at most'],
    [{ reject: { 'a*': 'b' } }, '`reject.a*`: Unexpected "*" in a term'],
    [
      { reject: { ['x'.repeat(101)]: 'b' } },
      'Unexpected term of 101 characters, expected 1 to 100.',
    ],
    [{ reject: { a: { replace: 'b' } } }, 'Unknown key `replace`.'],
    [
      { rules: [rule, rule] },
      '`rules[1].id`: Unexpected id `acme-synergy`, which another rule has.',
    ],
    [{ rules: [{ ...rule, id: 'Acme' }] }, 'Unexpected value "Acme" for `rules[0].id`: expected'],
    [
      { rules: [rule, { ...rule, id: 'b', phrases: ['ok', '_ x'] }] },
      '`rules[1].phrases[1]`: Unexpected pattern “_ x”: it may start with any word',
    ],
    [
      { overrides: [{ files: ['a'], rules: [{ ...rule, phrases: ['a)'] }] }] },
      '`overrides[0].rules[0].phrases[0]`: Unexpected pattern “a)”',
    ],
  ])('%j', (config, problem) => {
    const parsed = parser.parseConfig(config)
    expect('problem' in parsed && parsed.problem).toContain(problem)
    // One mistake is said once, and a long value is not said whole.
    expect('problem' in parsed && parsed.problem.length).toBeLessThan(250)
  })
})
