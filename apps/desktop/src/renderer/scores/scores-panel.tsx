import { editingMessages } from '../language/editing-messages.ts'
import { drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'
import { Decision } from './decision.tsx'
import { ScoreDetails } from './score-details.tsx'
import { ScoreRows } from './score-rows.tsx'
import { scoreNow } from './score-when-changed.ts'
import { scoresView } from './scores-view.ts'

const { scores: messages } = editingMessages

/** The decision and what it rests on, always visible. */
export function ScoresPanel() {
  const analysis = useActiveAnalysis()
  // Scores of a few words would look like a verdict.
  const isShort = analysis.result?.primary_reason === 'insufficient_text'
  const isOpen = useStore(scoresView, (state) => state.areDetailsOpen)
  return (
    <section
      className="scores-panel"
      aria-label={messages.name}
      aria-busy={analysis.status === 'scoring'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys.
      tabIndex={0}
    >
      <Decision analysis={analysis}>
        <button
          type="button"
          className="link-button small"
          aria-expanded={isOpen}
          onClick={() =>
            scoresView.change((state) => ({ ...state, areDetailsOpen: !state.areDetailsOpen }))
          }
        >
          {isOpen ? messages.less : messages.more}
        </button>
      </Decision>
      {analysis.status === 'failed' && (
        <button type="button" className="button is-small" onClick={scoreActive}>
          {messages.again}
        </button>
      )}
      <ScoreRows result={isShort ? null : analysis.result} costs={analysis.costs} />
      <p className="small soft">{messages.signal}</p>
      {isOpen && <ScoreDetails analysis={analysis} />}
    </section>
  )
}

function scoreActive(): void {
  const { activeId } = drafts.get()
  if (activeId !== null) void scoreNow(activeId)
}
