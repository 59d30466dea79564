import { formatLabels, intendedUseLabels } from '@content-trust/engine/report'
import { formatSchema, intendedUseSchema, textBounds } from '@content-trust/engine/schema'
import { useEffect, useRef } from 'react'
import { capital, count } from '../words.ts'
import { sampleDraft } from './sample-draft.ts'
import { ScoreAction } from './score-action.tsx'
import { countCharacters, type Demo } from './use-demo.ts'

const { max } = textBounds.demo

/** The form in which a draft is written or pasted. */
export function DraftForm({ demo, limit }: { readonly demo: Demo; readonly limit: string }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const length = countCharacters(demo.text)
  const wasScored = demo.outcome !== null
  useEffect(() => {
    if (wasScored) box.current?.focus({ preventScroll: true })
  }, [wasScored])

  return (
    <form
      className="draft-form"
      onSubmit={(event) => {
        event.preventDefault()
        void demo.score()
      }}
    >
      <div className="draft-head">
        <label htmlFor="draft">
          <h2>Your draft</h2>
        </label>
        <button type="button" className="link-button small" onClick={() => demo.write(sampleDraft)}>
          Use a sample draft
        </button>
      </div>
      <textarea
        ref={box}
        id="draft"
        className="draft-box draft-text"
        dir="auto"
        value={demo.text}
        placeholder="Paste or write a draft in English."
        aria-describedby="draft-length draft-error"
        aria-invalid={demo.error !== null || length > max}
        onChange={(event) => demo.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void demo.score()
        }}
      />
      <div className="draft-options">
        <Choice
          id="use"
          label="Intended use"
          value={demo.use}
          options={intendedUseSchema.options.map((value) => [
            value,
            capital(intendedUseLabels[value]),
          ])}
          onChange={(value) => demo.choose({ use: intendedUseSchema.parse(value) })}
        />
        <Choice
          id="format"
          label="Kind of writing"
          value={demo.format}
          options={formatSchema.options.map((value) => [value, capital(formatLabels[value])])}
          onChange={(value) => demo.choose({ format: formatSchema.parse(value) })}
        />
        <p
          id="draft-length"
          className={length > max ? 'field-error figures' : 'field-note figures'}
        >
          {count(length)} of {count(max)} characters
        </p>
      </div>
      <ScoreAction demo={demo} limit={limit} type="submit" />
    </form>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
