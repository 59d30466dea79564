import { useStore } from '../state/store.ts'
import { making } from './export-document.ts'

/** Says that a document is being made, for as long as that takes. */
export function ExportProgress() {
  const text = useStore(making, (state) => state)
  return (
    <div role="status">
      {text !== null && (
        <p className="export-progress small">
          <progress aria-label={text} />
          {text}
        </p>
      )}
    </div>
  )
}
