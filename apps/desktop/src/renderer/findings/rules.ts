import type { CallOutputs } from '../../shared/ipc.ts'
import { createStore } from '../state/store.ts'

export type Rule = CallOutputs['listRules']['rules'][number]

/** Every rule by its id; empty until they are loaded. */
export const rules = createStore<ReadonlyMap<string, Rule>>(new Map())

let asked: Promise<void> | null = null

/** Asks for the rules, once. */
export function loadRules(): Promise<void> {
  asked ??= window.api.listRules({}).then((answer) => {
    if (answer.ok) rules.set(new Map(answer.value.rules.map((rule) => [rule.id, rule])))
    else asked = null
  })
  return asked
}
