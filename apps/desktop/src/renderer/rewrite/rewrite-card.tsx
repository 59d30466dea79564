import { type ReactNode, useEffect } from 'react'
import { showRange } from '../editor/select-range.ts'
import { compareWords } from '../files/compare-texts.ts'
import { messages } from '../language/messages.ts'
import { Effects } from '../scores/effects.tsx'
import type { Draft } from '../state/drafts.ts'
import { editorView } from '../state/shown-editor.ts'
import { acceptRewrite, assessRewrite } from './accept-rewrite.ts'
import { locateText } from './place-of-words.ts'
import { type Rewrite, setRewrite } from './rewrites.ts'

const { rewrite: text, revise } = messages
/** A verdict is asked for again when the writer pauses. */
const PAUSE_MS = 400

type Suggested = Omit<Extract<Rewrite, { step: 'suggested' }>, 'step'>

/** A rewrite beside the words, with its verdict; only one that keeps every fact can be accepted. */
export function RewriteCard({ draft, suggestion, weighed }: { readonly draft: Draft } & Suggested) {
  const { id, doc } = draft
  const { original, model, start } = suggestion
  const isWeighed = weighed !== null && weighed.doc === doc
  const isFirst = weighed === null
  const verdict = isWeighed ? weighed.fix.safety.status : 'open'
  const place = isWeighed ? weighed.fix.start : locateText(doc.toString(), original, start)
  const isThere = place !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the words starts the pause anew.
  useEffect(() => {
    if (isWeighed || !isThere) return
    const timer = window.setTimeout(() => void assessRewrite(id), isFirst ? 0 : PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [id, doc, isWeighed, isThere, isFirst])
  // What was pressed is gone then, so the focus goes back to the words.
  const leave = (): void => {
    setRewrite(id, null)
    editorView()?.focus()
  }
  const accept = (): void => {
    if (verdict !== 'passed') return
    acceptRewrite(id)
    editorView()?.focus()
  }
  if (!isThere) {
    return (
      <div role="status" className="notice small">
        <p>{text.wordsChanged}</p>
        <button type="button" className="link-button" onClick={leave}>
          {messages.dismiss}
        </button>
      </div>
    )
  }
  const { left, right } = compareWords(original, suggestion.text)
  return (
    <article
      className={verdict === 'failed' ? 'change is-broken' : 'change'}
      aria-label={text.by(model)}
    >
      <p className="change-head small">
        <span>{text.by(model)}</span>
        <span className="change-verdict" data-verdict={verdict}>
          {verdictWords[verdict]}
        </span>
      </p>
      <p className="hidden-text" role="status">
        {spokenWords[verdict]}
      </p>
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
      {isWeighed && verdict === 'failed' && (
        <div className="small change-reason">
          <p>{text.unsafe}</p>
          <ul>
            {weighed.fix.safety.failure_reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="change-foot">
        {isWeighed && <Effects effects={weighed.fix.effects} />}
        {verdict !== 'failed' && (
          <button
            type="button"
            className="button is-small is-primary"
            aria-disabled={verdict !== 'passed'}
            onClick={accept}
          >
            {text.accept}
          </button>
        )}
        <button
          type="button"
          className="link-button small"
          onClick={() => showRange(place, place + original.length)}
        >
          {revise.show}
        </button>
        <button type="button" className="link-button small" onClick={leave}>
          {text.leave}
        </button>
      </div>
    </article>
  )
}

const verdictWords = { open: text.checking, passed: text.kept, failed: text.broken } as const
const spokenWords = { open: '', passed: text.ready, failed: text.unsafe } as const

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
