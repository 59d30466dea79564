import { capital } from '@content-trust/design'
import {
  countBySeverity,
  decisionLabel,
  formatLabels,
  intendedUseLabels,
} from '@content-trust/engine/report'
import { useEffect, useState } from 'react'
import { wordCount } from '../editor/word-count.ts'
import { askWordGoal, goalOf, ownGoals } from '../editor/word-goal.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { messages } from '../language/messages.ts'
import { writingMessages } from '../language/writing-messages.ts'
import { hostOf } from '../rewrite/host-of.ts'
import { engineState } from '../scores/engine-state.ts'
import { purposeOf, purposes } from '../scores/purposes.ts'
import { SpellingCount } from '../spelling/spelling-count.tsx'
import type { Analysis } from '../state/analyses.ts'
import { activeDraft, drafts, isUnsaved } from '../state/drafts.ts'
import { layout } from '../state/layout.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'

const { status: bar } = messages.window

const eolNames = { lf: 'LF', crlf: 'CRLF', cr: 'CR', mixed: bar.mixedEnds } as const
const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
} as const

/** The state of the active draft in one line. */
export function StatusBar() {
  const draft = useStore(drafts, activeDraft)
  const engine = useStore(settings, (state) => state.engine)
  const rewriter = useStore(settings, (state) => state.rewriter)
  const checksSources = useStore(settings, (state) => state.checksSources)
  const isOffline = engine.kind === 'local' && rewriter?.isOn !== true && !checksSources
  const analysis = useActiveAnalysis()
  const isAwake = usePointerMoves(useStore(layout, (state) => state.isFocused))
  const { result, findings, ignored } = analysis
  const { high, medium, low } = countBySeverity(findings.filter((_, index) => !ignored.has(index)))
  return (
    <footer
      className={isAwake ? 'status-bar figures is-awake' : 'status-bar figures'}
      aria-busy={analysis.status === 'scoring'}
    >
      {draft !== null && (
        <>
          <Words draft={draft} />
          <span>{bar.severities(high, medium, low)}</span>
          {result !== null && <span>{capital(decisionLabel(result))}</span>}
          <SpellingCount />
          <Profile draft={draft} analysis={analysis} />
          <Scoring analysis={analysis} />
          <span className="status-end">{savedText(draft)}</span>
          <span>
            {encodingNames[draft.format.encoding]}
            {draft.format.bom ? ` ${bar.withBom}` : ''}
          </span>
          <span>{eolNames[draft.format.eol]}</span>
        </>
      )}
      <span className={draft === null ? 'status-end' : undefined}>
        {isOffline && bar.offline}
        {engine.kind === 'server' && bar.server(engine.address)}
      </span>
      {checksSources && <span>{bar.sources}</span>}
      {rewriter?.isOn === true && <span>{bar.rewriter(hostOf(rewriter.address))}</span>}
    </footer>
  )
}

/** Milliseconds that the line stays in focus mode after the pointer has moved. */
const AWAKE_MS = 2000

/** Whether the pointer moves: in focus mode the line is seen only then. */
function usePointerMoves(isFollowed: boolean): boolean {
  const [moves, setMoves] = useState(false)
  useEffect(() => {
    if (!isFollowed) return
    let timer = 0
    let last = ''
    const onMove = ({ clientX, clientY }: MouseEvent): void => {
      // Text that scrolls below a resting pointer moves nothing.
      const at = `${clientX} ${clientY}`
      const isFirst = last === ''
      if (at === last) return
      last = at
      if (isFirst) return
      setMoves(true)
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setMoves(false), AWAKE_MS)
    }
    window.addEventListener('mousemove', onMove)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('mousemove', onMove)
      setMoves(false)
    }
  }, [isFollowed])
  return moves
}

const { words: wordTexts } = writingMessages

/** The words of the draft, of the selection, or on the way to its goal. */
function Words({ draft }: { readonly draft: NonNullable<ReturnType<typeof activeDraft>> }) {
  const count = useStore(wordCount, (state) => (state?.draft === draft.id ? state : null))
  useStore(ownGoals, (state) => state)
  useStore(settings, (state) => state.wordGoals)
  const goal = goalOf(draft)
  const { words = 0, selected = null } = count ?? {}
  const text =
    selected !== null
      ? wordTexts.selected(selected, words)
      : goal === null
        ? wordTexts.count(words)
        : wordTexts.goal(words, goal)
  return (
    <span className="status-words">
      <button type="button" title={wordTexts.setGoal} onClick={() => void askWordGoal(draft)}>
        {text}
      </button>
      {goal !== null && (
        <progress aria-label={wordTexts.goalTitle} max={goal} value={Math.min(goal, words)} />
      )}
    </span>
  )
}

/** What the draft is judged as. */
interface ProfileProps {
  readonly draft: NonNullable<ReturnType<typeof activeDraft>>
  readonly analysis: Analysis
}

function Profile({ draft, analysis }: ProfileProps) {
  useStore(purposes, (state) => state)
  useStore(settings, (state) => state.purposes)
  const chosen = purposeOf(draft)
  const { context, origins = {} } = analysis.settings ?? {}
  const format = (origins['format'] && context?.format) || chosen.format
  const intendedUse = (origins['intended_use'] && context?.intended_use) || chosen.intendedUse
  return (
    <span>
      {capital(formatLabels[format])}, {intendedUseLabels[intendedUse]}
    </span>
  )
}

function Scoring({ analysis: { status, took } }: { readonly analysis: Analysis }) {
  const hasRestarted = useStore(engineState, (state) => state.hasRestarted)
  const { status: said } = editingMessages
  const text =
    status === 'scoring'
      ? said.scoring
      : status === 'failed'
        ? said.failed
        : status === 'waiting'
          ? said.manual
          : ''
  return (
    <span
      className="status-scoring"
      title={took === null ? undefined : `${took.toFixed(1)} ms`}
      role={hasRestarted ? 'status' : undefined}
    >
      {hasRestarted ? said.restarted : text}
    </span>
  )
}

function savedText(draft: NonNullable<ReturnType<typeof activeDraft>>): string {
  if (draft.readOnly) return bar.readOnly
  if (isUnsaved(draft)) return bar.notSaved
  return draft.path === null ? bar.noFile : bar.saved
}
