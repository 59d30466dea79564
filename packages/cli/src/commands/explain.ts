import { evidenceTypeLabels } from '@content-trust/engine/report'
import { didYouMean, UsageError } from '@content-trust/workspace'
import pc from 'picocolors'
import { exitCodes, type Host } from '../host.ts'
import { wrap } from '../terminal/display-text.ts'
import { hasColors } from '../terminal/has-colors.ts'
import { describeAll, findOwnRules } from './own-rules.ts'

/** Says what a rule sees, why, what fixes it, and how to switch it off. */
export async function explain(
  host: Host,
  id: string,
  options: { readonly color?: boolean },
): Promise<number> {
  const { ruleCatalogue } = await host.loadTextEngine()
  const builtIn = ruleCatalogue.find((candidate) => candidate.id === id)
  const own = builtIn === undefined ? describeAll(await findOwnRules(host, null)) : []
  const rule = builtIn ?? own.find((candidate) => candidate.id === id)
  if (!rule) {
    const known = [...ruleCatalogue, ...own].map((candidate) => candidate.id)
    throw new UsageError(
      `Unknown rule \`${id}\`.${didYouMean(id, known)} \`content-trust rules\` lists all of them.`,
    )
  }
  const origin = own.find((candidate) => candidate.id === id)?.origin
  const colors = pc.createColors(hasColors(host, options.color !== false))
  const columns = host.stdout.isTerminal ? Math.min(100, Math.max(40, host.stdout.columns)) : 80
  const paragraph = (text: string) => wrap(text, columns, (line) => line.length).join('\n')
  const example = (text: string) =>
    `  ${text.replaceAll('\n', ' ').replaceAll(/«([^»]*)»/g, (_, words: string) => colors.yellow(`«${words}»`))}`
  const parts = [
    `${colors.bold(rule.id)}  ${rule.severity}, ${evidenceTypeLabels[rule.type]}${origin === undefined ? '' : `, from ${origin}`}`,
    paragraph(rule.summary),
    `${colors.bold('What to do')}\n${paragraph(rule.fix)}`,
    ...section(`${colors.bold('Flagged')}, between « and »`, rule.examples.bad.map(example)),
    ...section(colors.bold('Not flagged'), rule.examples.good.map(example)),
    `${colors.bold('To keep a passage as it is')}, put this on the line above it\n  <!-- content-trust-disable-next-line ${rule.id} -- your reason -->`,
  ]
  await host.stdout.write(`${parts.join('\n\n')}\n`)
  return exitCodes.passed
}

/** A heading over lines; nothing where there are none. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${heading}\n${lines.join('\n')}`]
}
