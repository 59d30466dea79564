import { evidenceTypeLabels } from '@content-trust/engine/report'
import type { Settings } from '../../shared/settings.ts'

/** A rule as the engine lists it. */
export type Rule = Extract<
  Awaited<ReturnType<typeof window.api.listRules>>,
  { ok: true }
>['value']['rules'][number]

type Choices = Pick<Settings, 'ignoredRules' | 'severity'>

/** Whether a rule reports nothing, by its switch or by its severity. */
export function isOff({ id }: Pick<Rule, 'id'>, { ignoredRules, severity }: Choices): boolean {
  return ignoredRules.includes(id) || severity[id] === 'off'
}

/** Whether the user has said something about a rule. */
export function isChanged(rule: Pick<Rule, 'id'>, choices: Choices): boolean {
  return isOff(rule, choices) || choices.severity[rule.id] !== undefined
}

interface RuleGroup<Of> {
  readonly type: Rule['type']
  readonly members: readonly Of[]
}

/** The rules whose name, kind, severity or words hold what is sought, by kind. */
export function groupRules<Of extends Pick<Rule, 'id' | 'type' | 'summary' | 'severity'>>(
  rules: readonly Of[],
  sought: string,
): RuleGroup<Of>[] {
  const part = sought.trim().toLowerCase()
  const groups = new Map<Rule['type'], Of[]>()
  for (const rule of rules) {
    const { id, type, summary, severity } = rule
    const held = `${id} ${evidenceTypeLabels[type]} ${severity} ${summary}`.toLowerCase()
    if (!held.includes(part)) continue
    const members = groups.get(type)
    if (members === undefined) groups.set(type, [rule])
    else members.push(rule)
  }
  return [...groups].map(([type, members]) => ({ type, members }))
}
