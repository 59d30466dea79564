import { countBySeverity } from '@content-trust/engine/report'
import { activeDraft, drafts, isUnsaved } from '../files/drafts.ts'
import { useActiveAnalysis } from '../scores/use-active-analysis.ts'
import { settings } from '../settings/settings.ts'
import { useStore } from './store.ts'
import { counted } from './words.ts'

const eolNames = { lf: 'LF', crlf: 'CRLF', cr: 'CR', mixed: 'Mixed line ends' } as const
const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
} as const

/** What is so about the draft in front, in one line. */
export function StatusBar() {
  const draft = useStore(drafts, activeDraft)
  const engine = useStore(settings, (state) => state.engine)
  const { result, findings, status } = useActiveAnalysis()
  const { high, medium, low } = countBySeverity(findings)
  return (
    <footer className="status-bar figures">
      {draft !== null && (
        <>
          <span>{counted(result?.coverage?.words ?? 0, 'word')}</span>
          <span>
            {high} high, {medium} medium, {low} low
          </span>
          <span className="status-scoring">{status === 'scoring' ? 'Scoring…' : ''}</span>
          <span className="status-end">{savedText(draft)}</span>
          <span>
            {encodingNames[draft.format.encoding]}
            {draft.format.bom ? ' with BOM' : ''}
          </span>
          <span>{eolNames[draft.format.eol]}</span>
        </>
      )}
      <span className={draft === null ? 'status-end' : undefined}>
        {engine.kind === 'local' ? 'Offline' : `Server ${engine.address}`}
      </span>
    </footer>
  )
}

function savedText(draft: NonNullable<ReturnType<typeof activeDraft>>): string {
  if (draft.readOnly) return 'Read only'
  if (isUnsaved(draft)) return 'Not saved'
  return draft.path === null ? 'No file yet' : 'Saved'
}
