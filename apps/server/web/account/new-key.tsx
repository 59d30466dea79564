import { useEffect, useRef, useState } from 'react'
import type { NewKeyView } from '../../src/pages/account-view.ts'

interface NewKeyProps {
  readonly made: NewKeyView
  readonly onDone: () => void
}

/** The text of a new key, which can be seen only once. */
export function NewKey({ made, onDone }: NewKeyProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const title = useRef<HTMLHeadingElement>(null)
  const { key } = made
  useEffect(() => {
    // A second key may follow immediately.
    if (key !== '') title.current?.focus()
    setCopied('no')
  }, [key])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(key)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }
  return (
    <div className="notice is-good new-key">
      <h3 ref={title} tabIndex={-1}>
        Your new key. It is shown only once.
      </h3>
      <p className="new-key-text">
        <code>{key}</code>
      </p>
      <p className="new-key-actions">
        <button type="button" className="button is-small" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className="button is-small" onClick={onDone}>
          I have stored it
        </button>
        <span role="status" className="small">
          {copied === 'yes' && 'Copied.'}
          {copied === 'failed' && 'The browser did not allow this: select the key and copy it.'}
        </span>
      </p>
    </div>
  )
}
