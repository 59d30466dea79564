import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { messages } from '../language/messages.ts'
import { createStore, useStore } from '../state/store.ts'

interface Question {
  readonly title: string
  readonly name: string
  readonly action: string
  /** Tries the name; a text says why it cannot be taken. */
  take(name: string): Promise<string | null>
}

const asked = createStore<Question | null>(null)

/** Asks for a name in a dialog. */
export async function askName(question: Question): Promise<void> {
  asked.set(question)
}

/** The dialog that asks for a name. */
export function NameDialog() {
  const question = useStore(asked, (state) => state)
  return question === null ? null : <OpenDialog question={question} key={question.title} />
}

function OpenDialog({ question }: { readonly question: Question }) {
  const { title, name, action, take } = question
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [text, setText] = useState(name)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
    // The name is chosen and its ending stays.
    field.current?.setSelectionRange(0, Math.max(0, name.lastIndexOf('.')) || name.length)
  }, [name])
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const found = await take(text.trim())
    if (found === null) dialog.current?.close()
    else setRefusal(found)
  }
  return (
    <dialog ref={dialog} aria-label={title} onClose={() => asked.set(null)}>
      <form className="panel-stack" onSubmit={(event) => void send(event)}>
        <div className="field">
          <label htmlFor={id}>{title}</label>
          <input
            ref={field}
            id={id}
            value={text}
            required
            aria-invalid={refusal !== null}
            aria-describedby={`${id}-refusal`}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={`${id}-refusal`} className="field-error" role="alert">
            {refusal}
          </p>
        </div>
        <p className="button-row">
          <button type="submit" className="button is-small is-primary">
            {action}
          </button>
          <button type="button" className="button is-small" onClick={() => dialog.current?.close()}>
            {messages.cancel}
          </button>
        </p>
      </form>
    </dialog>
  )
}
