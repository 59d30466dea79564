import { accessAnswerSchema } from '@content-trust/engine/schema'
import { type FormEvent, useState } from 'react'
import { callServer } from '../call-server.ts'
import { wait } from '../words.ts'

type Sent =
  | { readonly kind: 'no' | 'sending' }
  | { readonly kind: 'done'; readonly id: string }
  | { readonly kind: 'failed'; readonly detail: string }

const fields = [
  { name: 'name', label: 'Name', max: 120, isRequired: true, type: 'text', fill: 'name' },
  { name: 'email', label: 'Email', max: 180, isRequired: true, type: 'email', fill: 'email' },
  {
    name: 'company',
    label: 'Company (optional)',
    max: 160,
    isRequired: false,
    type: 'text',
    fill: 'organization',
  },
] as const

/** The form that requests an account from the operator. */
export function RequestAccess() {
  const [sent, setSent] = useState<Sent>({ kind: 'no' })
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (sent.kind === 'sending') return
    const entries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setSent({ kind: 'sending' })
    const body = Object.fromEntries(entries)
    const called = await callServer('/request-access', accessAnswerSchema, { body })
    if (called.ok) setSent({ kind: 'done', id: called.value.request_id })
    else {
      const { code, detail, retryAfter } = called.refusal
      const isLimited = code === 'rate_limited' && retryAfter !== null
      setSent({
        kind: 'failed',
        detail: isLimited ? `Too many requests. Try again in ${wait(retryAfter)}.` : detail,
      })
    }
  }

  return (
    <section className="door" aria-labelledby="access-title">
      <h2 id="access-title">No account yet?</h2>
      {sent.kind === 'done' ? (
        <p className="notice is-good" role="status">
          Thank you. Your request is <code>{sent.id}</code>. The operator of this service will reply
          by email.
        </p>
      ) : (
        <form className="stack" onSubmit={(event) => void submit(event)}>
          <p className="soft">
            Request one. A new account comes with $1.50 of free credit, enough for 300 texts of up
            to 1,000 characters.
          </p>
          {fields.map(({ name, label, max, isRequired, type, fill }) => (
            <div className="field" key={name}>
              <label htmlFor={name}>{label}</label>
              <input
                id={name}
                name={name}
                type={type}
                maxLength={max}
                required={isRequired}
                autoComplete={fill}
              />
            </div>
          ))}
          <div className="field">
            <label htmlFor="use_case">What you want to score</label>
            <textarea id="use_case" name="use_case" rows={3} maxLength={1200} required />
          </div>
          {sent.kind === 'failed' && (
            <p className="notice is-error" role="alert">
              {sent.detail}
            </p>
          )}
          <p>
            <button type="submit" className="button" aria-disabled={sent.kind === 'sending'}>
              {sent.kind === 'sending' ? 'Sending…' : 'Request an account'}
            </button>
          </p>
        </form>
      )}
    </section>
  )
}
