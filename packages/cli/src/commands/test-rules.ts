import { houseOf, UsageError } from '@content-trust/workspace'
import { reportExamples } from '../examples/examples-report.ts'
import { type Tested, testExamples } from '../examples/test-examples.ts'
import { exitCodes, type Host, type TextEngine } from '../host.ts'
import { pick } from '../options/typed-values.ts'
import { type FoundRule, findOwnRules } from './own-rules.ts'

/** Runs the examples of own rules: exits 0 when all pass, 1 when any fails. */
export async function testRules(
  host: Host,
  options: { readonly format?: string; readonly config?: string; readonly color?: boolean },
): Promise<number> {
  const format = pick('--format', options.format, ['text', 'json']) ?? 'text'
  const found = await findOwnRules(host, options.config ?? null)
  if (found.length === 0) {
    throw new UsageError(
      'No own rules to test: no config file of this folder holds any under `rules`. docs/house-terms.md shows how to write one.',
    )
  }
  const { analyzeText } = await host.loadTextEngine()
  const tested = found.map((each) => testRule(each, analyzeText))
  const { color } = options
  const hasPassed = await reportExamples(host, tested, {
    format,
    color,
    noun: 'own rule',
    key: 'rules',
  })
  return hasPassed ? exitCodes.passed : exitCodes.gateFailed
}

function testRule(
  { rule, origin, settings }: FoundRule,
  analyzeText: TextEngine['analyzeText'],
): Tested {
  // Another rule with the same id holds elsewhere; here this one does.
  const options = houseOf({ ...settings, rules: { [rule.id]: rule } })
  const find = (source: string) => {
    const { evidence } = analyzeText(
      { source, syntax: 'markdown' },
      { ...options, maxEvidence: Number.POSITIVE_INFINITY },
    )
    return evidence
      .filter((item) => item.rule === rule.id)
      .map(({ start = 0, end = 0 }) => ({ start, end }))
  }
  return { id: rule.id, origin, examples: testExamples(rule.examples ?? {}, find), problem: null }
}
