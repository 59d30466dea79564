import type { CheckOptions } from '../options/check-options.ts'
import type { NextStep, RunFacts } from '../reporters/reporter.ts'
import { suggestedCommand } from './suggested-command.ts'

const BASELINE = 'content-trust-baseline.json'

/** Commands worth trying next, chosen by the facts of a run; each works as written. */
export function nextSteps(
  names: readonly string[],
  options: CheckOptions,
  facts: RunFacts,
): readonly NextStep[] {
  const step = (purpose: string, ...added: string[]): NextStep[] => {
    const command = suggestedCommand(names, options, added)
    return command === null ? [] : [{ command, purpose }]
  }
  return [
    ...(facts.hasMore ? step('every draft with its scores and findings', '--verbose') : []),
    ...(facts.topRule === null
      ? []
      : [
          {
            command: `npx content-trust explain ${facts.topRule}`,
            purpose: 'what this rule looks for, and what to do about it',
          },
        ]),
    ...(facts.replacements > 0 && !options.fix
      ? step('the edits that --fix would make, as a diff', '--dry-run')
      : []),
    ...gateStep(facts, options, step),
  ]
}

/** How to add a gate in CI: on all drafts if none would fail, otherwise on what is new. */
function gateStep(
  { drafts, highRisk, hasGate, gateFailed }: RunFacts,
  { baseline, updateBaseline, since }: CheckOptions,
  step: (purpose: string, ...added: string[]) => NextStep[],
): NextStep[] {
  if (drafts < 2) return []
  const isNarrowed = baseline !== undefined || since !== undefined
  if (baseline !== undefined && (updateBaseline || !hasGate)) {
    const purpose = 'for CI: exits with 1 only where something new is of high risk'
    return step(purpose, '--baseline', baseline, '--fail-on', 'high')
  }
  if (!isNarrowed && (hasGate ? gateFailed > 0 : highRisk > 0)) {
    const purpose = 'accepts what is there today; later runs with this file report only what is new'
    return step(purpose, '--baseline', BASELINE, '--update-baseline')
  }
  return hasGate ? [] : step('for CI: exits with 1 on a draft of high risk', '--fail-on', 'high')
}
