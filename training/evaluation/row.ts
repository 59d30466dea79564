/** One measured figure beside its floor and its goal (the project's targets). */
export interface Row {
  readonly measure: string
  readonly floor: string
  readonly goal: string
  readonly value: string
}

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** Figures beside their floors and goals, as a table. */
export function figureTable(rows: readonly Row[]): string[] {
  return [
    '| measure | floor | goal | value |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ measure, floor, goal, value }) => `| ${measure} | ${floor} | ${goal} | ${value} |`,
    ),
  ]
}

/** The same table, with a word for each goal that is met or missed. */
export function verdictTable(rows: readonly Row[]): string[] {
  return [
    '| measure | floor | goal | value | goal met |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      (row) => `| ${row.measure} | ${row.floor} | ${row.goal} | ${row.value} | ${verdictOf(row)} |`,
    ),
  ]
}

/**
 * Whether the figures of a value meet the bounds of its goal, both parted by semicolons and in the
 * same order; a dash where the goal is none. An upper bound holds for the size of a difference.
 */
export function verdictOf({ goal, value }: Row): 'yes' | 'no' | '–' {
  const figures = value.split('; ').map((part) => Number.parseFloat(part))
  if (goal === 'never') return figures[0] === 0 ? 'yes' : 'no'
  const verdicts = goal.split('; ').map((part, at) => {
    const bound = /^(?<side>[≥≤]) (?<figure>\d+(?:\.\d+)?)(?: (?:%|point|grade))?$/u.exec(part)
    const figure = figures[at]
    if (!bound?.groups || figure === undefined || Number.isNaN(figure)) return undefined
    const limit = Number(bound.groups['figure'])
    return bound.groups['side'] === '≥' ? figure >= limit : Math.abs(figure) <= limit
  })
  if (verdicts.includes(undefined)) return '–'
  return verdicts.includes(false) ? 'no' : 'yes'
}
