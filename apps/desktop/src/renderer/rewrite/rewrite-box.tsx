import { useEffect, useState } from 'react'
import { messages } from '../language/messages.ts'
import type { Draft } from '../state/drafts.ts'
import { showPage } from '../state/layout.ts'
import { settings } from '../state/settings.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { takeBack } from './accept-rewrite.ts'
import { hostOf } from './host-of.ts'
import { rewriteAtCaret } from './rewrite-at-caret.ts'
import { RewriteCard } from './rewrite-card.tsx'
import { type Rewrite, rewrites, setRewrite, stopRewrite } from './rewrites.ts'

const { rewrite: text } = messages

/** Other words for a paragraph, by the language model that the writer has set. */
export function RewriteBox({ draft }: { readonly draft: Draft }) {
  const isOn = useStore(settings, (state) => state.rewriter?.isOn === true)
  const rewrite = useStore(rewrites, (all) => all[draft.id])
  return (
    <section className="rewrite" aria-label={text.title}>
      {isOn ? (
        <>
          {(rewrite === undefined || rewrite.step === 'message') && <Start />}
          {rewrite !== undefined && <Step draft={draft} rewrite={rewrite} />}
        </>
      ) : (
        <p className="small soft">
          {text.off}{' '}
          <button type="button" className="link-button" onClick={() => showPage('settings')}>
            {text.setUp}
          </button>
        </p>
      )}
    </section>
  )
}

function Start() {
  const address = useStore(settings, (state) => state.rewriter?.address ?? '')
  return (
    <div className="rewrite-start">
      <button type="button" className="button is-small" onClick={rewriteAtCaret}>
        {text.suggest}
      </button>
      <p className="small soft">{text.sends(hostOf(address))}</p>
    </div>
  )
}

function Step({ draft, rewrite }: { readonly draft: Draft; readonly rewrite: Rewrite }) {
  switch (rewrite.step) {
    case 'asking':
      return <Asking id={draft.id} since={rewrite.since} />
    case 'message':
      return (
        <div role="status" className={`notice small ${rewrite.hasFailed ? 'is-error' : ''}`}>
          <p>{rewrite.text}</p>
          {rewrite.hasFailed && (
            <button type="button" className="link-button" onClick={() => showPage('settings')}>
              {text.settings}
            </button>
          )}
        </div>
      )
    case 'suggested':
      return <RewriteCard draft={draft} {...rewrite} />
    case 'taken':
      return (
        <p role="status" className="notice is-good small">
          {text.taken}{' '}
          {rewrite.doc === draft.doc ? (
            <button
              type="button"
              className="link-button"
              onClick={() => {
                takeBack(draft.id)
                editorView()?.focus()
              }}
            >
              {text.undo}
            </button>
          ) : (
            <button
              type="button"
              className="link-button"
              onClick={() => setRewrite(draft.id, null)}
            >
              {messages.dismiss}
            </button>
          )}
        </p>
      )
    default:
      return rewrite satisfies never
  }
}

function Asking({ id, since }: { readonly id: string; readonly since: number }) {
  const rewriter = useStore(settings, (state) => state.rewriter)
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <div className="rewrite-asking">
      <progress aria-label={text.title} />
      <p role="status" className="small">
        {text.asking(rewriter?.model ?? '', hostOf(rewriter?.address ?? ''))}
      </p>
      <span className="small soft figures">
        {text.seconds(Math.max(0, Math.round((now - since) / 1000)))}
      </span>
      <button
        type="button"
        className="button is-small"
        onClick={() => {
          void stopRewrite(id)
          editorView()?.focus()
        }}
      >
        {text.stop}
      </button>
    </div>
  )
}
