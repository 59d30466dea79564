import { analyzeText, ruleCatalogue } from '@content-trust/engine'
import { reportDraft } from '@content-trust/engine/report'
import type { OwnRule } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { readFeatures } from '../../packages/cli/src/lsp/client-features.ts'
import { hoverAt } from '../../packages/cli/src/lsp/hover.ts'
import { createRuleBook } from '../../packages/cli/src/lsp/rule-pages.ts'

const rule: OwnRule = {
  id: 'acme-flywheel',
  type: 'other',
  severity: 'low',
  phrases: ['flywheel'],
  message: '“{quote}” does not say what happens.',
  fix: 'Name the step.',
}

it('an editor shows the message and the fix of an own rule', () => {
  const source = 'Title\n\nOur flywheel turns.\n'
  const result = analyzeText({ source, syntax: 'plain' }, { house: { rules: [rule] } })
  const settings = {
    fail_on: 'none',
    fail_on_rules: [],
    severity: {},
    ignore_rules: {},
    rules: { [rule.id]: rule },
  } as const
  const narrowing = { limit: 10, changed: null, baseline: undefined }
  const draft = { shown: 'a.md', source, settings, result }
  const report = reportDraft(draft, narrowing, (text) => text)
  const client = readFeatures({ processId: null, rootUri: null, capabilities: {} })
  const hover = hoverAt(
    { ...report, modality: 'text', fix: null },
    { line: 2, character: 5 },
    client,
    {
      encoding: 'utf-16',
      rules: createRuleBook(ruleCatalogue),
      levels: { high: 'error', medium: 'warning', low: 'information' },
    },
  )
  expect(hover?.contents).toEqual({
    kind: 'plaintext',
    value: [
      'other, low: “flywheel”',
      '“flywheel” does not say what happens.',
      'Name the step.',
      'acme-flywheel',
    ].join('\n\n'),
  })
})
