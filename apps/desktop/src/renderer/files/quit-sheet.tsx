import { useEffect, useId, useRef, useState } from 'react'
import { messages } from '../language/messages.ts'
import { type Draft, drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'
import { useFocusBack } from '../widgets/use-focus-back.ts'
import { quitQuestion, saveDrafts, stillUnsaved } from './quit-question.ts'

const { quit: text } = messages.keeping

/** Asks about all unsaved drafts at once, before the window closes. */
export function QuitSheet() {
  const question = useStore(quitQuestion, (state) => state)
  useStore(drafts, (state) => state)
  if (question === null) return null
  return <OpenSheet unsaved={stillUnsaved(question.asked)} answer={question.answer} />
}

interface SheetProps {
  readonly unsaved: readonly Draft[]
  answer(givenUp: readonly string[] | null): void
}

function OpenSheet({ unsaved, answer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [isSaving, setSaving] = useState(false)
  useFocusBack(dialog)
  useEffect(() => {
    dialog.current?.showModal()
    first.current?.focus()
  }, [])
  const ticked = unsaved.filter((draft) => !unticked.has(draft.id))
  const left = unsaved.filter((draft) => unticked.has(draft.id))
  const save = async (): Promise<void> => {
    setSaving(true)
    setFailures(new Map())
    const failed = await saveDrafts(ticked.map((draft) => draft.id))
    setSaving(false)
    setFailures(failed)
    if (failed.size === 0) answer([...unticked])
    else requestAnimationFrame(() => first.current?.focus())
  }
  const failed = unsaved.filter((draft) => failures.has(draft.id))
  return (
    <dialog
      ref={dialog}
      className="quit-sheet"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-intro`}
      onCancel={(event) => {
        event.preventDefault()
        if (!isSaving) answer(null)
      }}
      onClose={() => answer(null)}
    >
      <h2 id={`${id}-title`}>{text.title}</h2>
      <p id={`${id}-intro`} className="soft">
        {text.intro}
      </p>
      <ul className="quit-drafts" aria-label={text.list}>
        {unsaved.map((draft) => (
          <li key={draft.id}>
            <DraftRow
              draft={draft}
              failure={failures.get(draft.id)}
              isTicked={!unticked.has(draft.id)}
              tick={(isTicked) => setUnticked(withOrWithout(unticked, draft.id, !isTicked))}
            />
          </li>
        ))}
      </ul>
      <p className="field-error" role="alert">
        {failed.length > 0 && text.notSaved(failed.map(({ name }) => name))}
      </p>
      <p className="small soft" role="status">
        {isSaving ? text.saving : text.discards(left.map(({ name }) => name))}
      </p>
      <p className="button-row">
        <button
          ref={first}
          type="button"
          className="button is-small is-primary"
          disabled={isSaving || ticked.length === 0}
          onClick={() => void save()}
        >
          {left.length === 0 ? text.saveAll : text.saveSelected}
        </button>
        <button
          type="button"
          className="button is-small"
          disabled={isSaving}
          onClick={() => answer(unsaved.map((draft) => draft.id))}
        >
          {text.dontSave}
        </button>
        <button
          type="button"
          className="button is-small"
          disabled={isSaving}
          onClick={() => answer(null)}
        >
          {messages.cancel}
        </button>
      </p>
    </dialog>
  )
}

interface RowProps {
  readonly draft: Draft
  readonly failure: string | undefined
  readonly isTicked: boolean
  tick(isTicked: boolean): void
}

/** One draft: its name, where it is saved, and why it could not be. */
function DraftRow({ draft: { name, path }, failure, isTicked, tick }: RowProps) {
  const id = useId()
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isTicked}
        aria-describedby={id}
        onChange={(event) => tick(event.target.checked)}
      />
      <span>
        <bdi>{name}</bdi>
        <span id={id} className="quit-place small soft">
          {path === null ? text.noFile : <bdi>{folderOf(path)}</bdi>}
          {failure !== undefined && <strong className="field-error">{failure}</strong>}
        </span>
      </span>
    </label>
  )
}

function folderOf(path: string): string {
  return path.split(/[\\/]/).slice(0, -1).join('/') || '/'
}

function withOrWithout(all: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(all)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
