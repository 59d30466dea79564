import { createHash } from 'node:crypto'
import { reportDraft } from '@content-trust/engine/report'
import type { TextResult } from '@content-trust/engine/schema'
import type { Settings } from '@content-trust/workspace'
import type { UsedSettings } from '../../shared/marking.ts'

/** Why a draft fails the gate of its settings; null where it passes, or where they have none. */
export function gateFailure(
  source: string,
  result: TextResult,
  settings: Settings,
): UsedSettings['gateFailure'] {
  if (settings.fail_on === 'none' && settings.fail_on_rules.length === 0) return null
  const report = reportDraft(
    { shown: '', source, settings, result },
    { limit: Number.POSITIVE_INFINITY, changed: null, baseline: undefined },
    (text) => createHash('sha256').update(text).digest('hex'),
  )
  const failure = report.gateFailure
  return failure === null ? null : { failOn: failure.failOn, rules: [...failure.rules] }
}
