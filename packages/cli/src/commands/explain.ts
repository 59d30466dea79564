import { evidenceTypeLabels, ignoreComment } from '@content-trust/engine/report'
import type { Format } from '@content-trust/engine/schema'
import { isSourceRule } from '@content-trust/sources/rules'
import { didYouMean, UsageError } from '@content-trust/workspace'
import pc from 'picocolors'
import { exitCodes, type Host, type TextEngine } from '../host.ts'
import { wrap } from '../terminal/display-text.ts'
import { hasColors } from '../terminal/has-colors.ts'
import { describeAll, findOwnRules } from './own-rules.ts'

/** Says what a rule sees, why, what fixes it, and how to switch it off. */
export async function explain(
  host: Host,
  id: string,
  options: { readonly color?: boolean },
): Promise<number> {
  const { ruleCatalogue, analyzeText } = await host.loadTextEngine()
  const builtIn = ruleCatalogue.find((candidate) => candidate.id === id)
  const own = builtIn === undefined ? describeAll(await findOwnRules(host, null)) : []
  const rule = builtIn ?? own.find((candidate) => candidate.id === id)
  if (!rule) {
    if (isSourceRule(id)) {
      throw new UsageError(
        `\`${id}\` is about a source and not about words: docs/sources.md explains it.`,
      )
    }
    const known = [...ruleCatalogue, ...own].map((candidate) => candidate.id)
    throw new UsageError(
      `Unknown rule \`${id}\`.${didYouMean(id, known)} \`content-trust rules\` lists all of them.`,
    )
  }
  const origin = own.find((candidate) => candidate.id === id)?.origin
  const colors = pc.createColors(hasColors(host, options.color !== false))
  const columns = host.stdout.isTerminal ? Math.min(100, Math.max(40, host.stdout.columns)) : 80
  const paragraph = (text: string) => wrap(text, columns, (line) => line.length).join('\n')
  const indented = (text: string, first: string) =>
    wrap(text.replaceAll(/\s+/g, ' '), columns - first.length, (line) => line.length)
      .map((line, index) => (index === 0 ? first : ' '.repeat(first.length)) + line)
      .join('\n')
  const flagged = (marked: string) => {
    const revised = revisedExample(marked.replaceAll(/[«»]/g, ''), id, analyzeText)
    const quote = indented(marked, '  ').replaceAll(/«[^»]*»/g, (words) => colors.yellow(words))
    return revised === null ? quote : `${quote}\n${indented(revised, '    → ')}`
  }
  const hint = (syntax: 'markdown' | 'mdx') =>
    ignoreComment('disable-next-line', rule.id, syntax, 'your reason')
  const parts = [
    `${colors.bold(rule.id)}  ${rule.severity}, ${evidenceTypeLabels[rule.type]}${origin === undefined ? '' : `, from ${origin}`}`,
    paragraph(rule.summary),
    `${colors.bold('What to do')}\n${paragraph(rule.fix)}`,
    ...section(`${colors.bold('Flagged')}, between « and »`, rule.examples.bad.map(flagged)),
    ...section(
      colors.bold('Not flagged'),
      rule.examples.good.map((text) => indented(text, '  ')),
    ),
    ...silence(rule.silentIn).map((text) => `${colors.bold('Silent in')}\n${paragraph(text)}`),
    `${colors.bold('To keep a passage as it is')}, put this on the line above it\n  ${hint('markdown')}\nor in MDX\n  ${hint('mdx')}`,
  ]
  await host.stdout.write(`${parts.join('\n\n')}\n`)
  return exitCodes.passed
}

/** An example with the edits that the rule offers; null where it offers none. */
function revisedExample(
  source: string,
  id: string,
  analyzeText: TextEngine['analyzeText'],
): string | null {
  const { evidence } = analyzeText({ source, syntax: 'markdown' })
  const edits = evidence.flatMap(({ rule, edit }) =>
    rule === id && edit !== undefined ? edit : [],
  )
  if (edits.length === 0) return null
  const fromTheEnd = edits.sort((a, b) => b.start - a.start)
  return fromTheEnd.reduce((text, edit) => {
    return text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  }, source)
}

/** Where the rule shows nothing; empty where it speaks in every format. */
function silence(formats: readonly Format[]): string[] {
  if (formats.length === 0) return []
  const names = formats.map((format) => `\`${format}\``).join(', ')
  return [`${names}, as the setting \`format\` calls a draft. Its scores stay the same.`]
}

/** A heading over lines; nothing where there are none. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${heading}\n${lines.join('\n')}`]
}
