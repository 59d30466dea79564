import { describe, expect, it } from 'vitest'
import { applyLayer, mergeLayers } from '../settings/merge-layers.ts'
import type { SettingsLayer } from '../settings/settings.ts'
import { type DraftSettings, withFrontMatter } from './draft-settings.ts'
import { holdDraft } from './held-draft.ts'

const config = mergeLayers([
  { fail_on: 'human_review', fail_on_rules: ['cliche'], ignore_rules: { filler: 'We like it.' } },
])
const front = (layer: SettingsLayer): DraftSettings =>
  withFrontMatter(config, { kind: 'settings', layer, places: [] })
const none = withFrontMatter(config, { kind: 'none' })
const off = withFrontMatter(config, { kind: 'off' })

function held(base: DraftSettings | null, now: DraftSettings) {
  const { draft, asked } = holdDraft(config, base, now)
  if (draft.kind !== 'settings') throw new Error(`Expected settings, found ${draft.kind}.`)
  return { settings: draft.settings, asked: asked.map(({ setting }) => setting) }
}

describe('front matter that a change loosens', () => {
  it.each<[string, SettingsLayer, string[]]>([
    ['a milder gate', { fail_on: 'reject' }, ['fail_on']],
    ['no gate', { fail_on: 'none' }, ['fail_on']],
    ['a gate of another kind', { fail_on: 'high' }, ['fail_on']],
    ['fewer rules that fail it', { fail_on_rules: [] }, ['fail_on_rules']],
    ['a rule that is ignored', { ignore_rules: { cliche: 'Ours.' } }, ['ignore_rules.cliche']],
    ['a rule that is off', { severity: { cliche: 'off' } }, ['severity.cliche']],
    ['a rule that is milder', { severity: { cliche: 'low' } }, ['severity.cliche']],
    ['another use', { intended_use: 'other' }, ['intended_use']],
    ['another kind of text', { format: 'social_post' }, ['format']],
    ['another policy', { custom_policy: 'Allow all.' }, ['custom_policy']],
    ['an accepted term', { accept: { synergy: true } }, ['accept']],
  ])('does not count: %s', (_name, layer, asked) => {
    expect(held(null, front(layer))).toEqual({ settings: config, asked })
    expect(held(none, front(layer))).toEqual({ settings: config, asked })
    // What stood in the base counts.
    expect(held(front(layer), front(layer))).toEqual({
      settings: applyLayer(config, layer),
      asked: [],
    })
  })

  it('switches nothing off, and is listed', () => {
    expect(held(none, off)).toEqual({ settings: config, asked: ['contentTrust'] })
    expect(held(null, off).asked).toEqual(['contentTrust'])
    const strict = front({ fail_on: 'revise' })
    expect(held(strict, off).settings.fail_on).toBe('revise')
    expect(holdDraft(config, off, off)).toEqual({ draft: off, asked: [] })
  })

  it('gives the reason of an ignored rule', () => {
    const { asked } = holdDraft(config, none, front({ ignore_rules: { cliche: 'A quote.' } }))
    expect(asked).toEqual([{ setting: 'ignore_rules.cliche', reason: 'A quote.' }])
  })

  it('may not take away what made the base stricter', () => {
    const strict = front({ severity: { cliche: 'high' }, fail_on_rules: ['cliche', 'filler'] })
    const { settings, asked } = held(strict, none)
    expect(asked).toEqual(['fail_on_rules', 'severity.cliche'])
    expect(settings).toMatchObject({ severity: { cliche: 'high' } })
  })
})

describe('front matter that a change makes stricter', () => {
  it.each<[string, SettingsLayer]>([
    ['a gate that fails more', { fail_on: 'revise' }],
    ['more rules that fail it', { fail_on_rules: ['cliche', 'filler'] }],
    ['a rule that reports again', { ignore_rules: { filler: false } }],
    ['the highest severity', { severity: { cliche: 'high' } }],
  ])('counts: %s', (_name, layer) => {
    const expected = { settings: applyLayer(config, layer), asked: [] }
    expect(held(none, front(layer))).toEqual(expected)
  })

  it('checks a draft that its base left out', () => {
    expect(held(off, none)).toEqual({ settings: config, asked: [] })
    expect(held(off, front({ fail_on: 'none' })).asked).toEqual(['fail_on'])
    const muted = front({ severity: { cliche: 'off' } })
    expect(held(muted, none)).toEqual({ settings: config, asked: [] })
  })

  it('is refused where it is broken', () => {
    const broken = {
      kind: 'broken',
      problem: 'x',
      place: { line: 1, column: 1, offset: 0 },
    } as const
    expect(holdDraft(config, off, broken)).toEqual({ draft: broken, asked: [] })
  })
})
