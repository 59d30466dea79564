import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rules } from '../../packages/engine/src/text/rules/index.ts'

/** Below this a remark that a reader must heed is wrong too often. */
const LEAST_PRECISION = 0.6
/** Fewer labelled hits say nothing; the file lists such rules with what was found. */
const FEWEST_LABELS = 8

interface Precision {
  readonly n: number
  readonly right: number
}
interface Row extends Precision {
  readonly rule: string
  readonly severity: string
  readonly graded: Precision
  /** Drafts of the corpora with a hit: one hit of each can be labelled. */
  readonly drafts: number
}

const path = new URL('../../training/results/rule-precision.json', import.meta.url)
const file: { readonly rules: readonly Row[] } = JSON.parse(readFileSync(path, 'utf8'))
const measured = file.rules

/** What is wrong with the measurement of a rule of medium or high severity; nothing when all is well. */
function faultOf(severity: string, row: Row | undefined): string | undefined {
  // The corpora are not public: whoever adds a rule cannot measure it, and need not as long as it is of low severity.
  if (row === undefined) return severity === 'low' ? undefined : 'not measured'
  if (row.severity !== severity) return `measured as ${row.severity}, shipped as ${severity}`
  const { n, right } = severity === 'low' ? row.graded : row
  if (n >= FEWEST_LABELS) return right / n < LEAST_PRECISION ? `${right} of ${n} right` : undefined
  const isRare = row.drafts < FEWEST_LABELS
  return severity === 'low' || isRare ? undefined : `only ${n} labels for ${row.drafts} drafts`
}

describe('the measured precision of the rules', () => {
  it('holds one row for each rule at most, and none for what is not a rule', () => {
    const names = measured.map(({ rule }) => rule)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !rules.some(({ id }) => id === name))).toEqual([])
  })

  it.each(rules.map(({ id, severity }) => [id, severity] as const))(
    '%s, of %s severity, is right often enough',
    (id, severity) => {
      expect(
        faultOf(
          severity,
          measured.find(({ rule }) => rule === id),
        ),
      ).toBeUndefined()
    },
  )

  const row: Row = {
    rule: 'a-rule',
    severity: 'medium',
    n: 10,
    right: 5,
    graded: { n: 10, right: 5 },
    drafts: 40,
  }

  it('does not let a rule pass that is right half of the time', () => {
    expect(faultOf('medium', row)).toBe('5 of 10 right')
  })

  it('does not let a rule pass that few hits were read of, or none', () => {
    expect(faultOf('medium', { ...row, n: 3, right: 3 })).toBe('only 3 labels for 40 drafts')
    expect(faultOf('high', undefined)).toBe('not measured')
    expect(faultOf('medium', undefined)).toBe('not measured')
    expect(faultOf('high', row)).toBe('measured as medium, shipped as high')
  })

  it('lets a rule of low severity pass that was not measured yet', () => {
    expect(faultOf('low', undefined)).toBeUndefined()
  })

  it('lets a rule pass that the corpora hardly know', () => {
    expect(faultOf('medium', { ...row, n: 3, right: 1, drafts: 3 })).toBeUndefined()
  })

  it('looks at the graded hits of a rule that is otherwise low', () => {
    expect(faultOf('low', { ...row, severity: 'low' })).toBe('5 of 10 right')
    expect(faultOf('low', { ...row, severity: 'low', graded: { n: 0, right: 0 } })).toBeUndefined()
  })
})
