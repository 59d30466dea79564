import type { StyleResult } from '@content-trust/engine/schema'
import { showRange } from '../editor/select-range.ts'
import { messages } from '../language/messages.ts'

/** Most places of one piece of advice that get a button of their own. */
const MOST_PLACES = 6

/** What would help, the most pressing first; each place is a button that goes there. */
export function AdviceList({ style }: { readonly style: StyleResult }) {
  const { recommendations, spans } = style
  if (recommendations.length === 0) return <p className="small soft">{messages.style.noAdvice}</p>
  return (
    <ul className="advice-list">
      {recommendations.map(({ id, priority, title, why, action, evidence_span_ids }) => {
        const places = spans.filter((span) => evidence_span_ids.includes(span.id))
        return (
          <li key={id}>
            <p className="metric-head">
              <b>{title}</b>
              <span className={`small is-severity-${priority}`}>{priority}</span>
            </p>
            <p className="small soft">{why}</p>
            <p className="small">{action}</p>
            {places.length > 0 && (
              <p className="small places">
                {messages.style.places(places.length)}:{' '}
                {places.slice(0, MOST_PLACES).map(({ id: span, start, end }, at) => (
                  <button
                    key={span}
                    type="button"
                    className="link-button"
                    aria-label={`${title} ${at + 1}`}
                    onClick={() => showRange(start, end)}
                  >
                    {at + 1}
                  </button>
                ))}
                {places.length > MOST_PLACES && ' …'}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
