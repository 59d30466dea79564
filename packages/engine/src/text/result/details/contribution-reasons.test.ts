import { describe, expect, it } from 'vitest'
import type { TextScoreName } from '../../../schema/index.ts'
import { analyzeText } from '../../analyze-text.ts'

const draft = `Our vibrant community plays a crucial role in the ever-evolving landscape of tools. We measured the pump in Hall 4 on 3 May 2024, and it ran for 40 hours. Studies show that most teams are far more productive when they adopt better habits. In Berlin Anna Kowalski wrote the first version of it by hand. It is not just a tool, but a testament to what people can do together.`

const causes = (source: string, score: TextScoreName) =>
  (analyzeText({ source, syntax: 'markdown' }, { details: true }).contributions?.[score] ?? []).map(
    ({ start, end, why = [] }) => ({ sentence: source.slice(start, end), why }),
  )

const causeOf = (start: string, score: TextScoreName, source = draft): readonly string[] =>
  causes(source, score).find(({ sentence }) => sentence.startsWith(start))?.why ?? ['not named']

describe('why a sentence costs', () => {
  it('names the words and phrases that weigh in slop, the heaviest first', () => {
    const why = causeOf('Our vibrant', 'slop_risk')
    expect(why.length).toBeGreaterThan(1)
    expect(why.join(' ')).toContain('crucial role')
    for (const name of why) expect(name).toMatch(/^“.+”$/)
  })

  it('quotes nothing that is not in the sentence', () => {
    for (const score of ['slop_risk', 'synthetic_texture_risk'] as const) {
      const named = causes(draft, score)
      expect(named.length).toBeGreaterThan(0)
      for (const { sentence, why } of named) {
        expect(why.length).toBeGreaterThan(0)
        for (const name of why) {
          const words = /“(.+)”/.exec(name)?.[1]
          expect(words === undefined ? '' : sentence).toContain(words ?? '')
        }
      }
    }
  })

  it('names a rule by its id where its evidence is too long to quote', () => {
    const item = (name: string) =>
      `- **${name}**: This robust and seamless feature helps vibrant teams to work together better than before.`
    const source = `${['Speed', 'Safety', 'Scale', 'Trust', 'Focus'].map(item).join('\n')}\n`
    const names = causes(source, 'slop_risk').flatMap(({ why }) => why)
    for (const name of names) expect(name).toMatch(/^(“[^“”]{1,80}”|[a-z]+(-[a-z]+)*)$/)
    expect(names.some((name) => !name.startsWith('“'))).toBe(true)
  })

  it('says which detail a vague sentence does not hold', () => {
    const whys = causes(draft, 'specificity_risk')
    expect(whys.length).toBe(3)
    for (const { sentence, why } of whys) {
      if (/\d/.test(sentence)) expect(why).not.toContain('no name, number or date')
      else expect(why.join()).toMatch(/^no (name, number or date|number or date)$/)
    }
    expect(causeOf('Studies show', 'specificity_risk')).toEqual(['no name, number or date'])
  })

  it('says whether a claim has a source', () => {
    expect(causeOf('Studies show', 'provenance_weakness')).toEqual(['no source'])
    const claim = 'of the failed disks had no count in any of the signals, and 40 % had one'
    const bare = `Some 56 % ${claim}. We went home. It rained.`
    expect(causeOf('Some 56', 'provenance_weakness', bare)).toEqual(['claim without a source'])
    const linked = `[Some 56 %](https://example.com/study) ${claim}.`
    expect(causeOf('Some 56', 'provenance_weakness', linked)).toEqual([
      'claims much, even with a source',
    ])
  })

  it('quotes the words that the texture model sees together, within the sentence', () => {
    const whys = causes(draft.repeat(3), 'synthetic_texture_risk').flatMap(({ why }) => why)
    expect(whys.length).toBeGreaterThan(0)
    for (const why of whys) expect(why).toMatch(/^even wording, as in “\S+( \S+){0,2}”$/)
  })
})
