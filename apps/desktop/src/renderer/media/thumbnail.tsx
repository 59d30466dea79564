import type { MediaReport } from '../../shared/media.ts'
import { messages } from '../language/messages.ts'
import { boxesOf } from './boxes-of.ts'

interface MediaCopyProps {
  readonly name: string
  readonly report: MediaReport
}

/** The thumbnail of an image with the areas of its cues, the frames of a video, or the wave of a recording. */
export function Thumbnail({ name, report }: MediaCopyProps) {
  const { copy, facts, waveform, result } = report
  return (
    <>
      {copy !== null && (
        <figure className="media-thumbnail">
          <img
            src={copy.address}
            alt={copy.isWhole ? messages.media.copyOf(name) : messages.media.framesOf(name)}
          />
          {copy.isWhole && facts.width !== null && facts.height !== null && (
            <Boxes width={facts.width} height={facts.height} evidence={result.evidence} />
          )}
        </figure>
      )}
      {waveform.length > 0 && <Wave waveform={waveform} />}
    </>
  )
}

interface BoxesProps {
  readonly width: number
  readonly height: number
  readonly evidence: Parameters<typeof boxesOf>[0]
}

/** The areas, in the pixels of the image; the cues beside it have the same numbers. */
function Boxes({ width, height, evidence }: BoxesProps) {
  const boxes = boxesOf(evidence)
  if (boxes.length === 0) return null
  // As wide as the image is shown, so that numbers have the same size on each.
  const unit = Math.max(width, height) / 320
  return (
    <svg className="media-boxes" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {boxes.map(({ number, box }) => (
        <g key={number}>
          <rect {...box} className="media-box-ground" strokeWidth={unit * 5} />
          <rect {...box} className="media-box" strokeWidth={unit * 2} />
          <circle
            className="media-box-sign"
            cx={Math.min(width - unit * 11, box.x + unit * 14)}
            cy={Math.min(height - unit * 11, box.y + unit * 14)}
            r={unit * 10}
          />
          <text
            className="media-box-number"
            x={Math.min(width - unit * 11, box.x + unit * 14)}
            y={Math.min(height - unit * 11, box.y + unit * 14)}
            fontSize={unit * 13}
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Wave({ waveform }: { readonly waveform: readonly number[] }) {
  return (
    <svg
      className="media-wave"
      viewBox={`0 0 ${waveform.length * 3} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={messages.media.waveform}
    >
      {waveform.map((loudness, at) => {
        const height = Math.max(2, loudness * 96)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place.
          <rect key={at} x={at * 3} y={50 - height / 2} width="2" height={height} />
        )
      })}
    </svg>
  )
}
