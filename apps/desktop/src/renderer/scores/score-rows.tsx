import { ScoreBar } from '@content-trust/design'
import { scoreMeanings, shareText } from '@content-trust/engine/report'
import { type TextResult, textScoreNameSchema } from '@content-trust/engine/schema'
import { useStore } from '../app/store.ts'
import { capital } from '../app/words.ts'
import { selectWords } from '../editor/go-to-mark.ts'
import type { CostlyPlace } from '../editor/marks.ts'
import { editorView } from '../editor/shown-editor.ts'
import { activeDraft, drafts } from '../files/drafts.ts'
import { editingWords } from '../language/editing-words.ts'
import { scoresView } from './scores-view.ts'

const { scores: words } = editingWords

interface ScoreRowsProps {
  readonly result: TextResult | null
  /** Absent where nothing can be unfolded, as on paper. */
  readonly costs?: readonly CostlyPlace[]
}

/** The four scores with their bands; high is bad. Each unfolds into the sentences that cost most. */
export function ScoreRows({ result, costs }: ScoreRowsProps) {
  const opened = useStore(scoresView, (state) => state.opened)
  return (
    <ul className="scores" aria-label={words.list}>
      {textScoreNameSchema.options.map((name) => {
        const isOpen = opened === name
        return (
          <li key={name}>
            {costs === undefined ? (
              <ScoreBar name={name} score={result?.[name] ?? null} />
            ) : (
              <button
                type="button"
                className="score-button"
                title={capital(scoreMeanings[name])}
                aria-expanded={isOpen}
                onClick={() =>
                  scoresView.change((state) => ({ ...state, opened: isOpen ? null : name }))
                }
              >
                <ScoreBar name={name} score={result?.[name] ?? null} />
              </button>
            )}
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
  if (costs.length === 0 || doc === null) return <p className="small soft">{words.noCosts}</p>
  const go = (place: CostlyPlace): void => {
    selectWords(place)
    editorView()?.focus()
  }
  return (
    <ol className="cost-list small" aria-label={words.costs}>
      {costs.map((place) => (
        <li key={`${place.from} ${place.share}`}>
          <button type="button" onClick={() => go(place)}>
            <span className="cost-quote" dir="auto">
              {doc.sliceString(place.from, place.to).replace(/\s+/g, ' ')}
            </span>
            <span className="soft">
              <span className="figures">{words.share(shareText(place.share))}</span>
              {place.why === '' ? '' : `: ${place.why}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
