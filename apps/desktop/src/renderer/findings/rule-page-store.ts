import { createStore } from '../state/store.ts'
import { loadRules } from './rules.ts'

/** The rule whose page is open. */
export const rulePage = createStore<string | null>(null)

/** Opens the page of a rule. */
export function openRulePage(rule: string): void {
  void loadRules()
  rulePage.set(rule)
}
