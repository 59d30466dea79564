import { greyNote, isUnjudged } from '@content-trust/engine/report'
import { editingMessages } from '../language/editing-messages.ts'
import { drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'
import { Decision } from './decision.tsx'
import { ScoreDetails } from './score-details.tsx'
import { ScoreGlance } from './score-glance.tsx'
import { ScoreRows } from './score-rows.tsx'
import { scoreNow } from './score-when-changed.ts'
import { scoresView } from './scores-view.ts'

const { scores: messages } = editingMessages

/** The decision in one line, always visible, and below it what it rests on, when asked for. */
export function ScoresPanel() {
  const analysis = useActiveAnalysis()
  const { result, status } = analysis
  const { isOpen, areDetailsOpen } = useStore(scoresView, (state) => state)
  return (
    <section
      className={isOpen ? 'scores-panel is-open' : 'scores-panel'}
      aria-label={messages.name}
      aria-busy={status === 'scoring'}
      tabIndex={isOpen ? 0 : undefined}
    >
      <Decision analysis={analysis} isOpen={isOpen}>
        {result !== null && !isOpen && !isUnjudged(result) && <ScoreGlance result={result} />}
        <Unfold isOpen={isOpen} />
      </Decision>
      {status === 'failed' && (
        <button type="button" className="button is-small" onClick={scoreActive}>
          {messages.again}
        </button>
      )}
      {isOpen && (
        <>
          <ScoreRows result={result} costs={analysis.costs} />
          {result !== null && <p className="small soft">{greyNote(result)}</p>}
          <p className="small soft scores-foot">
            {messages.signal}
            <button
              type="button"
              className="link-button"
              aria-expanded={areDetailsOpen}
              onClick={() => toggle('areDetailsOpen')}
            >
              {areDetailsOpen ? messages.less : messages.more}
            </button>
          </p>
          {areDetailsOpen && <ScoreDetails analysis={analysis} />}
        </>
      )}
    </section>
  )
}

function Unfold({ isOpen }: { readonly isOpen: boolean }) {
  const label = isOpen ? messages.close : messages.open
  return (
    <button
      type="button"
      className="icon-button scores-unfold"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={() => toggle('isOpen')}
    >
      <span className="scores-arrow" aria-hidden="true" />
    </button>
  )
}

function toggle(part: 'isOpen' | 'areDetailsOpen'): void {
  scoresView.change((state) => ({ ...state, [part]: !state[part] }))
}

function scoreActive(): void {
  const { activeId } = drafts.get()
  if (activeId !== null) void scoreNow(activeId)
}
