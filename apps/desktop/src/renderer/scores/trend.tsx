import { scoreText } from '@content-trust/engine/report'
import { editingMessages } from '../language/editing-messages.ts'

const { scores: messages } = editingMessages
const WIDTH = 72
const HEIGHT = 20

interface TrendProps {
  readonly trend: readonly number[]
  /** What explains a trust score that looks worse than the decision; null where the two agree. */
  readonly note: string | null
}

/** How trust has moved since the draft was opened: a line for the eye, a sentence for everybody else. */
export function Trend({ trend, note }: TrendProps) {
  const [first] = trend
  const last = trend.at(-1)
  // One score is no trend.
  if (first === undefined || last === undefined || trend.length < 2) return null
  const moved = messages.trendText(scoreText(first), scoreText(last), trend.length - 1)
  const text = note === null ? moved : `${moved} ${note}`
  const points = trend.map((score, index) => {
    return { x: (index / (trend.length - 1)) * WIDTH, y: HEIGHT - 2 - score * (HEIGHT - 4) }
  })
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const end = points.at(-1)
  return (
    <svg
      className="trend"
      viewBox={`-2 0 ${WIDTH + 4} ${HEIGHT}`}
      width={WIDTH + 4}
      height={HEIGHT}
      role="img"
      aria-label={`${messages.trend}. ${text}`}
    >
      <title>{text}</title>
      <polyline points={path} />
      {end !== undefined && <circle cx={end.x} cy={end.y} r="2" />}
    </svg>
  )
}
