import { describe, expect, it } from 'vitest'
import { analyzeText } from '../text/analyze-text.ts'
import { rules } from '../text/rules/index.ts'
import { revise } from './revise.ts'

/** Most texts of one pattern. */
const MOST = 80

/** The texts that a pattern of the phrase language matches: `(a|b|)` in turn, `#` and `_` as a sample. */
function textsOf(pattern: string): string[] {
  const group = /\(([^()]*)\)/.exec(pattern)
  if (group === null) {
    const text = pattern
      .replace(/^\^|\$$/g, '')
      .replace(/#/g, '40')
      .replace(/\b_\b/g, 'steel')
      .replace(/\{(\w+)\}/g, '$1')
    return [text.replace(/\s+,/g, ',').replace(/\s+/g, ' ').trim()]
  }
  const [whole, inside = ''] = group
  const before = pattern.slice(0, group.index)
  const after = pattern.slice(group.index + whole.length)
  return inside
    .split('|')
    .flatMap((choice) => textsOf(`${before}${choice}${after}`))
    .slice(0, MOST)
}

const rest = 'the pump of Lund moves 40 litres at 6:30, and Eva Holm reads the gauge on 3 May.'

/** A sentence that opens with words of a rule, and one that holds them. */
function sentencesWith(words: string): string[] {
  const opening = words.charAt(0).toUpperCase() + words.slice(1)
  return [`${opening} ${rest}\n`, `In Lund the crew ${words} ${rest}\n`]
}

const suggesting = rules.filter(
  ({ suggest, replacements }) => suggest !== undefined || replacements !== undefined,
)

describe('what evidence offers, a revision does not refuse', () => {
  it.each(suggesting.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
    const patterns = [...Object.keys(rule.replacements ?? {}), ...(rule.phrases ?? [])]
    const refusals = patterns
      .filter((pattern) => !pattern.includes('<'))
      .flatMap(textsOf)
      .flatMap(sentencesWith)
      .flatMap((source) => {
        const draft = { source, syntax: 'markdown' } as const
        const { evidence } = analyzeText(draft, { maxEvidence: Number.POSITIVE_INFINITY })
        if (!evidence.some((item) => item.rule === rule.id && item.edit !== undefined)) return []
        const { refused } = revise(draft, { mayEdit: (id) => id === rule.id })
        return refused
          .filter(({ reason }) => !reason.includes(' would rise from '))
          .map(({ start, end, reason }) => `${source.slice(start, end)}: ${reason}`)
      })
    expect([...new Set(refusals)]).toEqual([])
  })
})
