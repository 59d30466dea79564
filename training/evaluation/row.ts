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

/** Whether the first figure of the value meets the goal; a dash where no goal is a single bound. */
export function verdictOf({ goal, value }: Row): 'yes' | 'no' | '–' {
  const bound = /^(?<side>[≥≤]) (?<figure>\d+(?:\.\d+)?)(?: %)?$/u.exec(goal)?.groups
  const figure = Number.parseFloat(value)
  if (goal === 'never') return figure === 0 ? 'yes' : 'no'
  if (bound === undefined || Number.isNaN(figure)) return '–'
  const goalFigure = Number(bound['figure'])
  return (bound['side'] === '≥' ? figure >= goalFigure : figure <= goalFigure) ? 'yes' : 'no'
}
