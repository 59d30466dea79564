import { capital } from '@content-trust/design'
import { bandOf, isUnjudged, mediaScores, scoreText } from '@content-trust/engine/report'
import type { AudioResult, ImageResult } from '@content-trust/engine/schema'

/** The scores of an image or a recording with their bands; lower is better. */
export function MediaScores({ result }: { readonly result: ImageResult | AudioResult }) {
  const isJudged = !isUnjudged(result)
  return (
    <div className="scores">
      <h2>Scores</h2>
      <p className="small soft">From 0 to 1; lower is better.</p>
      <dl className="media-scores">
        {mediaScores(result).map(([label, value]) => (
          <div key={label} className="score" data-band={isJudged ? bandOf(value) : 'none'}>
            <dt className="score-name">{capital(label)}</dt>
            <dd className="score-value figures">
              {isJudged ? `${scoreText(value)} ${bandOf(value)}` : scoreText(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
