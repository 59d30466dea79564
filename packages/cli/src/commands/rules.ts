import type { RuleDescription } from '@content-trust/engine'
import { evidenceTypeLabels, plural } from '@content-trust/engine/report'
import type { EvidenceType } from '@content-trust/engine/schema'
import pc from 'picocolors'
import { exitCodes, type Host } from '../host.ts'
import { pick } from '../options/typed-values.ts'
import { hasColors } from '../terminal/has-colors.ts'
import { describeAll, findOwnRules } from './own-rules.ts'

/** A rule with the place in the settings that it comes from; undefined for a built-in one. */
interface ListedRule extends RuleDescription {
  readonly origin?: string
}

/** Lists every rule, by the type of its evidence; those of the settings of the working folder too. */
export async function listRules(
  host: Host,
  options: { readonly format?: string; readonly config?: string; readonly color?: boolean },
): Promise<number> {
  const format = pick('--format', options.format, ['text', 'json']) ?? 'text'
  const { ruleCatalogue } = await host.loadTextEngine()
  const own = describeAll(await findOwnRules(host, options.config ?? null))
  const rules: readonly ListedRule[] = [...ruleCatalogue, ...own]
  if (format === 'json') {
    const listed = rules.map(
      ({ id, type, severity, summary, fix, silentIn, examples, origin }) => ({
        id,
        type,
        severity,
        summary,
        fix,
        ...(silentIn.length === 0 ? {} : { silent_in: silentIn }),
        examples,
        ...(origin === undefined ? {} : { origin }),
      }),
    )
    await host.stdout.write(`${JSON.stringify(listed, null, 2)}\n`)
    return exitCodes.passed
  }
  const colors = pc.createColors(hasColors(host, options.color !== false))
  const width = Math.max(0, ...rules.map(({ id }) => id.length))
  const groups = new Map<EvidenceType, ListedRule[]>()
  for (const rule of rules) groups.set(rule.type, [...(groups.get(rule.type) ?? []), rule])
  const line = ({ id, severity, summary, origin }: ListedRule) =>
    `  ${id.padEnd(width)}  ${severity.padEnd(6)}  ${colors.dim(summary)}${origin === undefined ? '' : `  (${origin})`}`
  const sections = [...groups].map(
    ([type, members]) =>
      `${colors.bold(evidenceTypeLabels[type])} ${colors.dim(type)}\n${members.map(line).join('\n')}\n`,
  )
  await host.stdout.write(
    `${sections.join('\n')}\n${plural(rules.length, 'rule')}. \`content-trust explain RULE\` shows one with examples.\n`,
  )
  return exitCodes.passed
}
