/** One measured number beside its goal. */
export interface Measurement {
  readonly label: string
  readonly value: number
  /** The best of the repeats, where `value` is their median. */
  readonly best?: number
  readonly unit: string
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number }
  /** What the number does not say by itself. */
  readonly note?: string
}

/** Whether a measurement reaches its goal; null without one. */
export function reachesGoal({ value, goal }: Measurement): boolean | null {
  if (goal === undefined) return null
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}
