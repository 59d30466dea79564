import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { caret } from '../editor/caret.ts'
import { selectRange, showRange } from '../editor/select-range.ts'
import { outlineMessages as messages } from '../language/search-messages.ts'
import { useStore } from '../state/store.ts'
import { stepInList } from '../widgets/step-in-list.ts'
import { useVirtualRows } from '../widgets/use-virtual-rows.ts'
import { type Heading, headingAt } from './headings.ts'
import { useHeadings } from './use-headings.ts'

/** Pixels of a heading on one line; a longer one is measured. */
const ROW = 30

/** The headings of the draft in front; the one above the caret stands out. */
export function OutlinePanel() {
  const headings = useHeadings()
  if (headings.length === 0) return <p className="soft">{messages.none}</p>
  return <HeadingList headings={headings} />
}

function HeadingList({ headings }: { readonly headings: readonly Heading[] }) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const head = useStore(caret, (offset) => offset)
  const above = headingAt(headings, head)
  const current = above === null ? -1 : headings.indexOf(above)
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? Math.max(0, current), headings.length - 1)
  const { rows, height, measure, show } = useVirtualRows({
    frame,
    around: '.panel-body',
    count: headings.length,
    active: at,
    heightOf: () => ROW,
    keyOf: (index) => `${index} ${headings[index]?.text}`,
  })
  // The list follows the caret, and the caret follows the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the heading is another one.
  useEffect(() => show(at), [at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => setChosen(null), [current])
  const go = (heading: Heading | undefined): void => {
    if (heading !== undefined) showRange(heading.from, heading.from)
  }
  const onKey = (event: KeyboardEvent): void => {
    const next = stepInList(event.key, at, headings.length)
    if (next !== null) {
      setChosen(next)
      const { from } = headings[next] ?? { from: 0 }
      selectRange({ from, to: from })
    } else if (event.key === 'Enter') go(headings[at])
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={frame}
      role="tree"
      tabIndex={0}
      className="outline"
      aria-label={messages.list(headings.length)}
      aria-activedescendant={`${id}-${at}`}
      style={{ height }}
      onKeyDown={onKey}
    >
      {rows.map(({ index, top }) => {
        const heading = headings[index]
        return heading === undefined ? null : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys.
          <div
            key={index}
            ref={measure}
            id={`${id}-${index}`}
            data-index={index}
            role="treeitem"
            tabIndex={-1}
            className={`outline-row is-level-${heading.level}`}
            style={{ top }}
            aria-level={heading.level}
            aria-setsize={headings.length}
            aria-posinset={index + 1}
            aria-selected={index === at}
            aria-current={index === current ? 'location' : undefined}
            onClick={() => go(heading)}
          >
            {heading.text === '' ? messages.empty : heading.text}
          </div>
        )
      })}
    </div>
  )
}
