import type { ClauseExplanation } from '@content-trust/engine'
import { readMarks } from '@content-trust/engine/house'
import { actionRanks } from '@content-trust/engine/report'
import { type LoadedClause, UsageError } from '@content-trust/workspace'
import { reportExamples } from '../examples/examples-report.ts'
import { type Tested, type TestedExample, testExamples } from '../examples/test-examples.ts'
import { type Engine, exitCodes, type Host } from '../host.ts'
import { pick } from '../options/typed-values.ts'
import { clauseNote } from './clause-notes.ts'
import { findPolicyFiles } from './find-policy-files.ts'
import { metPlaces } from './met-places.ts'
import { openPolicyFile } from './open-policy.ts'

/** Options of `policy test` as they are typed. */
export interface TestOptions {
  readonly format?: string
  readonly color?: boolean
}

/** Runs the examples of policies: exits 0 when all hold, 1 when one does not or a clause can meet nothing. */
export async function testPolicies(
  host: Host,
  names: readonly string[],
  options: TestOptions,
): Promise<number> {
  const format = pick('--format', options.format, ['text', 'json']) ?? 'text'
  const engine = await host.loadEngine()
  const clauses = new Map<string, LoadedClause>()
  for (const name of await findPolicyFiles(host, names.length === 0 ? ['.'] : names)) {
    for (const clause of (await openPolicyFile(host, engine, name)).clauses) {
      // Two files may extend the same policy.
      clauses.set(JSON.stringify(clause.rule), clause)
    }
  }
  if (clauses.size === 0) {
    throw new UsageError('Found no clause to test. docs/policy-files.md shows how to write one.')
  }
  const tested = [...clauses.values()].map((clause) => testClause(clause, engine))
  const { color } = options
  const hasPassed = await reportExamples(host, tested, {
    format,
    color,
    noun: 'clause',
    key: 'clauses',
  })
  return hasPassed ? exitCodes.passed : exitCodes.gateFailed
}

function testClause({ rule, examples, place }: LoadedClause, engine: Engine): Tested {
  const [reading] = engine.explainPolicy([rule])
  const note = reading === undefined ? null : clauseNote(reading)
  const isPart = reading?.reading === 'part'
  const tested = testExamples(examples, (source) =>
    metPlaces(engine.explainPolicy([rule], { source, syntax: 'markdown' })[0]),
  )
  return {
    id: rule.id,
    origin: rule.from ?? '',
    ...(place === null ? {} : { line: place.line }),
    examples: tested.map((example) => withDecision(example, reading, rule, engine)),
    problem: isPart ? null : note,
    ...(isPart && note !== null ? { warning: note } : {}),
  }
}

/** An example that is found as it should be must also get the decision that its clause asks for. */
function withDecision(
  example: TestedExample,
  reading: ClauseExplanation | undefined,
  rule: LoadedClause['rule'],
  { analyzeText }: Engine,
): TestedExample {
  const { text: source } = readMarks(example.text)
  const action = reading?.action
  if (example.problem !== null || action === undefined || example.found === source) return example
  const draft = { source, syntax: 'markdown' } as const
  const decision = analyzeText(draft, { policy: [rule] }).recommended_action
  if (actionRanks[decision] >= actionRanks[action]) return example
  return {
    ...example,
    problem: `expected the decision ${action} or a stricter one, found ${decision}`,
  }
}
