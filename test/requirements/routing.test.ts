import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { analyzeText } from '@content-trust/engine'
import { intendedUseSchema, riskLevelSchema, type TextResult } from '@content-trust/engine/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { riskLevel, route, stricter } from '../../packages/engine/src/routing/route.ts'
import { drafts, repeated } from '../support/drafts.ts'

function analyze(source: string): TextResult {
  return analyzeText({ source, syntax: 'markdown' })
}

const results = [
  ...Object.values(drafts),
  repeated('vague', 3),
  repeated('unsourced', 3),
  repeated('padded', 3),
].map(analyze)

/** Drafts of one risk level, and how far apart a score of theirs lies. */
function spreadAtLow(name: 'specificity_risk' | 'provenance_weakness'): number {
  const scores = results.filter(({ risk_level }) => risk_level === 'low').map((r) => r[name])
  return Math.max(...scores) - Math.min(...scores)
}

describe('routing', () => {
  it('R-ROUTE-01 risk_level follows from the two published risks alone (decision 4)', () => {
    for (const result of results) {
      expect(result.risk_level).toBe(riskLevel(result.synthetic_risk, result.slop_risk))
    }
    expect(new Set(results.map(({ risk_level }) => risk_level))).toContain('high')
  })

  it('R-ROUTE-02, R-ROUTE-03 and R-ROUTE-04 hold for every pair of published risks', () => {
    const published = fc.integer({ min: 0, max: 10_000 }).map((ten) => ten / 10_000)
    fc.assert(
      fc.property(published, published, (texture, slop) => {
        const risk = Math.max(texture, slop)
        const level = risk < 0.4 ? 'low' : risk < 0.7 ? 'medium' : 'high'
        expect(riskLevel(texture, slop)).toBe(level)
        expect(riskLevel(slop, texture)).toBe(level)
      }),
      { seed: 3 },
    )
  })

  it('R-ROUTE-05 specificity_risk never changes the level', () => {
    for (const { synthetic_risk, slop_risk, risk_level } of results) {
      expect(riskLevel(synthetic_risk, slop_risk)).toBe(risk_level)
    }
    expect(spreadAtLow('specificity_risk')).toBeGreaterThan(0.2)
  })

  it('R-ROUTE-06 provenance_weakness never changes the level', () => {
    expect(spreadAtLow('provenance_weakness')).toBeGreaterThan(0.1)
    // The two risks are all that the function is given: there is nothing else to vary.
    expect(riskLevel.length).toBe(2)
  })

  it('R-ROUTE-22 an absent intended_use routes as other', () => {
    for (const source of [...Object.values(drafts), repeated('padded', 3)]) {
      const draft = { source, syntax: 'markdown' } as const
      const absent = analyzeText(draft).recommended_action
      expect(absent).toBe(
        analyzeText(draft, { context: { intended_use: 'other' } }).recommended_action,
      )
    }
  })

  it('routes what it publishes by the table, for every use', () => {
    for (const source of [drafts.concrete, repeated('padded', 3)]) {
      for (const intended_use of intendedUseSchema.options) {
        const draft = { source, syntax: 'markdown' } as const
        const { risk_level, recommended_action } = analyzeText(draft, { context: { intended_use } })
        expect(recommended_action).toBe(route(intended_use, risk_level))
      }
    }
  })

  it('a custom policy makes an action stricter and never milder', () => {
    for (const source of Object.values(drafts)) {
      const draft = { source, syntax: 'markdown' } as const
      const { recommended_action: bare } = analyzeText(draft)
      for (const custom_policy of ['Reject unsupported claims.', 'Revise generic filler.', 'Be.']) {
        const { recommended_action } = analyzeText(draft, { context: { custom_policy } })
        expect(stricter(bare, recommended_action)).toBe(recommended_action)
      }
    }
  })

  it('R-ROUTE-23 the documentation says when a decision may be automatic', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/scores.md'), 'utf8')
    expect(page).toMatch(/`high`: may be routed automatically where the stakes are low/)
    expect(page).toMatch(/`medium` or `low`: favor review .*when the stakes are high/)
  })

  it('the documented table is the table that routes', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/scores.md'), 'utf8')
    for (const use of intendedUseSchema.options) {
      const rows = page.split('\n').map((line) => line.split('|').slice(1, -1))
      const row = rows.find(([uses = '']) => uses.includes(`\`${use}\``)) ?? []
      const cells = row.slice(1).map((cell) => cell.replaceAll('`', '').trim())
      expect(cells).toEqual(riskLevelSchema.options.map((level) => route(use, level)))
    }
  })
})
