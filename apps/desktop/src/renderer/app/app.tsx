import { useEffect } from 'react'
import { Palette } from '../commands/palette.tsx'
import { DraftEditor } from '../editor/draft-editor.tsx'
import { activeDraft, drafts, isUnsaved } from '../files/drafts.ts'
import { FileTree } from '../files/file-tree.tsx'
import { openFiles } from '../files/open-drafts.ts'
import { OutsideBanner } from '../files/outside-banner.tsx'
import { TabBar } from '../files/tab-bar.tsx'
import { LiveSummary } from './live-summary.tsx'
import { NoticeList } from './notice-list.tsx'
import { SidePanel } from './side-panel.tsx'
import { StatusBar } from './status-bar.tsx'
import { useStore } from './store.ts'

/** The window: drafts and their files at the left and in the middle, what is known of them at the right. */
export function App() {
  const draft = useStore(drafts, activeDraft)
  const title = draft === null ? 'Content Trust' : `${draft.name} – Content Trust`
  const isChanged = draft !== null && isUnsaved(draft)
  useEffect(() => {
    document.title = isChanged ? `• ${title}` : title
  }, [title, isChanged])
  return (
    <div className="app">
      <TabBar />
      <div className="desk">
        <FileTree />
        <main className="desk-draft">
          {draft !== null && <h1 className="hidden-text">{draft.name}</h1>}
          <OutsideBanner />
          <DraftEditor />
          {draft === null && <NoDraft />}
        </main>
        <SidePanel />
      </div>
      <NoticeList />
      <StatusBar />
      <Palette />
      <LiveSummary />
    </div>
  )
}

function NoDraft() {
  return (
    <div className="no-draft">
      <h1>Open a draft</h1>
      <p className="soft">Drop Markdown files or a folder here, or choose them.</p>
      <button type="button" className="button is-primary" onClick={() => void openFiles()}>
        Open…
      </button>
    </div>
  )
}
