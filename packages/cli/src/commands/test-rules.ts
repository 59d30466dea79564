import { readMarks, writeMarks } from '@content-trust/engine/house'
import { plural } from '@content-trust/engine/report'
import type { OwnRule } from '@content-trust/engine/schema'
import { houseOf, UsageError } from '@content-trust/workspace'
import pc from 'picocolors'
import { exitCodes, type Host, type TextEngine } from '../host.ts'
import { pick } from '../options/typed-values.ts'
import { hasColors } from '../terminal/has-colors.ts'
import { type FoundRule, findOwnRules } from './own-rules.ts'

/** What became of one example of an own rule. */
interface TestedExample {
  /** Its place in the rule, such as `examples.matches[0]`. */
  readonly place: string
  readonly text: string
  /** The text with «…» around each finding of the rule. */
  readonly found: string
  readonly problem: string | null
}

type Colors = ReturnType<typeof pc.createColors>

interface TestedRule {
  readonly id: string
  readonly origin: string
  readonly examples: readonly TestedExample[]
}

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
  const failed = tested.flatMap(failures).length
  const colors = pc.createColors(hasColors(host, options.color !== false))
  await host.stdout.write(format === 'json' ? asJson(tested) : asText(tested, colors))
  return failed === 0 ? exitCodes.passed : exitCodes.gateFailed
}

function testRule(
  { rule, origin, settings }: FoundRule,
  analyzeText: TextEngine['analyzeText'],
): TestedRule {
  // Another rule with the same id holds elsewhere; here this one does.
  const options = houseOf({ ...settings, rules: { [rule.id]: rule } })
  const flag = (source: string): string => {
    const { evidence } = analyzeText(
      { source, syntax: 'markdown' },
      { ...options, maxEvidence: Number.POSITIVE_INFINITY },
    )
    const own = evidence.filter((item) => item.rule === rule.id)
    return writeMarks(
      source,
      own.map(({ start = 0, end = 0 }) => ({ start, end })),
    )
  }
  return { id: rule.id, origin, examples: testExamples(rule, flag) }
}

function testExamples(
  { examples: { matches = [], passes = [] } = {} }: OwnRule,
  flag: (source: string) => string,
): TestedExample[] {
  return [
    ...matches.map((example, at) => {
      const { text, ranges } = readMarks(example)
      const found = flag(text)
      const isExpected = ranges.length === 0 ? found !== text : found === writeMarks(text, ranges)
      const expected = ranges.length === 0 ? 'a finding' : example
      const problem = isExpected
        ? null
        : `expected ${expected}, found ${found === text ? 'nothing' : found}`
      return { place: `examples.matches[${at}]`, text: example, found, problem }
    }),
    ...passes.map((text, at) => {
      const found = flag(text)
      const problem = found === text ? null : `expected nothing, found ${found}`
      return { place: `examples.passes[${at}]`, text, found, problem }
    }),
  ]
}

function failures({ examples }: TestedRule): readonly TestedExample[] {
  return examples.filter(({ problem }) => problem !== null)
}

function asText(tested: readonly TestedRule[], colors: Colors): string {
  const lines = tested.flatMap((rule) => {
    const { id, origin, examples } = rule
    const count = examples.length === 0 ? 'no examples' : plural(examples.length, 'example')
    const mark = markOf(rule, colors)
    return [
      `${mark}  ${colors.bold(id)}  ${count}  ${colors.dim(origin)}`,
      ...failures(rule).map(({ place, problem }) => `      ${place}: ${oneLine(problem ?? '')}`),
    ]
  })
  const all = tested.flatMap(({ examples }) => examples).length
  const failed = tested.flatMap(failures).length
  const outcome = failed === 0 ? 'all passed' : `${failed} failed`
  return `${lines.join('\n')}\n\n${plural(tested.length, 'own rule')}, ${plural(all, 'example')}: ${outcome}.\n`
}

function markOf(rule: TestedRule, colors: Colors): string {
  if (rule.examples.length === 0) return colors.yellow('none')
  return failures(rule).length === 0 ? colors.green('pass') : colors.red('fail')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

function asJson(tested: readonly TestedRule[]): string {
  const rules = tested.map((rule) => ({
    id: rule.id,
    origin: rule.origin,
    passed: failures(rule).length === 0,
    examples: rule.examples.map(({ place, text, found, problem }) => ({
      place,
      text,
      found,
      passed: problem === null,
    })),
  }))
  const passed = rules.every((rule) => rule.passed)
  return `${JSON.stringify({ passed, rules }, null, 2)}\n`
}
