import { useRef, useState } from 'react'

interface SignInProps {
  readonly onSignIn: (key: string) => Promise<string | null>
}

/** The sign-in form: a key opens a session; the page does not store the key. */
export function SignIn({ onSignIn }: SignInProps) {
  const [key, setKey] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const submit = async (): Promise<void> => {
    if (isBusy) return
    if (key.trim() === '') {
      setError('Enter a key first.')
      input.current?.focus()
      return
    }
    setBusy(true)
    const wrong = await onSignIn(key.trim())
    setBusy(false)
    setError(wrong)
    setKey('')
    if (wrong !== null) input.current?.focus()
  }

  return (
    <section className="door" aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Sign in</h1>
      <p className="soft">
        Sign in with any active key of the account. You stay signed in for 12 hours, or until that
        key is revoked.
      </p>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="field">
          <label htmlFor="key">API key</label>
          <input
            ref={input}
            id="key"
            name="key"
            type="password"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="ctk_…"
            value={key}
            aria-describedby="key-error"
            aria-invalid={error !== null}
            onChange={(event) => setKey(event.target.value)}
          />
          <p id="key-error" role="alert" className="field-error">
            {error}
          </p>
        </div>
        <p>
          <button type="submit" className="button is-primary" aria-disabled={isBusy}>
            {isBusy ? 'Signing in…' : 'Sign in'}
          </button>
        </p>
      </form>
      <p className="small soft">
        On your own machine, the first start of the service prints a key. If all keys are lost,{' '}
        <code>content-trust-server keys create</code> creates a new one.
      </p>
    </section>
  )
}
