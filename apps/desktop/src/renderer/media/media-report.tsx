import { capital } from '@content-trust/design'
import {
  actionLabels,
  bandEdges,
  bandOf,
  confidenceMeanings,
  evidenceTypeLabels,
  primaryReasonLabels,
  scoreText,
} from '@content-trust/engine/report'
import type { MediaReport } from '../../shared/media.ts'
import { messages } from '../language/messages.ts'
import { boxesOf, numberOf } from './boxes-of.ts'
import { mediaScores } from './media-scores.ts'
import { Thumbnail } from './thumbnail.tsx'

interface MediaReportProps {
  readonly name: string
  readonly report: MediaReport
}

/** The decision about an image, an audio file or a video, with everything that it rests on. */
export function MediaReportView({ name, report }: MediaReportProps) {
  const { result } = report
  return (
    <div className="media-report">
      <Thumbnail name={name} report={report} />
      <div className="media-words">
        <MediaDecision report={report} />
        <ul className="scores" aria-label={messages.media.scores}>
          {mediaScores(result).map(([score, value]) => (
            <li key={score}>
              <Bar name={messages.media.scoreNames[score]} value={value} />
            </li>
          ))}
        </ul>
        <Cues report={report} />
        {result.recommended_fixes.length > 0 && (
          <ul className="media-fixes small" aria-label={messages.media.toDo}>
            {result.recommended_fixes.map((fix) => (
              <li key={fix}>{fix}</li>
            ))}
          </ul>
        )}
        <details className="small">
          <summary>{messages.media.limits(result.limitations.length)}</summary>
          <ul className="media-limits">
            {result.limitations.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </details>
        <p className="small soft figures">{messages.media.facts(report.facts)}</p>
      </div>
    </div>
  )
}

function MediaDecision({ report: { result } }: { readonly report: MediaReport }) {
  const { recommended_action: action, confidence, risk_level: level } = result
  // A decision on little ground must not look like a verdict.
  const tone = confidence === 'low' ? 'none' : action
  return (
    <div className="decision media-decision" data-action={tone}>
      <span className="hidden-text">{messages.media.decision}: </span>
      <p className="decision-head">
        <span className="media-action">{capital(actionLabels[action])}</span>
        <span className="small soft decision-level">{messages.media.risk(level)}</span>
      </p>
      <p className="small decision-reason">
        {messages.media.meanings[action]}{' '}
        {messages.media.reason(primaryReasonLabels[result.primary_reason])}
      </p>
      <p className="small soft">
        {messages.media.confidence(confidence, confidenceMeanings[confidence])}
      </p>
    </div>
  )
}

function Bar({ name, value }: { readonly name: string; readonly value: number }) {
  const band = bandOf(value)
  return (
    <span className="score" data-band={band}>
      <span className="score-name">{name}</span>
      <span className="score-value figures">{`${scoreText(value)} ${band}`}</span>
      <svg
        className="score-track"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="score-ground" width="100" height="6" />
        <rect className="score-fill" width={value * 100} height="6" />
        {bandEdges.map((edge) => (
          <rect key={edge} className="score-edge" x={edge * 100 - 0.25} width="0.5" height="6" />
        ))}
      </svg>
    </span>
  )
}

function Cues({ report: { result, copy } }: { readonly report: MediaReport }) {
  const { evidence } = result
  if (evidence.length === 0) return <p className="small soft">{messages.media.noCues}</p>
  const boxes = copy?.isWhole === true ? boxesOf(evidence) : []
  return (
    <ul className="media-cues" aria-label={messages.media.cues}>
      {evidence.map((item) => {
        const { type, severity, span, explanation } = item
        const number = numberOf(boxes, item.box)
        return (
          <li key={`${type} ${span}`}>
            <p className="small media-cue-head">
              {number !== null && (
                <span className="media-cue-number" aria-hidden="true">
                  {number}
                </span>
              )}
              <span className="soft">{capital(evidenceTypeLabels[type])}</span>
              {number !== null && (
                <span className="hidden-text">, {messages.media.area(number)}</span>
              )}
              <span className={`finding-severity is-severity-${severity}`}>{severity}</span>
            </p>
            <p className="media-cue-span">{type === 'source_quality' ? span : capital(span)}</p>
            <p className="small">{explanation}</p>
          </li>
        )
      })}
    </ul>
  )
}
