import { caret } from '../editor/caret.ts'
import { searchMessages as messages } from '../language/search-messages.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { type FindOutcome, findNews, findOutcome } from './find-state.ts'
import { searchedPart, selectedNumber } from './found-matches.ts'

/** How many matches there are and which is selected, or what is wrong; screen readers hear it. */
export function FindStatus() {
  const outcome = useStore(findOutcome, (state) => state)
  const news = useStore(findNews, (text) => text)
  useStore(caret, (offset) => offset)
  const isWrong = outcome.kind === 'wrong' || outcome.kind === 'slow'
  return (
    <p
      id="find-status"
      role="status"
      className={isWrong ? 'find-status figures is-wrong' : 'find-status figures'}
    >
      {news === '' ? textOf(outcome) : news}
    </p>
  )
}

function textOf(outcome: FindOutcome): string {
  if (outcome.kind === 'nothing_asked') return ''
  if (outcome.kind === 'slow') return messages.slow
  if (outcome.kind === 'wrong') return messages.problem(outcome.problem, outcome.part)
  const state = editorView()?.state
  if (outcome.count === 0) {
    const isPartial = state !== undefined && searchedPart(state) !== null
    return isPartial ? messages.noneSelected : messages.none
  }
  const at = state === undefined ? null : selectedNumber(state)
  return messages.position(at, outcome.count, outcome.isMore)
}
