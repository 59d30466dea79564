import { spellingMessages as text } from '../language/spelling-messages.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { goToProblem } from './go-to-problem.ts'
import { shownProblems } from './shown-problems.ts'

/** How many problems of spelling and grammar there are; a press goes to the next one. */
export function SpellingCount() {
  const isOn = useStore(settings, (state) => state.spelling.isOn)
  const count = useStore(shownProblems, (problems) => problems.length)
  if (!isOn || count === 0) return null
  return (
    <button
      type="button"
      className="spelling-count"
      title={text.goToNext}
      onClick={() => goToProblem(1)}
    >
      {text.count(count)}
    </button>
  )
}
