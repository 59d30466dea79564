import { evidenceTypeLabels } from '@content-trust/engine/report'
import { didYouMean, UsageError } from '@content-trust/workspace'
import pc from 'picocolors'
import { exitCodes, type Host } from '../host.ts'
import { wrap } from '../terminal/display-text.ts'
import { hasColors } from '../terminal/has-colors.ts'

/** Says what a rule sees, why, what fixes it, and how to switch it off. */
export async function explain(
  host: Host,
  id: string,
  options: { readonly color?: boolean },
): Promise<number> {
  const { ruleCatalogue: rules } = await host.loadTextEngine()
  const rule = rules.find((candidate) => candidate.id === id)
  if (!rule) {
    const known = rules.map((candidate) => candidate.id)
    throw new UsageError(
      `Unknown rule \`${id}\`.${didYouMean(id, known)} \`content-trust rules\` lists all of them.`,
    )
  }
  const colors = pc.createColors(hasColors(host, options.color !== false))
  const columns = host.stdout.isTerminal ? Math.min(100, Math.max(40, host.stdout.columns)) : 80
  const paragraph = (text: string) => wrap(text, columns, (line) => line.length).join('\n')
  const example = (text: string) =>
    `  ${text.replaceAll('\n', ' ').replaceAll(/«([^»]*)»/g, (_, words: string) => colors.yellow(`«${words}»`))}`
  const parts = [
    `${colors.bold(rule.id)}  ${rule.severity}, ${evidenceTypeLabels[rule.type]}`,
    paragraph(rule.summary),
    `${colors.bold('What to do')}\n${paragraph(rule.fix)}`,
    `${colors.bold('Flagged')}, between « and »\n${rule.examples.bad.map(example).join('\n')}`,
    `${colors.bold('Not flagged')}\n${rule.examples.good.map(example).join('\n')}`,
    `${colors.bold('To keep a passage as it is')}, put this on the line above it\n  <!-- content-trust-disable-next-line ${rule.id} -- your reason -->`,
  ]
  await host.stdout.write(`${parts.join('\n\n')}\n`)
  return exitCodes.passed
}
