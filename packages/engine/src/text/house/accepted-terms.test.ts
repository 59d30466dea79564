import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'

const rulesOf = (source: string, accept: readonly string[] = []) =>
  analyzeText(
    { source, syntax: 'markdown' },
    { house: { accept }, maxEvidence: Number.POSITIVE_INFINITY },
  )
    .evidence.map(({ rule, span }) => `${rule}: ${span}`)
    .sort()

const plain = 'We utilise the pump. It is a game changer for the hall.'

describe('an accepted term', () => {
  it('is not flagged, and what is elsewhere still is', () => {
    const found = rulesOf(plain)
    expect(found).toContain('long-word: utilise')
    expect(rulesOf(plain, ['utilise'])).toEqual(found.filter((each) => !each.includes('utilise')))
  })

  it('covers findings that lie within it, not those that reach beyond', () => {
    const found = rulesOf(plain).find((each) => each.includes('game changer')) ?? ''
    expect(found).not.toBe('')
    expect(rulesOf(plain, ['a game changer for the hall'])).not.toContain(found)
    expect(rulesOf(plain, ['game'])).toContain(found)
  })

  it('counts whatever the case where it has no capital, and as written where it has one', () => {
    const shouted = 'Utilise the pump.'
    expect(rulesOf(shouted, ['utilise'])).toEqual([])
    expect(rulesOf(shouted, ['Utilise'])).toEqual([])
    expect(rulesOf(plain, ['Utilise'])).toContain('long-word: utilise')
    expect(rulesOf(plain, ['(?i)Utilise'])).not.toContain('long-word: utilise')
  })

  it('may be broken by a hyphen, a line end or marks of emphasis', () => {
    for (const term of ['game-changer', 'game\nchanger', '**game** changer']) {
      expect(rulesOf(`It is a ${term} for the hall.`, ['a game changer']), term).toEqual([])
    }
  })

  it('is found in the alternative text of an image', () => {
    const source = '![we utilise it](a.png) and we utilise the pump in the hall.'
    expect(rulesOf(source, ['utilise'])).toEqual([])
  })

  const long = `${'The pump in hall four ran for forty hours on Monday and the crew went home. '.repeat(8)}`
  const vibrant =
    `${long}A vibrant, robust and seamless tapestry of vibrant tools fosters a vibrant landscape. `.repeat(
      3,
    )
  const slopOf = (accept: readonly string[]) =>
    analyzeText({ source: vibrant, syntax: 'plain' }, { house: { accept }, details: true })

  it('adds nothing to the slop score and is named by no reason', () => {
    const before = slopOf([])
    const after = slopOf(['vibrant'])
    expect(JSON.stringify(before.contributions?.slop_risk)).toContain('vibrant')
    expect(after.slop_risk).toBeLessThan(before.slop_risk)
    const names = after.contributions?.slop_risk.flatMap(({ why = [] }) => why) ?? []
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => /^“vibrant”$/i.test(name))).toEqual([])
  })

  it('leaves the three other scores as they are', () => {
    const { specificity_risk, provenance_weakness, synthetic_texture_risk } = slopOf([])
    expect(slopOf(['vibrant', 'seamless tapestry'])).toMatchObject({
      specificity_risk,
      provenance_weakness,
      synthetic_texture_risk,
    })
  })

  it('keeps the score where the draft does not hold it', () => {
    expect(slopOf(['submarine'])).toEqual(slopOf([]))
  })

  it('lets no leftover lift the score', () => {
    const source = `${long}As an AI language model, I cannot name them.`
    const rejected = analyzeText({ source, syntax: 'plain' })
    expect(rejected.risk_level).toBe('high')
    const terms = rejected.evidence.filter(({ severity }) => severity === 'high')
    const accept = terms.map(({ span }) => span)
    expect(analyzeText({ source, syntax: 'plain' }, { house: { accept } }).risk_level).toBe('low')
  })
})
