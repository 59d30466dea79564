import { bandEdges, bandOf, scoreLabels, scoreText } from '@content-trust/engine/report'
import type { TextScoreName } from '@content-trust/engine/schema'
import type { ReactElement } from 'react'

interface ScoreBarProps {
  readonly name: TextScoreName
  /** From 0 to 1; null before the first score. */
  readonly score: number | null
}

/** A score with its name and band, as a bar with lines at the band limits; styled by `scores.css`. */
export function ScoreBar({ name, score }: ScoreBarProps): ReactElement {
  const band = score === null ? 'none' : bandOf(score)
  const label = scoreLabels[name]
  return (
    <span className="score" data-band={band}>
      <span className="score-name">{label.charAt(0).toUpperCase() + label.slice(1)}</span>
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
    </span>
  )
}
