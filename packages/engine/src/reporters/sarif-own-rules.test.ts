import { expect, it } from 'vitest'
import { emptySummary, reportDraft, type ScoredReport } from '../report/index.ts'
import type { OwnRule } from '../schema/index.ts'
import { analyzeText } from '../text/analyze-text.ts'
import { ruleCatalogue } from '../text/pipeline/rule-catalogue.ts'
import { createSarif } from './sarif.ts'

const rule: OwnRule = {
  id: 'acme-synergy',
  type: 'other',
  severity: 'high',
  phrases: ['synergy'],
  message: '“{quote}” says nothing.',
  fix: 'Say who does what.',
  examples: { matches: ['We need «synergy».'], passes: ['We need salt.'] },
}
const source = 'We found synergy, and guys use it.'
const house = { rules: [rule], reject: { guys: { reason: 'Name them.' } } }

function report(): ScoredReport {
  const result = analyzeText({ source, syntax: 'markdown' }, { house })
  const settings = {
    fail_on: 'none',
    fail_on_rules: ['acme-synergy', 'rejected-term'],
    severity: {},
    ignore_rules: {},
    rules: { [rule.id]: rule },
  } as const
  const narrowing = { limit: 10, changed: null, baseline: undefined }
  return reportDraft({ shown: 'a.md', source, settings, result }, narrowing, (text) => text)
}

function sarifOf(draft: ScoredReport) {
  const sarif = createSarif({
    rules: ruleCatalogue,
    engineVersion: '1',
    modelVersion: '1',
    pathPrefix: '',
    hash: (text) => text,
    hold: (text) => text,
  })
  const text = [sarif.begin(), sarif.draft(draft), sarif.end(emptySummary())].join('')
  const [run] = JSON.parse(text).runs
  return run
}

it('describes an own rule with its help and its examples', () => {
  const { results, tool } = sarifOf(report())
  const resultOf = (id: string) => results.find(({ ruleId }: { ruleId: string }) => ruleId === id)
  const own = resultOf('acme-synergy')
  const rejected = resultOf('rejected-term')
  expect(own).toMatchObject({
    ruleId: 'acme-synergy',
    level: 'error',
    message: { text: '“synergy” says nothing.' },
  })
  expect(tool.driver.rules[own.ruleIndex]).toEqual({
    id: 'acme-synergy',
    name: 'acme-synergy',
    shortDescription: { text: '“…” says nothing.' },
    fullDescription: { text: '“…” says nothing. Say who does what.' },
    help: {
      text: '“…” says nothing.\n\nSay who does what.\n\nFlagged: We need synergy.\n\nNot flagged: We need salt.',
      markdown:
        '“…” says nothing.\n\n**What to do:** Say who does what.\n\n**Flagged:**\n\n- We need **synergy**.\n\n**Not flagged:**\n\n- We need salt.',
    },
    defaultConfiguration: { level: 'error' },
    properties: { tags: ['other'] },
  })
  expect(rejected).toMatchObject({ ruleId: 'rejected-term', level: 'warning' })
  expect(tool.driver.rules[rejected.ruleIndex].help.text).toContain('`reject`')
})

it('a gate waits for an own rule and for rejected terms', () => {
  expect(report().gateFailure).toEqual({ failOn: null, rules: ['acme-synergy', 'rejected-term'] })
})
