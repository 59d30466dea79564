import { actionLabels } from '@content-trust/engine/report'
import type { TreeEntry } from '../../shared/drafts.ts'
import { messages } from '../language/messages.ts'
import { useStore } from '../state/store.ts'
import { fileDecisions } from './folder.ts'

interface TreeItemProps {
  readonly id: string
  readonly entry: TreeEntry
  readonly top: number
  /** Null for a file. */
  readonly isOpen: boolean | null
  /** The keys are on it. */
  readonly isChosen: boolean
  /** Its draft is the one in front. */
  readonly isInFront: boolean
  run(entry: TreeEntry): void
  openMenu(place: { readonly x: number; readonly y: number }): void
}

/** A file or a folder of the tree. */
export function TreeItem(props: TreeItemProps) {
  const { id, entry, top, isOpen, isChosen, isInFront, run, openMenu } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      className={`tree-entry is-depth-${Math.min(entry.depth, 6)}`}
      style={{ top }}
      title={entry.isUnchecked ? messages.files.unchecked(entry.name) : entry.name}
      aria-level={entry.depth + 1}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isChosen}
      aria-current={isInFront ? 'page' : undefined}
      onClick={() => run(entry)}
      onContextMenu={(event) => {
        event.preventDefault()
        openMenu({ x: event.clientX, y: event.clientY })
      }}
    >
      {isOpen !== null && (
        <span className={isOpen ? 'tree-arrow is-open' : 'tree-arrow'} aria-hidden="true" />
      )}
      <span className={isOpen === null && !entry.isUnchecked ? 'tree-name' : 'tree-name soft'}>
        {entry.name}
      </span>
      {entry.isUnchecked && <span className="hidden-text">{messages.files.notChecked}</span>}
      {isOpen === null && <Badge path={entry.path} />}
    </div>
  )
}

/** Shapes beside the colours: the decision can be told without them. */
const signs = { allow: '✓', revise: '~', human_review: '!', reject: '×' } as const

function Badge({ path }: { readonly path: string }) {
  const decision = useStore(fileDecisions, (state) => state.get(path))
  if (decision == null) return null
  const { action } = decision
  const label = messages.files.decision(actionLabels[action])
  return (
    <span className="badge" data-action={action} title={label}>
      <span aria-hidden="true">{signs[action]}</span>
      <span className="hidden-text">{label}</span>
    </span>
  )
}
