import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { layoutMessages as messages } from '../language/layout-messages.ts'
import {
  hideSide,
  isSideShown,
  layout,
  type SideId,
  sideWidths,
  widenSide,
} from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { ResizeHandle } from '../widgets/resize-handle.tsx'

interface SideProps {
  readonly side: SideId
  readonly children: ReactNode
}

/** The tree or the panel: beside the text, with an edge that moves; over it in a narrow window. */
export function Side({ side, children }: SideProps) {
  const frame = useRef<HTMLElement>(null)
  const isShown = useStore(layout, (state) => isSideShown(state, side))
  const isOver = useStore(layout, (state) => state.isNarrow)
  const width = useStore(layout, (state) => (side === 'tree' ? state.treeWidth : state.panelWidth))
  useOverlay(frame, side, isShown && isOver)
  if (!isShown) return null
  const { least, most, usual } = sideWidths[side]
  const Landmark = side === 'tree' ? 'section' : 'aside'
  return (
    <Landmark
      ref={frame}
      aria-label={messages.sides[side]}
      id={`side-${side}`}
      data-side={side}
      className={isOver ? `side is-${side} is-over` : `side is-${side}`}
      style={{ width }}
    >
      {children}
      <ResizeHandle
        label={messages.edges[side]}
        controls={`side-${side}`}
        edge={side === 'tree' ? 'end' : 'start'}
        width={width}
        least={least}
        most={most}
        resize={(next) => widenSide(side, next)}
        reset={() => widenSide(side, usual)}
      />
    </Landmark>
  )
}

/** What gets the focus when a side opens over the text: the first of these that it has. */
const FIRST = ['[role="tree"]', '[role="tab"][aria-selected="true"]', 'button']
/** Where the focus may go without closing it. */
const KEEPS = 'dialog, [data-side-toggle]'

/** A side over the text takes the focus, and goes when the focus leaves it or with Escape. */
function useOverlay(frame: RefObject<HTMLElement | null>, side: SideId, isOpen: boolean): void {
  useEffect(() => {
    const element = frame.current
    if (!isOpen || element === null) return
    const first = FIRST.map((each) => element.querySelector<HTMLElement>(each))
    first.find((each) => each !== null)?.focus()
    const onOutside = ({ target }: Event): void => {
      if (!(target instanceof Element) || element.contains(target)) return
      if (target.closest(KEEPS) === null) hideSide(side)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      hideSide(side)
    }
    element.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('pointerdown', onOutside)
    return () => {
      element.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('pointerdown', onOutside)
    }
  }, [frame, side, isOpen])
}
