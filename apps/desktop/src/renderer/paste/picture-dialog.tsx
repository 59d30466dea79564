import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { messages } from '../language/messages.ts'
import { useStore } from '../state/store.ts'
import { type PictureQuestion, type PictureRefusal, pictureQuestion } from './picture-question.ts'

/** Asks for the names of pictures, and once for the folder that they go to. */
export function PictureDialog() {
  const question = useStore(pictureQuestion, (state) => state)
  return question === null ? null : <OpenDialog question={question} key={question.names.join()} />
}

function OpenDialog({ question }: { readonly question: PictureQuestion }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [names, setNames] = useState(question.names)
  const [folder, setFolder] = useState(question.folder)
  const [isAsked, setIsAsked] = useState(!question.isFolderKnown)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
    const field = dialog.current?.querySelector('input')
    // The name is chosen and its ending stays.
    field?.setSelectionRange(0, Math.max(0, field.value.lastIndexOf('.')))
  }, [])
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const found = await question.take(
      names.map((name) => name.trim()),
      folder.trim(),
    )
    setIsBusy(false)
    if (found === null) dialog.current?.close()
    else setRefusal(found)
  }
  const close = (): void => {
    pictureQuestion.set(null)
    question.closed()
  }
  const texts = messages.paste
  return (
    <dialog ref={dialog} className="picture-dialog" aria-labelledby={`${id}-title`} onClose={close}>
      <form className="panel-stack" onSubmit={(event) => void send(event)}>
        <h2 id={`${id}-title`}>{texts.title(names.length)}</h2>
        <div className="picture-names">
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pictures stay in their order.
            <div className="field" key={at}>
              <label htmlFor={`${id}-${at}`}>{texts.name(at + 1, names.length)}</label>
              <input
                id={`${id}-${at}`}
                value={name}
                required
                maxLength={200}
                aria-invalid={refusal?.at === at}
                aria-describedby={`${id}-refusal`}
                onChange={({ target }) => setNames(names.with(at, target.value))}
              />
            </div>
          ))}
        </div>
        {isAsked ? (
          <div className="field">
            <label htmlFor={`${id}-folder`}>{texts.folder}</label>
            <input
              id={`${id}-folder`}
              value={folder}
              maxLength={255}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => setFolder(target.value)}
            />
            <p id={`${id}-hint`} className="soft small">
              {texts.folderHint}
            </p>
          </div>
        ) : (
          <p className="soft small">
            {texts.goesTo(folder)}{' '}
            <button type="button" className="link-button" onClick={() => setIsAsked(true)}>
              {texts.changeFolder}
            </button>
          </p>
        )}
        <p id={`${id}-refusal`} className="field-error" role="alert">
          {refusal?.message}
        </p>
        <p className="button-row">
          <button type="submit" className="button is-small is-primary">
            {isBusy ? texts.inserting : texts.insert}
          </button>
          <button type="button" className="button is-small" onClick={() => dialog.current?.close()}>
            {messages.cancel}
          </button>
        </p>
      </form>
    </dialog>
  )
}
