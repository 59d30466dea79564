import type { Text } from '@codemirror/state'
import { draftSyntax } from '@content-trust/workspace/drafts'
import { MOST_SPELLED } from '../../shared/spelling.ts'
import { activeDraft, type Draft, drafts } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'
import { settings } from '../state/settings.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { dialectOf } from './dialect.ts'
import { shownProblems } from './shown-problems.ts'
import { addProblems, problemsOf, setProblems, startChecking } from './spelling-marks.ts'

/** How long the writer pauses before the spelling is checked; the engine comes first. */
const PAUSE_MS = 400
/** How long the first check waits: its process takes seconds to start, and the window and the engine come first. */
const START_MS = 1500

let timer = 0
let request = 0
/** Checks in a row that failed. */
let failures = 0
/** What the last check was about, or the one that is to come. */
let last: { readonly id: string; readonly doc: Text } | null = null

/** Checks the active draft when it is shown, when its text changes, and when settings or dictionaries do. */
export function checkWhenChanged(): void {
  drafts.subscribe(() => {
    const draft = activeDraft(drafts.get())
    if (draft === null) shownProblems.set([])
    if (draft?.id === last?.id && draft?.doc === last?.doc) return
    last = draft === null ? null : { id: draft.id, doc: draft.doc }
    checkSoon(request === 0 ? START_MS : PAUSE_MS)
  })
  let before = settings.get().spelling
  settings.subscribe(() => {
    const now = settings.get().spelling
    if (now === before) return
    before = now
    checkSoon(0)
  })
  window.api.on('dictionaryChanged', () => checkSoon(0))
  // A folder that is opened may have a dictionary for drafts that were open already.
  window.api.on('draftSettingsChanged', () => checkSoon(PAUSE_MS))
}

function checkSoon(pause: number): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void checkNow(), pause)
}

async function checkNow(): Promise<void> {
  const draft = activeDraft(drafts.get())
  const view = editorView()
  if (draft === null || view === null || shownDraft() !== draft.id) return
  shownProblems.set(problemsOf(view.state))
  request += 1
  if (!settings.get().spelling.isOn) {
    if (problemsOf(view.state).length > 0) view.dispatch({ effects: setProblems.of([]) })
    return
  }
  view.dispatch({ effects: startChecking.of(null) })
  await checkParts(draft, request)
}

/** Has a text checked part by part, until it is done or another one is to be checked. */
async function checkParts(draft: Draft, own: number): Promise<void> {
  const text = draft.doc.sliceString(0, MOST_SPELLED)
  const start = performance.now()
  let isNew = true
  for (;;) {
    const view = editorView()
    if (own !== request || view === null || shownDraft() !== draft.id) return
    const answer = await window.api.checkSpelling({
      draft: draft.id,
      request: own,
      text: isNew ? text : null,
      syntax: draftSyntax(draft.name) ?? 'markdown',
      path: draft.path,
      dialect: dialectOf(settings.get().spelling.dialect),
      near: Math.min(view.state.selection.main.head, MOST_SPELLED),
    })
    if (own !== request || shownDraft() !== draft.id) return
    if (!answer.ok) {
      reportFailure(answer.message)
      return
    }
    failures = 0
    if (answer.value.status === 'superseded') return
    if (answer.value.status === 'forgotten') {
      // A process that forgets the text that it was just given would be asked for ever.
      if (isNew) return
      isNew = true
      continue
    }
    const { problems, isDone, took } = answer.value
    if (isNew || problems.length > 0) {
      view.dispatch({ effects: (isNew ? setProblems : addProblems).of(problems) })
    }
    if (isNew) measure('spelling-first', start, took)
    isNew = false
    if (!isDone) continue
    measure('spelling-checked', start, took)
    return
  }
}

/** A check that fails is tried again with the next change; the writer hears of it when that fails as well. */
function reportFailure(message: string): void {
  failures += 1
  if (failures === 2) notices.show(message)
}

/** Leaves a measure that tools see: from the request to the lines in the text. */
function measure(name: string, start: number, took: number): void {
  performance.measure(name, { start, detail: { took } })
  performance.clearMeasures(name)
}
