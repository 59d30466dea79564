import { editingMessages } from '../language/editing-messages.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'
import { showRange } from './select-range.ts'

const { draftSettings: messages } = editingMessages

/** Mistakes in the front matter of the active draft; a click leads to the line. */
export function SettingsProblems() {
  const { problems } = useActiveAnalysis()
  return problems.map(({ line, offset, problem }) => (
    <p key={`${offset} ${problem}`} className="cut-notice settings-problem small" role="status">
      {messages.atLine(line, problem)}{' '}
      <button type="button" className="link-button" onClick={() => showRange(offset, offset)}>
        {messages.show}
      </button>
    </p>
  ))
}
