import { useEffect, useState } from 'react'
import type { CallOutputs } from '../../shared/ipc.ts'
import type { Draft } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { settingsFiles } from '../state/settings-files.ts'
import { useStore } from '../state/store.ts'
import { sourceInput } from './source-checks.ts'

const PAUSE_MS = 400

/** What a check would ask, or why there can be none. */
export type SourcePlan =
  | ({ readonly kind: 'plan' } & CallOutputs['planSources'])
  | { readonly kind: 'failed'; readonly message: string }

/** What a check of a draft would ask, planned again after a pause in writing; null until it is known. */
export function useSourcePlan(draft: Draft, isWanted: boolean): SourcePlan | null {
  const isOn = useStore(settings, (state) => state.checksSources)
  const changes = useStore(settingsFiles, (count) => count)
  const [plan, setPlan] = useState<SourcePlan | null>(null)
  const isFirst = plan === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings change what the main process answers.
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const ask = async (): Promise<void> => {
      const answer = await window.api.planSources(sourceInput(draft))
      if (isOver) return
      setPlan(
        answer.ok ? { kind: 'plan', ...answer.value } : { kind: 'failed', message: answer.message },
      )
    }
    const timer = window.setTimeout(() => void ask(), isFirst ? 0 : PAUSE_MS)
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [draft.doc, draft.path, draft.name, isWanted, isOn, changes])
  return plan
}
