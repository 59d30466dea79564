import {
  countBySeverity,
  decisionLabel,
  formatLabels,
  intendedUseLabels,
} from '@content-trust/engine/report'
import { editingMessages } from '../language/editing-messages.ts'
import { messages } from '../language/messages.ts'
import { hostOf } from '../rewrite/host-of.ts'
import { engineState } from '../scores/engine-state.ts'
import { purposeOf, purposes } from '../scores/purposes.ts'
import type { Analysis } from '../state/analyses.ts'
import { activeDraft, drafts, isUnsaved } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'
import { capitalize } from '../ui/capitalize.ts'

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
  const isOffline = engine.kind === 'local' && rewriter?.isOn !== true
  const analysis = useActiveAnalysis()
  const { result, findings, ignored } = analysis
  const { high, medium, low } = countBySeverity(findings.filter((_, index) => !ignored.has(index)))
  return (
    <footer className="status-bar figures">
      {draft !== null && (
        <>
          <span>{bar.words(result?.coverage?.words ?? 0)}</span>
          <span>{bar.severities(high, medium, low)}</span>
          {result !== null && result.primary_reason !== 'insufficient_text' && (
            <span>{capitalize(decisionLabel(result))}</span>
          )}
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
      {rewriter?.isOn === true && <span>{bar.rewriter(hostOf(rewriter.address))}</span>}
    </footer>
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
      {capitalize(formatLabels[format])}, {intendedUseLabels[intendedUse]}
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
