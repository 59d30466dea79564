import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResultColumns } from '../rows/columns.ts'
import { compileFilter } from './compile-filter.ts'
import { FilterProblem } from './read-tokens.ts'

const columns: ResultColumns = {
  recommended_action: 'allow',
  risk_level: 'low',
  confidence: 'high',
  primary_reason: 'low_risk',
  content_trust_score: 0.8,
  slop_risk: 0.1,
  specificity_risk: 0.4,
  provenance_weakness: 0.3,
  synthetic_texture_risk: 0.2,
  characters: 1200,
}
const passes = (filter: string) => compileFilter(filter)(columns)

describe('a filter', () => {
  it.each([
    ['action == "allow"', true],
    ["action != 'allow'", false],
    ['recommended_action in ["revise", "allow"]', true],
    ['action in ["reject"]', false],
    ['slop_risk < 0.1', false],
    ['slop_risk <= .1', true],
    ['characters >= 1200 and characters > 1000', true],
    ['not slop_risk > 0.5', true],
    ['!(slop_risk > 0.5) && confidence == "high"', true],
    // `and` binds stronger than `or`.
    ['action == "allow" or action == "reject" and characters == 0', true],
    ['(action == "allow" or action == "reject") and characters == 0', false],
    ['not action == "reject" || characters == 0', true],
  ])('%s', (filter, expected) => {
    expect(passes(filter)).toBe(expected)
  })

  it.each([
    ['', 'Found the end, expected the name of a column', 0],
    ['action', 'Found the end, expected one of == != <= >= < > or in', 6],
    ['action = "allow"', 'Unexpected `=`; write == to compare', 7],
    ['slop_risk == "high"', 'Found `high`, expected a number, as `slop_risk` holds', 13],
    ['action == 3', 'Found `3`, expected a word in quotes, as `recommended_action` holds', 10],
    ['action < "allow"', '`recommended_action` holds words, so compare it with == or !=', 7],
    ['(action == "allow"', 'Found the end, expected `)`', 18],
    ['action == "allow" action', 'Found `action`, expected `and`, `or` or the end', 18],
    ['process.exit()', 'Unexpected `.`', 7],
    ['constructor == 1', 'Unknown column `constructor`', 0],
  ])('%s is refused, with the place', (filter, message, at) => {
    try {
      compileFilter(filter)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(FilterProblem)
      expect(error).toMatchObject({ message: expect.stringContaining(message), at })
    }
  })

  it('of any text is read or refused, and never anything else', () => {
    const words = fc.constantFrom(
      'action',
      '==',
      '"allow"',
      '(',
      ')',
      'not',
      'and',
      'in',
      '[',
      '"',
      '!',
      '7',
    )
    fc.assert(
      fc.property(fc.array(words), (pieces) => {
        try {
          expect(typeof passes(pieces.join(' '))).toBe('boolean')
        } catch (error) {
          expect(error).toBeInstanceOf(FilterProblem)
        }
      }),
    )
  })

  it('may not be nested without end', () => {
    expect(() => passes('('.repeat(100_000))).toThrow(FilterProblem)
  })
})
