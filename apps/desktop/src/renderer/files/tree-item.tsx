import { actionLabels, cannotJudgeLabel } from '@content-trust/engine/report'
import type { TreeEntry } from '../../shared/drafts.ts'
import { messages } from '../language/messages.ts'
import { useStore } from '../state/store.ts'
import { fileDecisions } from './folder.ts'
import type { TreeRow } from './tree-rows.ts'

interface TreeItemProps {
  readonly id: string
  readonly row: TreeRow
  readonly index: number
  readonly top: number
  /** Null for a file. */
  readonly isOpen: boolean | null
  /** The keys are on it. */
  readonly isChosen: boolean
  /** Its draft is the one in front. */
  readonly isInFront: boolean
  /** Measures the row, which is as high as its name. */
  measure(element: Element | null): void
  run(entry: TreeEntry): void
  openMenu(place: { readonly x: number; readonly y: number }): void
}

/** A file or a folder of the tree. */
export function TreeItem(props: TreeItemProps) {
  const { id, row, index, top, isOpen, isChosen, isInFront, measure, run, openMenu } = props
  const { entry, place, size, position } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys.
    <div
      ref={measure}
      id={id}
      data-index={index}
      role="treeitem"
      tabIndex={-1}
      className={`tree-entry is-depth-${Math.min(entry.depth, 6)}`}
      style={{ top }}
      title={entry.isUnchecked ? messages.files.unchecked(entry.name) : undefined}
      aria-level={entry.depth + 1}
      aria-setsize={size}
      aria-posinset={position}
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
        {place !== '' && <span className="tree-place"> {place}</span>}
      </span>
      {entry.isUnchecked && <span className="hidden-text">{messages.files.notChecked}</span>}
      {isOpen === null && <Badge path={entry.path} />}
    </div>
  )
}

/** Shapes beside the colours: the decision can be told without them. */
const signs = { allow: '✓', revise: '~', human_review: '!', reject: '×', none: '?' } as const

function Badge({ path }: { readonly path: string }) {
  const decision = useStore(fileDecisions, (state) => state.get(path))
  if (decision == null) return null
  const { reason } = decision
  const action = decision.action ?? 'none'
  const label =
    action === 'none'
      ? `${cannotJudgeLabel}: ${reason ?? ''}`
      : messages.files.decision(actionLabels[action])
  return (
    <span className="badge" data-action={action} title={label}>
      <span aria-hidden="true">{signs[action]}</span>
      <span className="hidden-text">{label}</span>
    </span>
  )
}
