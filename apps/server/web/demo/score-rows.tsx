import { ScoreBar } from '@content-trust/design'
import { scoreMeanings } from '@content-trust/engine/report'
import { textScoreNameSchema } from '@content-trust/engine/schema'
import { capital } from '../words.ts'
import type { WireResult } from './outcome.ts'

/** The four scores with their bands; lower is better. */
export function ScoreRows({ result }: { readonly result: WireResult | null }) {
  return (
    <div className="scores">
      <h2>Scores</h2>
      <p className="small soft">From 0 to 1; lower is better. The lines mark the band limits.</p>
      <ul>
        {textScoreNameSchema.options.map((name) => (
          <li key={name}>
            <ScoreBar name={name} score={result?.[name] ?? null} />
            <span className="small soft score-meaning">{capital(scoreMeanings[name])}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
