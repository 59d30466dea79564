import { type Measurement, reachesGoal } from './measurement.ts'

/** Results as a page: each number beside its goal. */
export function markdownReport(
  heading: string,
  facts: readonly string[],
  measurements: readonly Measurement[],
): string {
  const rows = measurements.map((measurement) => {
    const { label, value, best, unit, note } = measurement
    const range = best === undefined ? '' : ` (best ${readable(best)})`
    return `| ${label} | ${readable(value)} ${unit}${range} | ${goalText(measurement)} | ${note ?? ''} |`
  })
  return [
    `# ${heading}`,
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
    '| measure | median | goal | |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** The goal of a measurement and whether it is reached. */
export function goalText(measurement: Measurement): string {
  const { goal } = measurement
  if (goal === undefined) return ''
  const text = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
  return `${text}, ${reachesGoal(measurement) ? 'reached' : 'missed'}`
}

/** A number with three figures. */
export function readable(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
