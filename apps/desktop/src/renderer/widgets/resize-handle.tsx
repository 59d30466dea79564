import type { KeyboardEvent, PointerEvent } from 'react'

interface ResizeHandleProps {
  readonly label: string
  /** The id of what it makes wider. */
  readonly controls: string
  /** Which edge of that element it is. */
  readonly edge: 'start' | 'end'
  /** All in CSS pixels. */
  readonly width: number
  readonly least: number
  readonly most: number
  resize(width: number): void
  /** Gives the element its usual width. */
  reset(): void
}

/** How far an arrow key goes, in CSS pixels; with Shift it goes four times as far. */
const STEP = 16

/** An edge that can be dragged, or moved with the arrow keys; a double click or Enter takes it back. */
export function ResizeHandle(props: ResizeHandleProps) {
  const { label, controls, edge, width, least, most, reset } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule in a text cannot be moved, a separator with a value can.
    <div
      role="separator"
      className={`resize-handle is-${edge}`}
      aria-label={label}
      aria-controls={controls}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => drag(event, props)}
      onKeyDown={(event) => onKey(event, props)}
      onDoubleClick={reset}
    />
  )
}

/** Follows the pointer until it is released. */
function drag(event: PointerEvent<HTMLElement>, { edge, controls, resize }: ResizeHandleProps) {
  if (event.button !== 0) return
  const handle = event.currentTarget
  // The window may show less than was asked for.
  const before = document.getElementById(controls)?.offsetWidth
  if (before === undefined) return
  const from = event.clientX
  const sign = edge === 'end' ? 1 : -1
  const move = ({ clientX }: { readonly clientX: number }): void =>
    resize(before + sign * (clientX - from))
  handle.setPointerCapture(event.pointerId)
  handle.addEventListener('pointermove', move)
  const stop = (): void => handle.removeEventListener('pointermove', move)
  handle.addEventListener('lostpointercapture', stop, { once: true })
}

function onKey(
  event: KeyboardEvent,
  { edge, width, least, most, resize, reset }: ResizeHandleProps,
) {
  const step = (event.shiftKey ? 4 : 1) * STEP * (edge === 'end' ? 1 : -1)
  if (event.key === 'ArrowRight') resize(width + step)
  else if (event.key === 'ArrowLeft') resize(width - step)
  else if (event.key === 'Home') resize(least)
  else if (event.key === 'End') resize(most)
  else if (event.key === 'Enter') reset()
  else return
  event.preventDefault()
  event.stopPropagation()
}
