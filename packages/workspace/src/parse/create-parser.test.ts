import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { memorySource } from '../../../../test/support/memory-source.ts'
import { openWorkspaceSync } from '../sync.ts'
import { createParser } from './create-parser.ts'
import { layerShape } from './layer-shape.ts'
import { namesRules } from './rule-names.ts'

/** The schema with keys that nothing else in the package knows. */
const shape = {
  ...layerShape,
  tone: z.string().optional(),
  terms: z.record(z.string(), z.union([z.string(), z.literal(false)])).optional(),
  house_rules: namesRules(z.array(z.strictObject({ id: z.string() })), 'defines').optional(),
}

describe('a key that is only in the schema', () => {
  const files = {
    '/repo/.git/HEAD': '',
    '/repo/content-trust.config.json': {
      tone: 'dry',
      terms: { pump: 'a', valve: 'b' },
      house_rules: [{ id: 'no-jargon' }],
      severity: { 'no-jargon': 'high' },
      overrides: [{ files: ['blog/**'], tone: 'warm', terms: { valve: false, seal: 'c' } }],
    },
  }
  const parser = createParser(shape)
  const workspace = openWorkspaceSync({
    source: memorySource(files),
    cwd: '/repo',
    knownRules: [],
    parser,
  })

  it('comes out of every file, override and layer, merged as its form says', () => {
    expect(workspace.resolve('/repo/a.md').settings).toMatchObject({
      tone: 'dry',
      terms: { pump: 'a', valve: 'b' },
    })
    const { settings, origins } = workspace.resolve('/repo/blog/a.md')
    expect(settings).toMatchObject({ tone: 'warm' })
    expect(Reflect.get(settings, 'terms')).toEqual({ pump: 'a', seal: 'c' })
    expect(origins).toMatchObject({
      tone: 'content-trust.config.json overrides[0]',
      'terms.pump': 'content-trust.config.json',
      'terms.seal': 'content-trust.config.json overrides[0]',
    })
  })

  it('may define rules that other keys name', () => {
    expect(workspace.resolve('/repo/a.md').settings.severity).toEqual({ 'no-jargon': 'high' })
    const parsed = parser.parseLayer({ house_rules: [{ id: 'a' }], ignore_rules: ['a', 'b'] })
    const layer = 'value' in parsed ? parsed.value : {}
    expect(parser.unknownRule(layer, parser.definedRules(layer))).toMatchObject({
      problem: 'Unknown rule `b`. Did you mean `a`?',
      path: ['ignore_rules', 'b'],
    })
  })

  it('is suggested for a key that is mistyped', () => {
    expect(parser.parseConfig({ overrides: [{ files: ['a'], tune: 'x' }] })).toMatchObject({
      problem: 'Unknown key `tune`. Did you mean `tone`?',
      path: ['overrides', 0, 'tune'],
    })
  })
})

it('a gate may wait for a finding of a policy, which no rule makes', () => {
  const { unknownRule } = createParser()
  expect(unknownRule({ fail_on_rules: ['policy'] }, [])).toBeNull()
  expect(unknownRule({ severity: { policy: 'low' } }, [])).not.toBeNull()
})

it.each([
  [{ ignore_files: ['docs\\api\\**'] }, ['ignore_files', 0], 'docs/api/**'],
  [{ overrides: [{ files: ['blog\\*.md'] }] }, ['overrides', 0, 'files', 0], 'blog/*.md'],
])('a pattern with backslashes between folders is refused, as in %j', (config, path, meant) => {
  const parsed = createParser().parseConfig(config)
  expect(parsed).toMatchObject({ path })
  expect('problem' in parsed && parsed.problem).toContain(`Write \`${meant}\`, on Windows too.`)
})

it('a backslash may take the meaning from a sign of a pattern', () => {
  expect(createParser().parseConfig({ ignore_files: ['\\#1.md', 'a\\ b.md'] })).toHaveProperty(
    'value',
  )
})
