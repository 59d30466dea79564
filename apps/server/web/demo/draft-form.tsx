import { count } from '@content-trust/design'
import { countCharacters, PurposeChoices, sampleDraft } from '@content-trust/playground'
import { useEffect, useRef } from 'react'
import { FilePicker } from './file-picker.tsx'
import { ScoreAction } from './score-action.tsx'
import type { Demo } from './use-demo.ts'
import type { Dropped } from './use-file.ts'
import { longestDraft } from './words-of-demo.ts'

interface DraftFormProps {
  readonly demo: Demo
  readonly dropped: Dropped
  /** Calls of the demo an hour. */
  readonly limit: string
  /** Whether its visitor comes back to it from a result. */
  readonly isBack: boolean
}

/** The form in which a draft is written or pasted, or a file is chosen. */
export function DraftForm({ demo, dropped, limit, isBack }: DraftFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const length = countCharacters(demo.text)
  const max = longestDraft(demo.by)
  const takesFocus = useRef(isBack)
  useEffect(() => {
    if (takesFocus.current) box.current?.focus({ preventScroll: true })
  }, [])

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
        onFocus={demo.warm}
        onChange={(event) => demo.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void demo.score()
        }}
      />
      <div className="draft-options">
        <PurposeChoices use={demo.use} format={demo.format} onChange={demo.choose} />
        <p
          id="draft-length"
          className={length > max ? 'field-error figures' : 'field-note figures'}
        >
          {count(length)} of {count(max)} characters
        </p>
      </div>
      <ScoreAction demo={demo} limit={limit} type="submit" />
      <FilePicker demo={demo} dropped={dropped} limit={limit} />
    </form>
  )
}
