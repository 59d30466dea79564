import { describe, expect, it } from 'vitest'
import { aboutSchema } from '../schema/index.ts'
import { engineVersion, modelVersion } from '../version.ts'
import { about, meaningOfLow } from './about.ts'
import { verifyModels } from './verify-models.ts'

it('states the versions that score, and finds every model as it was published', () => {
  const facts = aboutSchema.parse(about())
  expect(facts.engine_version).toBe(engineVersion)
  expect(facts.model_version).toBe(modelVersion)
  expect(facts.models.length).toBe(12)
  for (const { status } of facts.models) expect(status).toBe('verified')
})

it('says where each kind of writing reaches medium and high', () => {
  const { kinds } = about()
  expect(kinds.map(({ kind }) => kind)).toContain('documentation')
  expect(kinds.at(-1)?.kind).toBe('unknown')
  for (const { medium, high } of kinds) expect(high - medium).toBeGreaterThan(0.5)
})

it('names for every model what it was fitted to, with a licence for each source', () => {
  const { models, sources } = about()
  for (const { id } of models) {
    const own = sources.filter((source) => source.models.includes(id) && source.use === 'fitted')
    expect(own.length).toBeGreaterThan(0)
  }
  expect(sources.filter(({ licence }) => licence === '')).toEqual([])
})

it('fits nothing to a source whose licence forbids commercial use or derivatives', () => {
  const fitted = about().sources.filter(({ use }) => use === 'fitted')
  expect(fitted.filter(({ licence }) => /\bN[CD]\b/.test(licence))).toEqual([])
})

it('reports groups that were not measured instead of leaving them out', () => {
  const { fairness } = about()
  const missing = fairness.filter(({ new_sources }) => new_sources.texts === 0)
  expect(missing.map(({ group }) => group)).toContain('non-native writers')
  for (const { note } of missing) expect(note).toMatch(/^No corpus/)
})

it('tells a model that was changed after it was measured', () => {
  const sound = { id: 'tea', version: '1' }
  const published = verifyModels([sound], [])[0]
  const manifest = [{ id: 'tea', bytes: 29, sha256: published.sha256 }]
  expect(verifyModels([sound], manifest)[0].status).toBe('verified')
  expect(verifyModels([{ id: 'tea', version: '2' }], manifest)[0].status).toBe('changed')
  expect(published.status).toBe('changed')
})

describe('low risk', () => {
  const rate = (share: number) => ({ count: 0, share, low: 0, high: 1 })
  const kind = (name: string, low: number, machines = 100) => ({
    kind: name,
    machines,
    machines_at_low: rate(low),
    machines_at_high: rate(0),
    people: 0,
    people_at_low: rate(0),
  })

  it('is said to name nobody', () => {
    expect(about().limitations.at(-1)).toMatch(
      /^Low risk does not mean that a person wrote a text\./,
    )
    expect(meaningOfLow([])).toBe('Low risk does not mean that a person wrote a text.')
  })

  it('is said to be common where most machine texts bear it', () => {
    const missed = [kind('tales', 0.51), kind('logs', 0.5), kind('notes', 0.9, 29)]
    expect(meaningOfLow(missed)).toMatch(/ of writing: tales\.$/)
    expect(meaningOfLow([...missed, kind('news', 1), kind('mail', 0.6)])).toMatch(
      /: tales, news and mail\.$/,
    )
  })
})
