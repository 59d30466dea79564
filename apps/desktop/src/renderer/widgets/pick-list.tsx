import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** Something that can be picked. */
export interface PickItem {
  readonly id: string
  readonly title: ReactNode
  /** What stands after the title in a soft colour, such as the place of a file; empty for nothing. */
  readonly detail: string
  /** Keys that do the same; empty for none. */
  readonly keys: string
}

interface PickListProps {
  readonly title: string
  readonly field: string
  readonly hint: string
  readonly list: string
  /** What is said where nothing matches. */
  readonly none: string
  readonly query: string
  readonly items: readonly PickItem[]
  onQuery(query: string): void
  /** An item was picked, by Enter or a click. */
  pick(id: string): void
  /** The dialog was left. */
  close(): void
}

/** A field over a list of what matches it: type a part, choose with the arrows, Enter picks. */
export function PickList(props: PickListProps) {
  const { title, field, hint, list, none, query, items, onQuery, pick, close } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState(0)
  useEffect(() => dialog.current?.showModal(), [])
  const at = Math.min(chosen, Math.max(0, items.length - 1))
  useEffect(() => {
    dialog.current?.querySelectorAll('[role="option"]')[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    const item = items[at]
    if (step !== undefined) setChosen((at + step + items.length) % Math.max(1, items.length))
    else if (event.key === 'Enter') {
      if (item !== undefined) pick(item.id)
    } else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className="palette" aria-label={title} onClose={close}>
      <input
        role="combobox"
        aria-label={field}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={items[at] === undefined ? undefined : `${id}-${at}`}
        placeholder={hint}
        spellCheck={false}
        value={query}
        onKeyDown={onKey}
        onChange={(event) => {
          onQuery(event.target.value)
          setChosen(0)
        }}
      />
      <div id={id} role="listbox" aria-label={list} tabIndex={-1} className="palette-list">
        {items.map((item, index) => (
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerDown={(event) => {
              event.preventDefault()
              pick(item.id)
            }}
          >
            <span className="palette-title">{item.title}</span>
            {item.detail !== '' && <bdi className="palette-detail">{item.detail}</bdi>}
            <kbd>{item.keys}</kbd>
          </div>
        ))}
      </div>
      {items.length === 0 && (
        <p className="soft" role="status">
          {none}
        </p>
      )}
    </dialog>
  )
}
