import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFocusBack } from './use-focus-back.ts'

interface DialogProps {
  readonly title: string
  readonly close: string
  readonly children: ReactNode
  onClose(): void
}

/** A page over the window; Escape closes it and the focus goes back to where it was. */
export function Dialog({ title, close, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useFocusBack(dialog)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button is-small" onClick={onClose}>
          {close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys. */}
      <section className="dialog-body" aria-labelledby={id} tabIndex={0}>
        {children}
      </section>
    </dialog>
  )
}
