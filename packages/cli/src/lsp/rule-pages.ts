import { existsSync } from 'node:fs'
import type { RuleDescription } from '@content-trust/engine'

/** What the server says about rules besides what it found. */
export interface RuleBook {
  /** What to do about a finding; null for evidence that no rule owns. */
  fixOf(id: string): string | null
  /** Address of the page about a rule. */
  pageOf(id: string): string | null
}

/** Rules with their pages, which are installed with the command; a checkout has them under `docs`. */
export function createRuleBook(rules: readonly RuleDescription[]): RuleBook {
  const fixes = new Map(rules.map(({ id, fix }) => [id, fix]))
  const folder = [
    new URL('./rules/', import.meta.url),
    new URL('../../../../docs/rules/', import.meta.url),
  ].find((each) => existsSync(each))
  return {
    fixOf: (id) => fixes.get(id) ?? null,
    pageOf: (id) =>
      folder === undefined || !fixes.has(id) ? null : new URL(`${id}.md`, folder).href,
  }
}
