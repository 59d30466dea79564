import { ScoreBar, scoreBarOf } from '@content-trust/design'
import { explainingNote, greyNote, scoreQuestions } from '@content-trust/engine/report'
import { type TextResult, textScoreNameSchema } from '@content-trust/engine/schema'

/** The four scores with their bands; lower is better. */
export function ScoreRows({ result }: { readonly result: TextResult | null }) {
  return (
    <div className="scores">
      <h2>Scores</h2>
      <p className="small soft">From 0 to 1; lower is better. The lines mark the band limits.</p>
      <ul>
        {textScoreNameSchema.options.map((name) => (
          <li key={name}>
            <ScoreBar {...scoreBarOf(result, name)} />
            <span className="small soft score-meaning">{scoreQuestions[name]}</span>
          </li>
        ))}
      </ul>
      <p className="small soft">{result === null ? explainingNote : greyNote(result)}</p>
    </div>
  )
}
