import {
  bandEdges,
  bandOf,
  isUnjudged,
  scoreLabels,
  scoreText,
  scoreTone,
} from '@content-trust/engine/report'
import type { RiskLevel, TextResult, TextScoreName } from '@content-trust/engine/schema'
import type { ReactElement } from 'react'
import { capital } from './words.ts'

interface ScoreBarProps {
  readonly name: TextScoreName
  /** From 0 to 1; null before the first score. */
  readonly score: number | null
  /** The colour, where it is not that of the band: `none` is grey, for what does not move the decision. */
  readonly tone?: RiskLevel | 'none'
  /** Whether the band is named; a text that nobody can judge has a number and no band. */
  readonly hasBand?: boolean
}

/** A score with its name and band, as a bar with lines at the band limits; styled by `scores.css`. */
export function ScoreBar({ name, score, tone, hasBand = true }: ScoreBarProps): ReactElement {
  const band = score === null ? 'none' : bandOf(score)
  const label = scoreLabels[name]
  return (
    <span className="score" data-band={tone ?? band}>
      <span className="score-name">{capital(label)}</span>
      <span className="score-value figures">
        {score === null ? '–' : hasBand ? `${scoreText(score)} ${band}` : scoreText(score)}
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
    </span>
  )
}

/** A score as its bar shows it: grey where it does not move the decision, empty before the first result. */
export function scoreBarOf(result: TextResult | null, name: TextScoreName): ScoreBarProps {
  return result === null
    ? { name, score: null, tone: 'none' }
    : { name, score: result[name], tone: scoreTone(result, name), hasBand: !isUnjudged(result) }
}
