import { type ReactNode, useEffect } from 'react'
import { compareWords } from '../compare/compare-words.ts'
import { locateText } from '../editor/place-of-words.ts'
import { showRange } from '../editor/select-range.ts'
import { messages } from '../language/messages.ts'
import { Effects } from '../scores/effects.tsx'
import type { Draft } from '../state/drafts.ts'
import { editorView } from '../state/shown-editor.ts'
import { acceptRewrite, assessRewrite } from './accept-rewrite.ts'
import { type Rewrite, setRewrite } from './rewrites.ts'

const { rewrite: text, revise } = messages
/** A verdict is requested again when the writer pauses. */
const PAUSE_MS = 400

type Suggested = Omit<Extract<Rewrite, { step: 'suggested' }>, 'step'>

/** A rewrite beside the text, with its verdict; only one that keeps every fact can be accepted. */
export function RewriteCard({
  draft,
  suggestion,
  assessed,
}: { readonly draft: Draft } & Suggested) {
  const { id, doc } = draft
  const { original, model, start } = suggestion
  const fix = assessed !== null && assessed.doc === doc ? assessed.fix : null
  const place = fix === null ? locateText(doc.toString(), original, start) : fix.start
  const isPending = fix === null && place !== null
  const pause = assessed === null ? 0 : PAUSE_MS
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text restarts the pause.
  useEffect(() => {
    if (!isPending) return
    const timer = window.setTimeout(() => void assessRewrite(id), pause)
    return () => window.clearTimeout(timer)
  }, [id, doc, isPending, pause])
  // The button that was pressed disappears, so the focus goes back to the text.
  const discard = (): void => {
    setRewrite(id, null)
    editorView()?.focus()
  }
  const accept = (): void => {
    acceptRewrite(id)
    editorView()?.focus()
  }
  if (place === null) return <ChangedNotice discard={discard} />
  const verdict = fix?.safety.status ?? 'open'
  return (
    <article
      className={verdict === 'failed' ? 'change is-broken' : 'change'}
      aria-label={text.by(model)}
    >
      <p className="change-head small">
        <span>{text.by(model)}</span>
        <span className="change-verdict" data-verdict={verdict}>
          {verdictText[verdict]}
        </span>
      </p>
      <p className="hidden-text" role="status">
        {spokenVerdict[verdict]}
      </p>
      <Sides before={original} after={suggestion.text} />
      {fix !== null && verdict === 'failed' && (
        <FailureReasons reasons={fix.safety.failure_reasons} />
      )}
      <div className="change-foot">
        {fix !== null && <Effects effects={fix.effects} />}
        {verdict !== 'failed' && <AcceptButton isReady={verdict === 'passed'} accept={accept} />}
        <button
          type="button"
          className="link-button small"
          onClick={() => showRange(place, place + original.length)}
        >
          {revise.show}
        </button>
        <button type="button" className="link-button small" onClick={discard}>
          {text.discard}
        </button>
      </div>
    </article>
  )
}

const verdictText = { open: text.checking, passed: text.kept, failed: text.broken } as const
const spokenVerdict = { open: '', passed: text.ready, failed: text.unsafe } as const

interface AcceptButtonProps {
  readonly isReady: boolean
  readonly accept: () => void
}

/** Stays in the order of the focus before the verdict, and does nothing until then. */
function AcceptButton({ isReady, accept }: AcceptButtonProps) {
  return (
    <button
      type="button"
      className="button is-small is-primary"
      aria-disabled={!isReady}
      onClick={() => {
        if (isReady) accept()
      }}
    >
      {text.accept}
    </button>
  )
}

function ChangedNotice({ discard }: { readonly discard: () => void }) {
  return (
    <div role="status" className="notice small">
      <p>{text.wordsChanged}</p>
      <button type="button" className="link-button" onClick={discard}>
        {messages.dismiss}
      </button>
    </div>
  )
}

function FailureReasons({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <div className="small change-reason">
      <p>{text.unsafe}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}

/** The paragraph before and after, with what differs marked. */
function Sides({ before, after }: { readonly before: string; readonly after: string }) {
  const { left, right } = compareWords(before, after)
  return (
    <div className="change-sides">
      <Side title={revise.now}>
        {left.map(({ text: piece, isOther }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and never move.
          isOther ? <del key={at}>{piece}</del> : <span key={at}>{piece}</span>,
        )}
      </Side>
      <Side title={revise.proposed}>
        {right.map(({ text: piece, isOther }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and never move.
          isOther ? <ins key={at}>{piece}</ins> : <span key={at}>{piece}</span>,
        )}
      </Side>
    </div>
  )
}

function Side({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="small soft">{title}</p>
      <p className="change-words rewrite-words" dir="auto">
        {children}
      </p>
    </div>
  )
}
