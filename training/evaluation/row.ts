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
