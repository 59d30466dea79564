import type { OwnRule } from './house.ts'

/** What a rule says that names a detector and no more. */
const defaults = { type: 'other', fix: 'Take it out, or say it in another way.' } as const

/** What kind of evidence a rule makes, and what fixes it. */
export function ownRuleKind({ type = defaults.type, fix = defaults.fix }: OwnRule): {
  readonly type: NonNullable<OwnRule['type']>
  readonly fix: string
} {
  return { type, fix }
}
