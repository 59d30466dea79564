import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { verdictOf } from './row.ts'
import { reasonOf } from './shortfalls.ts'

const row = z.object({
  measure: z.string(),
  floor: z.string(),
  goal: z.string(),
  value: z.string(),
})
const results = z
  .object({ sections: z.array(z.object({ rows: z.array(row) })) })
  .parse(JSON.parse(readFileSync('training/results/evaluation.json', 'utf8')))

describe('the published evaluation', () => {
  it('gives a reason for every row that falls short of its goal', () => {
    const rows = results.sections.flatMap((section) => section.rows)
    const silent = rows.filter((each) => verdictOf(each) === 'no' && reasonOf(each) === undefined)
    expect(rows.length).toBeGreaterThan(50)
    expect(silent.map(({ measure }) => measure)).toEqual([])
  })
})
