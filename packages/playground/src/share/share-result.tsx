import { capital } from '@content-trust/design'
import { useEffect, useState } from 'react'
import type { Outcome } from '../outcome.ts'
import { fragmentOf, type LinkedDraft } from './draft-link.ts'
import { jsonOf, markdownOf } from './result-texts.ts'

interface ShareResultProps {
  readonly outcome: Outcome
  /** What the draft is for. */
  readonly draft: Omit<LinkedDraft, 'text'>
}

/** Copies a result, or a link to the draft. */
export function ShareResult({ outcome, draft }: ShareResultProps) {
  const [said, setSaid] = useState('')
  // Asked in the browser: what the service renders knows nothing of it.
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  const copy = async (what: string, text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(`${capital(what)} copied.`)
    } catch {
      setSaid(`The browser did not let the page copy the ${what}.`)
    }
  }
  const linkOf = async (): Promise<string | null> => {
    const fragment = await fragmentOf({ ...draft, text: outcome.source })
    if (fragment === null) setSaid('The draft is too long for a link. Copy the result instead.')
    return fragment === null ? null : `${location.origin}${location.pathname}${fragment}`
  }
  const copyLink = async (): Promise<void> => {
    const link = await linkOf()
    if (link !== null) await copy('link', link)
  }
  const share = async (): Promise<void> => {
    const url = await linkOf()
    // It fails where the visitor closes it.
    if (url !== null) await navigator.share({ title: 'Content Trust', url }).catch(() => undefined)
  }
  return (
    <section className="share" aria-labelledby="share-title">
      <h2 id="share-title">Copy or share</h2>
      <p className="share-actions">
        <button
          type="button"
          className="button is-small"
          onClick={() => void copy('result', markdownOf(outcome))}
        >
          Copy as Markdown
        </button>
        <button
          type="button"
          className="button is-small"
          onClick={() => void copy('result', jsonOf(outcome))}
        >
          Copy as JSON
        </button>
        <button type="button" className="button is-small" onClick={() => void copyLink()}>
          Copy a link
        </button>
        {canShare && (
          <button type="button" className="button is-small" onClick={() => void share()}>
            Share the link…
          </button>
        )}
      </p>
      <p className="small soft">
        The link holds your draft after its “#”, a part that browsers send to no server. Whoever has
        the link can read the draft.
      </p>
      <p className="small" role="status">
        {said}
      </p>
    </section>
  )
}
