import type { MouseEvent } from 'react'
import { messages } from '../language/messages.ts'
import { useStore } from '../state/store.ts'
import { createFile } from './change-files.ts'
import { closeFolder, fileDecisions, folder } from './folder.ts'
import { TreeList } from './tree-list.tsx'
import { openTreeMenu } from './tree-menu.ts'
import { TreeTools } from './tree-tools.tsx'

/** The drafts of the open folder, each with the decision about it. */
export function FileTree() {
  const shown = useStore(folder, (state) => state)
  if (shown === null) return null
  const listed = shown.entries.filter(({ kind }) => kind === 'file')
  const checked = listed.filter(({ isUnchecked }) => !isUnchecked).length
  const openMenu = (event: MouseEvent): void => {
    event.preventDefault()
    openTreeMenu({ ...shown, kind: 'folder' }, { x: event.clientX, y: event.clientY })
  }
  return (
    <nav className="file-tree" aria-label={messages.files.draftsIn(shown.name)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: all of the menu is in the buttons and commands as well. */}
      <div className="tree-head" onContextMenu={openMenu}>
        <h2 className="small" title={shown.path}>
          {shown.name}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={messages.files.newFile}
          title={messages.files.newFile}
          onClick={() => void createFile()}
        >
          +
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={messages.files.closeFolder}
          title={messages.files.closeFolder}
          onClick={closeFolder}
        >
          ×
        </button>
      </div>
      {listed.length > 0 && <TreeTools />}
      <div className="tree-scroll">
        {listed.length > 0 && <TreeList key={shown.path} shown={shown} />}
        {listed.length === 0 && <p className="small soft">{messages.files.noDrafts}</p>}
        {shown.isTruncated && <p className="small soft">{messages.files.isTruncated}</p>}
      </div>
      <Progress files={checked} />
    </nav>
  )
}

/** Apart from the tree, so that a scored file does not draw all the others again. */
function Progress({ files }: { readonly files: number }) {
  const scored = useStore(fileDecisions, (state) => state.size)
  if (scored >= files) return null
  return <p className="small soft figures tree-progress">{messages.files.scoring(scored, files)}</p>
}
