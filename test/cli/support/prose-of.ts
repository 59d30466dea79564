/** The lines of a report without its commands, which are never wrapped so that they can be copied. */
export function proseOf(report: string): string[] {
  return report.split('\n').filter((line) => !line.startsWith('    npx content-trust '))
}
