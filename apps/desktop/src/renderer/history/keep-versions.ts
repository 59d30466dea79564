import type { Text } from '@codemirror/state'
import { isUnjudged } from '@content-trust/engine/report'
import type { VersionReason } from '../../shared/ipc/history.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import { type Draft, drafts, findDraft } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'

/** After this many milliseconds of work the next change keeps a version. */
const HOUR_MS = 60 * 60 * 1000
/** Saves by the app itself are so far apart at least before one is kept. */
const AUTOSAVE_MS = 10 * 60 * 1000
/** A saved text waits so long for its score. */
const SCORING_MS = 1500

/** The text of each changed draft that was kept last, and when. */
const kept = new Map<string, { doc: Text; time: number }>()
/** Saved texts that wait for their score, with what keeps each at once. */
const waiting = new Map<string, () => Promise<void>>()

/** Keeps a version of each draft when it is first changed, and after each hour of work on it, until it is stopped. */
export function keepVersions(): () => void {
  return drafts.subscribe(() => {
    if (settings.get().keepsHistory) for (const draft of drafts.get().open) look(draft)
  })
}

/** The draft was saved: this text of it is kept, with its score when that is there soon. */
export function keepSaved(id: string, doc: Text): void {
  if (findDraft(id) === null || !settings.get().keepsHistory) return
  const last = kept.get(id)
  const isSoon = last !== undefined && Date.now() - last.time < AUTOSAVE_MS
  if (settings.get().autosave && isSoon) return
  kept.set(id, { doc, time: Date.now() })
  void waiting.get(id)?.()
  const timer = window.setTimeout(() => void waiting.get(id)?.(), SCORING_MS)
  waiting.set(id, () => {
    window.clearTimeout(timer)
    waiting.delete(id)
    return keep(id, doc, 'saved')
  })
}

/** Keeps at once what waits for its score, as before the end. */
export async function keepWaiting(): Promise<void> {
  await Promise.all([...waiting.values()].map((run) => run()))
}

function look({ id, doc, savedDoc }: Draft): void {
  const last = kept.get(id)
  if (last === undefined) {
    // Nobody has written in it yet, or only its file is new.
    if (doc === savedDoc) return
    kept.set(id, { doc: savedDoc, time: Date.now() })
    if (savedDoc.length > 0) void keep(id, savedDoc, 'opened')
  } else if (doc !== last.doc && Date.now() - last.time >= HOUR_MS) {
    kept.set(id, { doc, time: Date.now() })
    void keep(id, doc, 'hour')
  }
}

/** Nobody is told when it fails: the draft itself is safe, and the next version is tried again. */
async function keep(id: string, doc: Text, reason: VersionReason): Promise<void> {
  const draft = findDraft(id)
  if (draft === null) return
  const { result, status } = analysisOf(analyses.get(), id)
  // At its first change a draft has the score of what it was before.
  const isKnown = reason === 'opened' || (status === 'scored' && draft.doc === doc)
  const scored = isKnown ? result : null
  await window.api.keepVersion({
    path: draft.path,
    draft: id,
    text: doc.toString(),
    words: scored?.coverage?.words ?? null,
    decision: scored === null || isUnjudged(scored) ? null : scored.recommended_action,
    reason,
  })
}
