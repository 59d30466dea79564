import {
  bandEdges,
  bandOf,
  scoreLabels,
  scoreMeanings,
  scoreText,
} from '@content-trust/engine/report'
import { type TextScoreName, textScoreNameSchema } from '@content-trust/engine/schema'
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
          <ScoreRow key={name} name={name} score={result?.[name] ?? null} />
        ))}
      </ul>
    </div>
  )
}

function ScoreRow({
  name,
  score,
}: {
  readonly name: TextScoreName
  readonly score: number | null
}) {
  const band = score === null ? 'none' : bandOf(score)
  return (
    <li className="score" data-band={band}>
      <span className="score-name">{capital(scoreLabels[name])}</span>
      <span className="score-value figures">
        {score === null ? '–' : `${scoreText(score)} ${band}`}
      </span>
      <svg
        className="score-track"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="score-ground" width="100" height="6" />
        {score !== null && <rect className="score-fill" width={score * 100} height="6" />}
        {bandEdges.map((edge) => (
          <rect key={edge} className="score-edge" x={edge * 100 - 0.25} width="0.5" height="6" />
        ))}
      </svg>
      <span className="small soft score-meaning">{capital(scoreMeanings[name])}</span>
    </li>
  )
}
