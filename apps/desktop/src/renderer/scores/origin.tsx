import { editingMessages } from '../language/editing-messages.ts'

interface OriginProps {
  readonly id: string
  /** A config file or the front matter; undefined for what the window chose. */
  readonly origin: string | undefined
}

/** Says under a field which file sets it. */
export function Origin({ id, origin }: OriginProps) {
  if (origin === undefined) return null
  return (
    <p id={id} className="field-note">
      {editingMessages.draftSettings.from(origin)}
    </p>
  )
}
