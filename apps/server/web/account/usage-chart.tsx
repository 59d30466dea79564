import { count, counted } from '@content-trust/design'
import type { DayView } from '../../src/pages/account-view.ts'
import { money } from '../words.ts'
import { utcDay } from './times.ts'

const HEIGHT = 100
const STEP = 10
const WIDTH = 7

interface UsageChartProps {
  readonly days: readonly DayView[]
}

/** The amount spent on each of the last days, as a bar chart and as a table. */
export function UsageChart({ days }: UsageChartProps) {
  const most = Math.max(...days.map(({ spent_cents }) => spent_cents))
  const used = days.filter(({ calls }) => calls > 0)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  if (used.length === 0) {
    return <p className="empty">No usage in the last {counted(days.length, 'day')}.</p>
  }
  return (
    <figure className="usage">
      <figcaption className="small soft">
        Spent by day (UTC){most > 0 && `, at most ${money(most)} on one day`}
      </figcaption>
      <UsageBars days={days} most={most} used={used.length} />
      <p className="usage-axis small soft" aria-hidden="true">
        <span>{utcDay(first.from)}</span>
        <span>{utcDay(last.from)}</span>
      </p>
      <UsageTable days={used} />
    </figure>
  )
}

interface UsageBarsProps {
  readonly days: readonly DayView[]
  /** The most cents that were spent on one day. */
  readonly most: number
  /** Number of days with calls. */
  readonly used: number
}

function UsageBars({ days, most, used }: UsageBarsProps) {
  const total = days.reduce((sum, { spent_cents }) => sum + spent_cents, 0)
  return (
    <svg
      className="usage-bars"
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${money(total)} spent in ${counted(days.length, 'day')}, on ${counted(used, 'day')} with calls. The table below has each day.`}
    >
      {days.map(({ from, spent_cents }, index) => {
        // A day with any spending shows, however small it is beside the largest.
        const height =
          most === 0 || spent_cents === 0 ? 0 : Math.max(2, (spent_cents / most) * HEIGHT)
        const x = index * STEP + (STEP - WIDTH) / 2
        return (
          <g key={from}>
            <rect className="usage-none" x={x} y={HEIGHT - 1} width={WIDTH} height={1} />
            <rect className="usage-bar" x={x} y={HEIGHT - height} width={WIDTH} height={height} />
          </g>
        )
      })}
    </svg>
  )
}

/** The days with calls, newest first. */
function UsageTable({ days }: UsageChartProps) {
  return (
    <details className="small">
      <summary>Days with calls, as a table</summary>
      <div className="table-frame">
        <table className="usage-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="is-number">
                Calls
              </th>
              <th scope="col" className="is-number">
                Units
              </th>
              <th scope="col" className="is-number">
                Spent
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ from, calls, units_analyzed, spent_cents }) => (
              <tr key={from}>
                <td>{utcDay(from)}</td>
                <td className="is-number">{count(calls)}</td>
                <td className="is-number">{count(units_analyzed)}</td>
                <td className="is-number">{money(spent_cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
