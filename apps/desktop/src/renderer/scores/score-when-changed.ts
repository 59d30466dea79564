import type { Text } from '@codemirror/state'
import { findingsOf } from '@content-trust/engine/report'
import { MOST_SCORED } from '../../shared/analysis.ts'
import { marksFor, setMarks } from '../editor/marks.ts'
import { changesSince, dispatchTo, startCounting } from '../editor/sessions.ts'
import { drafts, findDraft } from '../files/drafts.ts'
import { settings } from '../settings/settings.ts'
import { analyses, analysisOf, changeAnalysis } from './analysis.ts'
import { scoringInput } from './scoring-input.ts'

/** Long enough that a burst of keys is one request, short enough to seem at once. */
const DEBOUNCE_MS = 180

interface Scoring {
  timer: number
  request: number
  /** The words of the last request. */
  doc: Text | null
}

const running = new Map<string, Scoring>()

/** Scores each draft when it is opened, when its words change, and when the settings do. */
export function scoreWhenChanged(): void {
  drafts.subscribe(() => {
    for (const id of running.keys()) if (findDraft(id) === null) forget(id)
    for (const { id, doc } of drafts.get().open) {
      const known = running.get(id)
      if (known === undefined) void start(id)
      else if (known.doc !== doc) scoreSoon(id, known)
    }
  })
  let before = settingsKey()
  settings.subscribe(() => {
    const now = settingsKey()
    if (now === before) return
    before = now
    for (const id of running.keys()) void start(id)
  })
}

/** Scores a draft at once. */
async function start(id: string): Promise<void> {
  const draft = findDraft(id)
  if (draft === null) return
  const scoring = running.get(id) ?? { timer: 0, request: 0, doc: null }
  running.set(id, scoring)
  window.clearTimeout(scoring.timer)
  scoring.timer = 0
  scoring.request += 1
  scoring.doc = draft.doc
  const { request } = scoring
  startCounting(id)
  changeAnalysis(id, { status: 'scoring' })
  const input = scoringInput(draft)
  const answer = await window.api.scoreDraft({ ...input, draft: id, request })
  if (running.get(id)?.request !== request) return
  if (!answer.ok) {
    changeAnalysis(id, { status: 'failed', message: answer.message })
    return
  }
  if (answer.value.status === 'superseded') return
  const { result } = answer.value
  const findings = findingsOf(input.text, result)
  const since = changesSince(id)
  const first = analysisOf(analyses.get(), id).first ?? result
  const isCut = draft.doc.length > MOST_SCORED
  changeAnalysis(id, { status: 'scored', result, findings, message: '', isCut, first })
  if (since !== null) dispatchTo(id, { effects: setMarks.of(marksFor(findings, since)) })
}

function scoreSoon(id: string, scoring: Scoring): void {
  scoring.doc = findDraft(id)?.doc ?? null
  window.clearTimeout(scoring.timer)
  scoring.timer = window.setTimeout(() => void start(id), DEBOUNCE_MS)
}

function forget(id: string): void {
  window.clearTimeout(running.get(id)?.timer)
  running.delete(id)
  void window.api.cancelScore({ draft: id })
}

/** The settings that a result depends on. */
function settingsKey(): string {
  const { disabledRules, format, intendedUse, customPolicy, engine } = settings.get()
  return JSON.stringify([disabledRules, format, intendedUse, customPolicy, engine])
}
