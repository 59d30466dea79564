import { Fragment, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isSpelling } from '../../shared/spelling.ts'
import { spellingMessages as text } from '../language/spelling-messages.ts'
import { drafts } from '../state/drafts.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { choicesFor, type QuickFixChoice } from './quick-fix-choices.ts'
import { closeQuickFix, quickFix } from './quick-fix-store.ts'

/** Pixels between the box, its words and the edge of the window. */
const GAP = 6

/** The box with what can be done about a problem, at its words; arrows, Enter and Escape work in it. */
export function QuickFix() {
  const open = useStore(quickFix, (state) => state)
  const active = useStore(drafts, (state) => state.activeId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has other words.
  useEffect(() => quickFix.set(null), [active])
  const view = editorView()
  if (open === null || view === null) return null
  const { problem, more } = open
  const choices = [...choicesFor(view, problem), ...more]
  const title = isSpelling(problem.kind) ? text.notInDictionary(problem.words) : problem.message
  return (
    <Box key={`${problem.from} ${problem.rule}`} title={title} choices={choices} at={problem} />
  )
}

interface BoxProps {
  readonly title: string
  readonly choices: readonly QuickFixChoice[]
  readonly at: { readonly from: number; readonly to: number }
}

function Box({ title, choices, at: place }: BoxProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  useLayoutEffect(() => putAt(frame.current, place), [place])
  useEffect(() => {
    frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[at]?.focus()
  }, [at])
  const choose = (choice: QuickFixChoice | undefined): void => {
    closeQuickFix()
    void choice?.run()
  }
  const onKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % choices.length,
      ArrowUp: (at + choices.length - 1) % choices.length,
      Home: 0,
      End: choices.length - 1,
    }
    const next = steps[event.key]
    if (next !== undefined) setAt(next)
    else if (event.key === 'Escape' || event.key === 'Tab') closeQuickFix()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <div className="quick-fix-ground" onPointerDown={closeQuickFix} />
      <div ref={frame} className="quick-fix">
        <p id="quick-fix-title">{title}</p>
        <div role="menu" aria-labelledby="quick-fix-title" tabIndex={-1} onKeyDown={onKey}>
          {choices.map((choice, index) => (
            <Fragment key={choice.title}>
              {choice.startsGroup && <hr />}
              <button
                type="button"
                role="menuitem"
                className={choice.isFix ? 'is-fix' : undefined}
                tabIndex={index === at ? 0 : -1}
                onPointerEnter={() => setAt(index)}
                onClick={() => choose(choice)}
              >
                {choice.title}
              </button>
            </Fragment>
          ))}
        </div>
      </div>
    </>
  )
}

/** Puts the box below its words, or above them where there is no room below. */
function putAt(box: HTMLElement | null, { from }: BoxProps['at']): void {
  const words = editorView()?.coordsAtPos(from, 1)
  if (box === null || words === null || words === undefined) return
  const { width, height } = box.getBoundingClientRect()
  const below = words.bottom + GAP
  const hasRoom = below + height + GAP <= window.innerHeight
  const top = hasRoom ? below : Math.max(GAP, words.top - height - GAP)
  const left = Math.max(GAP, Math.min(words.left, window.innerWidth - width - GAP))
  box.style.left = `${left}px`
  box.style.top = `${top}px`
}
