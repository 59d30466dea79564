import { readdirSync, readFileSync } from 'node:fs'
import { analyzeText } from '@content-trust/engine'
import { cannotJudge } from '@content-trust/engine/report'
import { describe, expect, it } from 'vitest'
import { isKnownReason, isKnownUnjudged } from './known-sentences.ts'

const folder = 'examples/drafts/'
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(folder + name, 'utf8'))

describe('what a report of a fork may say', () => {
  it('holds every reason that the engine gives for real drafts', () => {
    const reasons = sources.flatMap((source) => {
      const { contributions } = analyzeText({ source, syntax: 'markdown' }, { details: 'draft' })
      const costly = Object.values(contributions ?? {}).flat()
      return costly.flatMap(({ why = [] }) => why)
    })
    expect(new Set(reasons).size).toBeGreaterThan(20)
    expect(reasons.filter((reason) => !isKnownReason(reason))).toEqual([])
  })

  it.each([
    ['little text', 'It ran.'],
    ['a short text', 'The pump in hall 3 moved 40 litres in 12 minutes on 4 May 2024.'],
    [
      'another language',
      '我们在五月三日测量了水泵。它运行了四十个小时。之后我们更换了密封圈。'.repeat(4),
    ],
    ['figures', `| a | b |\n| --- | --- |\n${'| 12 bar | 40 litres |\n'.repeat(60)}`],
    ['words without an end', 'pump valve seal meter hall '.repeat(60)],
    [
      'little prose',
      `${Array.from({ length: 12 }, (_, hall) => `The pump ran for 3 hours in hall ${hall}. `).join('')}\n\n\`\`\`\n${'x = 1\n'.repeat(99)}\`\`\``,
    ],
  ])('holds why the engine cannot judge %s', (_name, source) => {
    const unjudged = cannotJudge(analyzeText({ source, syntax: 'markdown' }).limitations)
    expect(unjudged).toMatch(/^Cannot judge: /)
    expect(isKnownUnjudged(unjudged ?? '')).toBe(true)
  })

  it('holds no words of a stranger but a short quotation', () => {
    const words = 'Please send your password.'
    expect(isKnownReason(words)).toBe(false)
    expect(isKnownReason(`“x” ${words}`)).toBe(false)
    expect(isKnownReason(`“${'w'.repeat(81)}”`)).toBe(false)
    expect(isKnownReason(`“${words}”`)).toBe(true)
    expect(isKnownUnjudged(`Cannot judge: ${words}`)).toBe(false)
  })
})
