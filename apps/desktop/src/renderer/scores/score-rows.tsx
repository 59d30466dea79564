import type { CostlyPlace } from '@content-trust/design'
import { ScoreBar, scoreBarOf } from '@content-trust/design'
import { scoreQuestions, shareText } from '@content-trust/engine/report'
import { type TextResult, textScoreNameSchema } from '@content-trust/engine/schema'
import { selectRange } from '../editor/select-range.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { scoresView } from './scores-view.ts'

const { scores: messages } = editingMessages

interface ScoreRowsProps {
  readonly result: TextResult | null
  /** Absent where nothing can be unfolded, as on paper. */
  readonly costs?: readonly CostlyPlace[]
}

/** The four scores with their bands; high is bad. Each unfolds into the sentences that cost most. */
export function ScoreRows({ result, costs }: ScoreRowsProps) {
  const opened = useStore(scoresView, (state) => state.opened)
  return (
    <ul className="scores" aria-label={messages.list}>
      {textScoreNameSchema.options.map((name) => {
        const isOpen = opened === name
        return (
          <li key={name}>
            {costs === undefined ? (
              <ScoreBar {...scoreBarOf(result, name)} />
            ) : (
              <button
                type="button"
                className="score-button"
                aria-expanded={isOpen}
                onClick={() =>
                  scoresView.change((state) => ({ ...state, opened: isOpen ? null : name }))
                }
              >
                <ScoreBar {...scoreBarOf(result, name)} />
              </button>
            )}
            {costs !== undefined && <p className="score-meaning soft">{scoreQuestions[name]}</p>}
            {isOpen && costs !== undefined && result !== null && (
              <Costs costs={costs.filter(({ score }) => score === name)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The sentences that cost most under one score; a click goes there. */
function Costs({ costs }: { readonly costs: readonly CostlyPlace[] }) {
  const doc = useStore(drafts, (state) => activeDraft(state)?.doc ?? null)
  if (costs.length === 0 || doc === null) return <p className="small soft">{messages.noCosts}</p>
  const go = (place: CostlyPlace): void => {
    selectRange(place)
    editorView()?.focus()
  }
  return (
    <ol className="cost-list small" aria-label={messages.costs}>
      {costs.map((place) => (
        <li key={`${place.from} ${place.share}`}>
          <button type="button" onClick={() => go(place)}>
            <span className="cost-quote" dir="auto">
              {doc.sliceString(place.from, place.to).replace(/\s+/g, ' ')}
            </span>
            <span className="soft">
              <span className="figures">{messages.share(shareText(place.share))}</span>
              {place.why === '' ? '' : `: ${place.why}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
