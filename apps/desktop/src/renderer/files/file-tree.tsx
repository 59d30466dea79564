import { actionLabels } from '@content-trust/engine/report'
import type { KeyboardEvent } from 'react'
import type { TreeEntry } from '../../shared/drafts.ts'
import { useStore } from '../app/store.ts'
import { words } from '../language/words.ts'
import { createFile, renameFile, trashFile } from './change-files.ts'
import { activeDraft, drafts } from './drafts.ts'
import { closeFolder, fileDecisions, folder } from './folder.ts'
import { openPath } from './open-drafts.ts'

/** The drafts of the open folder, each with the decision about it. */
export function FileTree() {
  const shown = useStore(folder, (state) => state)
  const path = useStore(drafts, (state) => activeDraft(state)?.path ?? null)
  if (shown === null) return null
  const files = shown.entries.filter(({ kind }) => kind === 'file').length
  return (
    <nav className="file-tree" aria-label={words.files.draftsIn(shown.name)}>
      <div className="tree-head">
        <h2 className="small" title={shown.path}>
          {shown.name}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={words.files.newFile}
          title={words.files.newFile}
          onClick={() => void createFile()}
        >
          +
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.files.closeFolder}
          title={words.files.closeFolder}
          onClick={closeFolder}
        >
          ×
        </button>
      </div>
      <ul>
        {shown.entries.map((entry) => (
          <li key={entry.path} className={`tree-entry is-depth-${Math.min(entry.depth, 6)}`}>
            {entry.kind === 'folder' ? (
              <span className="soft">{entry.name}</span>
            ) : (
              <FileEntry entry={entry} isActive={entry.path === path} />
            )}
          </li>
        ))}
      </ul>
      {files === 0 && <p className="small soft">{words.files.noDrafts}</p>}
      {shown.isCut && <p className="small soft">{words.files.isCut}</p>}
      <Progress files={files} />
    </nav>
  )
}

/** Apart from the tree, so that a scored file does not draw all the others again. */
function Progress({ files }: { readonly files: number }) {
  const scored = useStore(fileDecisions, (state) => state.size)
  if (scored >= files) return null
  return <p className="small soft figures tree-progress">{words.files.scoring(scored, files)}</p>
}

function FileEntry({ entry, isActive }: { readonly entry: TreeEntry; readonly isActive: boolean }) {
  const { path, name } = entry
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'F2') void renameFile(path)
    else if (event.key === 'Delete') void trashFile(path)
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      aria-current={isActive ? 'page' : undefined}
      title={name}
      onKeyDown={onKey}
      onClick={() => void openPath(path)}
    >
      <span className="tree-name">{name}</span>
      <Badge path={path} />
    </button>
  )
}

/** Shapes beside the colours: the decision can be told without them. */
const signs = { allow: '✓', revise: '~', human_review: '!', reject: '×' } as const

function Badge({ path }: { readonly path: string }) {
  const decision = useStore(fileDecisions, (state) => state.get(path))
  if (decision == null) return null
  const { action } = decision
  const label = words.files.decision(actionLabels[action])
  return (
    <span className="badge" data-action={action} title={label}>
      <span aria-hidden="true">{signs[action]}</span>
      <span className="hidden-text">{label}</span>
    </span>
  )
}
