import {
  Fragment,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createStore, useStore } from '../state/store.ts'

export interface MenuChoice {
  readonly title: string
  /** Keys that do the same, as the reader's system writes them. */
  readonly keys?: string
  readonly startsGroup?: boolean
  run(): unknown
}

interface OpenMenu {
  readonly label: string
  readonly x: number
  readonly y: number
  readonly choices: readonly MenuChoice[]
}

const opened = createStore<OpenMenu | null>(null)

/** Pixels between the menu and the edge of the window. */
const EDGE = 4

/** Opens a menu at a place of the window; it takes the focus and gives it back. */
export function openContextMenu(menu: OpenMenu): void {
  opened.set(menu)
}

/** The menu that is open, if any. */
export function ContextMenu() {
  const menu = useStore(opened, (state) => state)
  return menu === null ? null : <Menu key={`${menu.label} ${menu.x} ${menu.y}`} menu={menu} />
}

function Menu({ menu: { label, x, y, choices } }: { readonly menu: OpenMenu }) {
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  usePlace(frame, x, y)
  useFocusBack()
  useEffect(() => {
    frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[at]?.focus()
  }, [at])
  const close = (): void => opened.set(null)
  const choose = (choice: MenuChoice | undefined): void => {
    close()
    // Once the menu is gone, so that a dialog gives the focus back to what had it before.
    if (choice !== undefined) window.setTimeout(() => void choice.run())
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
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the menu closes it; so does Escape. */}
      <div
        className="menu-ground"
        onPointerDown={close}
        onContextMenu={(event) => {
          event.preventDefault()
          close()
        }}
      />
      <div
        ref={frame}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="context-menu"
        onKeyDown={onKey}
      >
        {choices.map((choice, index) => (
          <Fragment key={choice.title}>
            {choice.startsGroup && <hr />}
            <button
              type="button"
              role="menuitem"
              tabIndex={index === at ? 0 : -1}
              onPointerEnter={() => setAt(index)}
              onFocus={() => setAt(index)}
              onClick={() => choose(choice)}
            >
              {choice.title}
              {choice.keys !== undefined && <kbd>{choice.keys}</kbd>}
            </button>
          </Fragment>
        ))}
      </div>
    </>
  )
}

/** Puts the menu at a place of the window, moved so far that all of it is visible. */
function usePlace(frame: RefObject<HTMLElement | null>, x: number, y: number): void {
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const { width, height } = element.getBoundingClientRect()
    element.style.left = `${Math.max(EDGE, Math.min(x, window.innerWidth - width - EDGE))}px`
    element.style.top = `${Math.max(EDGE, Math.min(y, window.innerHeight - height - EDGE))}px`
  }, [frame, x, y])
}

/** Gives the focus back when the menu closes, unless a choice has put it elsewhere, as into a dialog. */
function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
}
