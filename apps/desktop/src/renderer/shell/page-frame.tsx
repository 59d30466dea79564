import { useEffect, useRef } from 'react'
import { messages } from '../language/messages.ts'
import { closePage, type PageId } from '../state/layout.ts'
import { ErrorBoundary } from '../widgets/error-boundary.tsx'
import { pages } from './pages.tsx'

/** A page in the place of the drafts; Escape leads back. */
export function PageFrame({ id }: { readonly id: PageId }) {
  const { title, Page } = pages[id]
  const frame = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page takes the focus.
  useEffect(() => frame.current?.focus(), [id])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) closePage()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <main className="page" ref={frame} tabIndex={-1} aria-label={title}>
      <div className="page-inside">
        <header className="page-head">
          <h1>{title}</h1>
          <button type="button" className="button is-small" onClick={closePage}>
            {messages.back}
          </button>
        </header>
        <ErrorBoundary key={id}>
          <Page />
        </ErrorBoundary>
      </div>
    </main>
  )
}
