import { goalText, readable } from './report.ts'
import type { Result } from './result-file.ts'

/** What one command measured, or null where it never ran. */
export interface Section {
  readonly command: string
  readonly result: Result | null
}

/** Every measurement that has a goal, from all commands, with the command that repeats it. */
export function speedTable(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ command, result }) => {
    if (result === null) return [`| not measured | | | \`${command}\` |`]
    return result.measurements
      .filter(({ goal }) => goal !== undefined)
      .map((measurement) => {
        const { label, value, unit } = measurement
        return `| ${label} | ${readable(value)} ${unit} | ${goalText(measurement)} | \`${command}\` |`
      })
  })
  const machines = new Set(sections.flatMap(({ result }) => result?.machine ?? []))
  const dates = sections.flatMap(({ result }) => result?.date ?? []).sort()
  return [
    '# Goals of speed and memory',
    '',
    '- Command: `npm run bench all`; each row names the part of it that measures the row alone.',
    ...[...machines].map((machine) => `- Machine: ${machine}`),
    ...(dates.length > 0
      ? [`- Measured: ${[...new Set([dates[0], dates.at(-1)])].join(' to ')}`]
      : []),
    '',
    '| measure | value | goal | command |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
