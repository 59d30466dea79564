import { capital } from '@content-trust/design'
import { confidenceMeanings, formatLabels, intendedUseLabels } from '@content-trust/engine/report'
import { draftFormatSchema, intendedUseSchema } from '@content-trust/engine/schema'
import { useId } from 'react'
import { editingMessages } from '../language/editing-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Origin } from './origin.tsx'
import { PolicyBox } from './policy-box.tsx'
import { purposeOf, purposes, setPurpose } from './purposes.ts'

const { scores: messages } = editingMessages

/** What the decision rests on beside the scores: ground, purpose and policy. */
export function ScoreDetails({ analysis }: { readonly analysis: Analysis }) {
  const { result } = analysis
  const draft = useStore(drafts, activeDraft)
  // Read again when either changes what the draft is for.
  useStore(purposes, (state) => state)
  useStore(settings, (state) => state)
  if (draft === null) return null
  const chosen = purposeOf(draft)
  const { context, origins = {} } = analysis.settings ?? {}
  const coverage = result?.coverage
  return (
    <div className="score-details small">
      {result !== null && (
        <dl>
          <dt>{messages.confidence}</dt>
          <dd>
            {capital(result.confidence)}: {confidenceMeanings[result.confidence]}.
          </dd>
          {coverage !== undefined && (
            <>
              <dt>{messages.coverage}</dt>
              <dd>{messages.coverageText(coverage.words, coverage.share, coverage.sentences)}</dd>
            </>
          )}
        </dl>
      )}
      <div className="purpose">
        <Choice
          label={messages.format}
          value={
            origins['format'] === undefined ? chosen.format : (context?.format ?? chosen.format)
          }
          origin={origins['format']}
          values={draftFormatSchema.options}
          labels={formatLabels}
          choose={(next) => void setPurpose(draft.id, { format: next })}
        />
        <Choice
          label={messages.use}
          value={
            origins['intended_use'] === undefined
              ? chosen.intendedUse
              : (context?.intended_use ?? chosen.intendedUse)
          }
          origin={origins['intended_use']}
          values={intendedUseSchema.options}
          labels={intendedUseLabels}
          choose={(next) => void setPurpose(draft.id, { intendedUse: next })}
        />
      </div>
      <PolicyBox analysis={analysis} />
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  /** Where a value comes from that the window cannot change; undefined for one that it can. */
  readonly origin: string | undefined
  choose(value: Value): void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, values, labels, origin, choose } = props
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={origin !== undefined}
        aria-describedby={origin === undefined ? undefined : `${id}-origin`}
        onChange={(event) => {
          const next = values.find((candidate) => candidate === event.target.value)
          if (next !== undefined) choose(next)
        }}
      >
        {values.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
      <Origin id={`${id}-origin`} origin={origin} />
    </div>
  )
}
