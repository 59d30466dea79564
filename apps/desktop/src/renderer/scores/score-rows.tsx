import { bandOf, scoreLabels, scoreMeanings, scoreText } from '@content-trust/engine/report'
import {
  type TextResult,
  type TextScoreName,
  textScoreNameSchema,
} from '@content-trust/engine/schema'
import { capital } from '../app/words.ts'

/** The four scores with their bands; high is bad. */
export function ScoreRows({ result }: { readonly result: TextResult | null }) {
  return (
    <ul className="scores" aria-label="Scores from 0 to 1; high is bad">
      {textScoreNameSchema.options.map((name) => (
        <ScoreRow key={name} name={name} score={result?.[name] ?? null} />
      ))}
    </ul>
  )
}

/** Where the bands change, found by asking for the band of each hundredth. */
const bandEdges = Array.from({ length: 100 }, (_, step) => step + 1)
  .filter((hundredth) => bandOf(hundredth / 100) !== bandOf((hundredth - 1) / 100))
  .map((hundredth) => hundredth / 100)

function ScoreRow({
  name,
  score,
}: {
  readonly name: TextScoreName
  readonly score: number | null
}) {
  const band = score === null ? 'none' : bandOf(score)
  return (
    <li className="score" data-band={band} title={capital(scoreMeanings[name])}>
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
    </li>
  )
}
