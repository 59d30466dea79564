import { type ReactNode, useState } from 'react'
import type { Dropped } from './use-file.ts'

interface FileDropProps {
  readonly dropped: Dropped
  readonly className: string
  readonly children: ReactNode
}

/** The part of the page that takes a dropped file. Files can be chosen with a button as well. */
export function FileDrop({ dropped, className, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut for the button that chooses a file
    <div
      className={isOver ? `${className} is-over` : className}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(relatedOf(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        const [file, second] = event.dataTransfer.files
        if (file === undefined || second !== undefined) {
          dropped.refuse('Drop one file at a time.')
        } else {
          void dropped.take(file)
        }
      }}
    >
      {children}
    </div>
  )
}

function relatedOf(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null
}
