import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface AskDialogProps {
  readonly title: string
  readonly action: string
  readonly isDanger: boolean
  readonly onClose: () => void
  /** Carries it out; resolves to an error message, or to null. */
  readonly onConfirm: () => Promise<string | null>
  readonly children: ReactNode
}

/** Asks for confirmation. */
export function AskDialog(props: AskDialogProps) {
  const { title, action, isDanger, onClose, onConfirm, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const confirm = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setError(await onConfirm())
    setBusy(false)
  }
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <h2 id={titleId}>{title}</h2>
        {children}
        {error !== null && (
          <p className="notice is-error" role="alert">
            {error}
          </p>
        )}
        <p className="dialog-actions">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button
            type="submit"
            className={isDanger ? 'button is-danger' : 'button is-primary'}
            aria-disabled={isBusy}
          >
            {isBusy ? 'One moment…' : action}
          </button>
        </p>
      </form>
    </dialog>
  )
}
