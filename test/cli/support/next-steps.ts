/** The commands that a report ends with, as they can be typed. */
export function nextSteps(report: string): string[] {
  return [...report.matchAll(/^ {4}(npx content-trust .*)$/gm)].map((match) => match[1] ?? '')
}
