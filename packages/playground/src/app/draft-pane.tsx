import { count, type EvidenceGroup, Legend } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import { textBounds } from '@content-trust/engine/schema'
import type { ReactNode, RefObject } from 'react'
import { Choice } from '../draft/choice.tsx'
import { PurposeChoices } from '../draft/purpose-choices.tsx'
import { samples } from '../draft/sample-drafts.ts'
import type { LinkedDraft } from '../share/draft-link.ts'
import type { Playground } from './use-playground.ts'

interface DraftPaneProps {
  readonly page: Playground
  /** Where the text field is put. */
  readonly field: RefObject<HTMLDivElement | null>
  readonly hidden: ReadonlySet<EvidenceGroup>
  readonly canUndo: boolean
  /** Why a link was not opened; null where there is nothing to say. */
  readonly refusal: string | null
  readonly onHide: (hidden: ReadonlySet<EvidenceGroup>) => void
  readonly onUndo: () => void
  readonly onOpen: (draft: LinkedDraft) => void
  /** The card of the chosen finding. */
  readonly children: ReactNode
}

/** The draft with its marks, and what it is for. */
export function DraftPane(props: DraftPaneProps) {
  const { page, field, hidden, canUndo, refusal, onHide, onUndo, onOpen, children } = props
  const { draft, outcome, change } = page
  return (
    <div className="draft-form">
      <div className="draft-head">
        <h2 id="draft-title">Your draft</h2>
        <span className="draft-tools">
          <button
            type="button"
            className="link-button small"
            aria-disabled={!canUndo}
            onClick={onUndo}
          >
            Undo
          </button>
          <SamplePicker onOpen={onOpen} />
        </span>
      </div>
      <div role="alert">{refusal !== null && <p className="notice is-error">{refusal}</p>}</div>
      <div className="draft-frame">
        <div className="draft-field draft-text" ref={field} />
        {children}
      </div>
      <div className="draft-options">
        <PurposeChoices use={draft.use} format={draft.format} onChange={change} />
        <Choice
          id="syntax"
          label="Syntax"
          value={draft.syntax ?? 'markdown'}
          options={[
            ['markdown', 'Markdown'],
            ['plain', 'Plain text'],
          ]}
          onChange={(value) => change({ syntax: value === 'plain' ? 'plain' : 'markdown' })}
        />
      </div>
      <LengthNote page={page} />
      {outcome !== null && <Legend marks={outcome.marks} hidden={hidden} onChange={onHide} />}
      <FieldHint findings={outcome?.findings ?? []} />
    </div>
  )
}

/** How long the draft is; where that is too long, what to do. */
function LengthNote({ page: { length, isTooLong, hasFailed } }: Pick<DraftPaneProps, 'page'>) {
  const { max } = textBounds.analyze
  return (
    <>
      <p id="draft-length" className={isTooLong ? 'field-error figures' : 'field-note figures'}>
        {count(length)} of {count(max)} characters
      </p>
      <div role="alert">
        {isTooLong && (
          <p className="notice is-error">
            A draft has at most {count(max)} characters here. Remove {count(length - max)}, or use
            the command line, which reads files of any length.
          </p>
        )}
        {hasFailed && (
          <p className="notice is-error">
            The engine could not be loaded in this browser. Reload the page; if that doesn’t help,
            the command line does the same.
          </p>
        )}
      </div>
    </>
  )
}

function SamplePicker({ onOpen }: Pick<DraftPaneProps, 'onOpen'>) {
  return (
    <select
      className="sample-picker small"
      aria-label="Sample drafts"
      value=""
      onChange={(event) => {
        const sample = samples.find(({ name }) => name === event.target.value)
        if (sample !== undefined) onOpen(sample.draft)
      }}
    >
      <option value="" disabled>
        Try a sample…
      </option>
      {samples.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** How to get to the findings: with keys where there is a keyboard, else with a finger. */
function FieldHint({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <p className="field-note" id="draft-hint">
      {findings.length === 0 ? (
        'Marks show up while you write. Nothing you write leaves this page.'
      ) : (
        <>
          <span className="for-keys">
            <kbd>F8</kbd> opens the next finding, <kbd>Shift</kbd>+<kbd>F8</kbd> the one before, and{' '}
            <kbd>Tab</kbd> goes to its buttons. <kbd>Esc</kbd> closes it.
          </span>
          <span className="for-fingers">Tap a mark to see why it is there and what to write.</span>
        </>
      )}
    </p>
  )
}
