import { showRange } from '../editor/select-range.ts'
import { messages } from '../language/messages.ts'
import { type SentenceLength, spreadOf } from './sentence-lengths.ts'

const HEIGHT = 88
const GAP = 2
/** Width of the panel in pixels; a longer plot scrolls. */
const PANEL_WIDTH = 460

/** A bar for each sentence, as high as its count of words; a click selects it. A table below says the same. */
export function RhythmPlot({ lengths }: { readonly lengths: readonly SentenceLength[] }) {
  const { shortest, longest, middle } = spreadOf(lengths)
  const scale = HEIGHT / Math.max(longest, 30)
  const bar = Math.round(Math.min(22, Math.max(6, PANEL_WIDTH / Math.max(1, lengths.length) - GAP)))
  const width = lengths.length * (bar + GAP)
  const label = messages.style.rhythmText(shortest, longest, middle)
  return (
    <>
      <p className="small soft">{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys. */}
      <section className="rhythm" tabIndex={0} aria-label={messages.style.rhythm}>
        <svg width={width} height={HEIGHT} role="img" aria-label={label}>
          <line
            className="rhythm-middle"
            x2={width}
            y1={HEIGHT - middle * scale}
            y2={HEIGHT - middle * scale}
          />
          {lengths.map(({ at, from, to, words: count }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table has a button for each of these.
            <g key={from} className="rhythm-bar" onClick={() => showRange(from, to)}>
              <title>{messages.style.sentenceWords(at, count)}</title>
              <rect
                className="rhythm-ground"
                x={(at - 1) * (bar + GAP)}
                width={bar + GAP}
                height={HEIGHT}
              />
              <rect
                x={(at - 1) * (bar + GAP)}
                y={HEIGHT - count * scale}
                width={bar}
                height={count * scale}
                rx="1"
              />
            </g>
          ))}
        </svg>
      </section>
      <LengthTable lengths={lengths} />
    </>
  )
}

function LengthTable({ lengths }: { readonly lengths: readonly SentenceLength[] }) {
  return (
    <details className="small">
      <summary>{messages.style.asTable}</summary>
      <table className="rhythm-table">
        <thead>
          <tr>
            <th scope="col">{messages.style.sentence}</th>
            <th scope="col" className="is-number">
              {messages.style.words}
            </th>
          </tr>
        </thead>
        <tbody>
          {lengths.map(({ from, to, text, words: count }) => (
            <tr key={from}>
              <td>
                <button
                  type="button"
                  className="sentence-button"
                  onClick={() => showRange(from, to)}
                >
                  {text}
                </button>
              </td>
              <td className="is-number">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
