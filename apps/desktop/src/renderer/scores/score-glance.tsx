import { capital } from '@content-trust/design'
import {
  bandEdges,
  bandOf,
  scoreLabels,
  scoreQuestions,
  scoreText,
  scoreTone,
} from '@content-trust/engine/report'
import { type TextResult, textScoreNameSchema } from '@content-trust/engine/schema'
import { editingMessages } from '../language/editing-messages.ts'

const { scores: messages } = editingMessages

/** The four scores as small bars beside the decision; each says its name, value and meaning. */
export function ScoreGlance({ result }: { readonly result: TextResult }) {
  return (
    <ul className="score-glance" aria-label={messages.list}>
      {textScoreNameSchema.options.map((name) => {
        const score = result[name]
        const band = bandOf(score)
        const label = `${capital(scoreLabels[name])} ${scoreText(score)} ${band}`
        return (
          <li
            key={name}
            className="score-mini"
            data-band={scoreTone(result, name)}
            title={`${label}. ${scoreQuestions[name]}`}
          >
            <span className="hidden-text">{label}</span>
            <svg viewBox="0 0 6 24" width="6" height="24" aria-hidden="true">
              <rect className="score-ground" width="6" height="24" rx="1" />
              <rect
                className="score-fill"
                y={24 - score * 24}
                width="6"
                height={score * 24}
                rx="1"
              />
              {bandEdges.map((edge) => (
                <rect key={edge} className="score-edge" y={23.5 - edge * 24} width="6" height="1" />
              ))}
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
