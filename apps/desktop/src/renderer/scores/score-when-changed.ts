import type { StateEffect, Text } from '@codemirror/state'
import { placeFindings, setPlaced } from '@content-trust/design/editor-marks'
import { findingsOf } from '@content-trust/engine/report'
import { MOST_SCORED } from '../../shared/analysis.ts'
import type { MarkedResult, UsedSettings } from '../../shared/marking.ts'
import { setProblemLines } from '../editor/problem-lines.ts'
import { changesSince, dispatchTo, startCounting } from '../editor/sessions.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { type Analysis, analyses, analysisOf, changeAnalysis } from '../state/analyses.ts'
import { drafts, findDraft } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { addToTrend } from './add-to-trend.ts'
import { purposes } from './purposes.ts'
import { scoringInput } from './scoring-input.ts'

const { draftSettings: messages } = editingMessages

interface Scoring {
  timer: number
  request: number
  /** The file whose folder has the settings. */
  path: string | null
  /** The text of the last request, or of the one that is to come. */
  doc: Text | null
  /** When this text was typed, for tools that measure the editor. */
  changedAt: number
}

const running = new Map<string, Scoring>()

/** Scores each draft when it is opened, when its text changes, and when the settings do. */
export function scoreWhenChanged(): void {
  drafts.subscribe(() => {
    for (const id of running.keys()) if (findDraft(id) === null) forget(id)
    for (const { id, doc, path } of drafts.get().open) {
      const known = running.get(id)
      if (known === undefined || known.path !== path) void scoreNow(id)
      else if (known.doc !== doc) scoreSoon(id, known, doc)
    }
  })
  let before = settingsKey()
  const scoreAll = (): void => {
    const now = settingsKey()
    if (now === before) return
    before = now
    for (const id of running.keys()) void scoreNow(id)
  }
  settings.subscribe(scoreAll)
  window.api.on('draftSettingsChanged', () => {
    for (const id of running.keys()) void scoreNow(id)
  })
  purposes.subscribe(scoreAll)
}

/** Scores a draft at once. */
export async function scoreNow(id: string): Promise<void> {
  const draft = findDraft(id)
  if (draft === null) return
  const scoring = running.get(id) ?? {
    timer: 0,
    request: 0,
    path: null,
    doc: null,
    changedAt: performance.now(),
  }
  running.set(id, scoring)
  window.clearTimeout(scoring.timer)
  scoring.timer = 0
  scoring.request += 1
  scoring.doc = draft.doc
  scoring.path = draft.path
  const { request, changedAt } = scoring
  startCounting(id)
  changeAnalysis(id, { status: 'scoring' })
  const input = scoringInput(draft)
  const answer = await window.api.scoreDraft({
    ...input,
    draft: id,
    request,
    ignored: ignoredNames(),
  })
  if (running.get(id)?.request !== request) return
  if (!answer.ok) {
    changeAnalysis(id, { status: 'failed', message: answer.message })
    return
  }
  const { value } = answer
  if (value.status === 'superseded') return
  if (value.status === 'scored') {
    showResult(id, input.text, value, draft.doc.length > MOST_SCORED)
    measure(changedAt, value.took)
  } else if (value.status === 'unchecked')
    showNoResult(id, 'unchecked', messages.problem(value.note), [])
  else {
    const { problem, place } = value
    const message =
      place === null ? messages.problem(problem) : messages.atLine(place.line, problem)
    showNoResult(id, 'failed', message, place === null ? [] : [place])
  }
}

/** Takes marks and scores away: the settings exclude the draft, or are wrong. */
function showNoResult(
  id: string,
  status: 'unchecked' | 'failed',
  message: string,
  problems: Analysis['problems'],
): void {
  const nothing = { result: null, findings: [], sentences: [], settings: null, trend: [] }
  changeAnalysis(id, { ...nothing, status, message, problems, ignored: new Set() })
  dispatchTo(id, {
    effects: [setPlaced.of({ marks: [], costs: [] }), markProblems(id, problems)],
  })
}

/** Sent along, because the main process hears of a change of the settings later than this request. */
function ignoredNames(): { fingerprint: string; rule: string }[] {
  return settings.get().ignored.map(({ fingerprint, rule }) => ({ fingerprint, rule }))
}

function showResult(
  id: string,
  text: string,
  marked: MarkedResult & { readonly settings: UsedSettings },
  isTruncated: boolean,
): void {
  const { result, sentences, took, settings: used } = marked
  const ignored = new Set(marked.ignored)
  const findings = findingsOf(text, result, used.clauses)
  const since = changesSince(id)
  const { trend } = analysisOf(analyses.get(), id)
  changeAnalysis(id, {
    status: running.get(id)?.timer === 0 ? 'scored' : 'waiting',
    result,
    findings,
    sentences,
    ignored,
    message: '',
    settings: used,
    problems: used.warnings,
    isTruncated,
    took,
    trend: addToTrend(trend, result.content_trust_score),
  })
  if (since === null) return
  const placed = placeFindings({ findings, sentences, ignored, result }, since)
  dispatchTo(id, { effects: [setPlaced.of(placed), markProblems(id, used.warnings)] })
}

/** Marks the lines of mistakes, where they are after the changes made since. */
function markProblems(id: string, problems: Analysis['problems']): StateEffect<readonly number[]> {
  const since = changesSince(id)
  const offsets = problems.map(({ offset }) =>
    since === null || offset > since.length ? offset : since.mapPos(offset),
  )
  return setProblemLines.of(offsets)
}

/** Leaves a measure that tools see: from the last key press to the marks in the text. */
function measure(start: number, took: number): void {
  performance.measure('marked', { start, detail: { took } })
  // They would pile up; who listens has heard it.
  performance.clearMeasures('marked')
}

function scoreSoon(id: string, scoring: Scoring, doc: Text): void {
  scoring.doc = doc
  scoring.changedAt = performance.now()
  window.clearTimeout(scoring.timer)
  const { scoring: mode, scoringDelay } = settings.get()
  if (mode === 'manual') changeAnalysis(id, { status: 'waiting' })
  else scoring.timer = window.setTimeout(() => void scoreNow(id), scoringDelay)
}

function forget(id: string): void {
  window.clearTimeout(running.get(id)?.timer)
  running.delete(id)
  void window.api.cancelScore({ draft: id })
}

/** The settings that a result depends on. */
function settingsKey(): string {
  const { format, intendedUse, customPolicy, engine, ignored } = settings.get()
  const { ignoredRules, severity } = settings.get()
  const known = ignored.map(({ fingerprint }) => fingerprint)
  return JSON.stringify([
    ignoredRules,
    severity,
    format,
    intendedUse,
    customPolicy,
    engine,
    known,
    settings.get().purposes,
    purposes.get(),
  ])
}
