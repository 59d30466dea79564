import { plural } from '@content-trust/engine/report'
import pc from 'picocolors'
import type { Host } from '../host.ts'
import { oneLine } from '../terminal/display-text.ts'
import { hasColors } from '../terminal/has-colors.ts'
import type { Colors } from '../terminal/page.ts'
import { problemsOf, type Tested } from './test-examples.ts'

/** How examples are reported. */
export interface ReportOptions {
  readonly format: 'text' | 'json'
  readonly color?: boolean | undefined
  /** What has the examples, for the last line of the text: `own rule`. */
  readonly noun: string
  /** Its key in JSON: `rules`. */
  readonly key: string
}

/** Writes what became of examples; answers whether all is as it should be. */
export async function reportExamples(
  host: Host,
  tested: readonly Tested[],
  { format, color, noun, key }: ReportOptions,
): Promise<boolean> {
  const colors = pc.createColors(hasColors(host, color !== false))
  await host.stdout.write(format === 'json' ? asJson(tested, key) : asText(tested, noun, colors))
  return tested.every((item) => problemsOf(item).length === 0)
}

function asText(tested: readonly Tested[], noun: string, colors: Colors): string {
  const lines = tested.flatMap((item) => {
    const { id, examples, warning } = item
    const origin = item.line === undefined ? item.origin : `${item.origin}:${item.line}`
    const count = examples.length === 0 ? 'no examples' : plural(examples.length, 'example')
    return [
      `${markOf(item, colors)}  ${colors.bold(id)}  ${count}  ${colors.dim(origin)}`,
      ...problemsOf(item).map((problem) => `      ${oneLine(problem)}`),
      ...(warning === undefined ? [] : [`      ${colors.yellow('warning')}: ${oneLine(warning)}`]),
    ]
  })
  const all = tested.flatMap(({ examples }) => examples).length
  const failed = tested.flatMap(problemsOf).length
  const outcome = failed === 0 ? 'all passed' : `${failed} failed`
  return `${lines.join('\n')}\n\n${plural(tested.length, noun)}, ${plural(all, 'example')}: ${outcome}.\n`
}

function markOf(item: Tested, colors: Colors): string {
  if (problemsOf(item).length > 0) return colors.red('fail')
  return item.examples.length === 0 ? colors.yellow('none') : colors.green('pass')
}

function asJson(tested: readonly Tested[], key: string): string {
  const items = tested.map((item) => ({
    id: item.id,
    origin: item.origin,
    ...(item.line === undefined ? {} : { line: item.line }),
    passed: problemsOf(item).length === 0,
    ...(item.problem === null ? {} : { problem: item.problem }),
    ...(item.warning === undefined ? {} : { warning: item.warning }),
    examples: item.examples.map(({ place, text, found, problem }) => ({
      place,
      text,
      found,
      passed: problem === null,
    })),
  }))
  const passed = items.every((item) => item.passed)
  return `${JSON.stringify({ passed, [key]: items }, null, 2)}\n`
}
