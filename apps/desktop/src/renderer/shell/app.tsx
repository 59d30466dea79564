import { useEffect } from 'react'
import { KeysPage } from '../commands/keys-page.tsx'
import { Palette } from '../commands/palette.tsx'
import { ExportProgress } from '../export/export-progress.tsx'
import { PrintSheet } from '../export/print-sheet.tsx'
import { ExternalChangeBanner, ReadOnlyBanner } from '../files/external-change-banner.tsx'
import { FileTree } from '../files/file-tree.tsx'
import { folder } from '../files/folder.ts'
import { NoDraft } from '../files/no-draft.tsx'
import { QuitSheet } from '../files/quit-sheet.tsx'
import { RecentDialog } from '../files/recent-dialog.tsx'
import { TabBar } from '../files/tab-bar.tsx'
import { RulePage } from '../findings/rule-page.tsx'
import { PictureDialog } from '../paste/picture-dialog.tsx'
import { Preview } from '../preview/preview.tsx'
import { QuickOpen } from '../quick-open/quick-open.tsx'
import { activeDraft, drafts, isUnsaved } from '../state/drafts.ts'
import { layout } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { ErrorBoundary } from '../widgets/error-boundary.tsx'
import { NameDialog } from '../widgets/name-dialog.tsx'
import { NoticeList } from '../widgets/notice-list.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { LiveSummary } from './live-summary.tsx'
import { PageFrame } from './page-frame.tsx'
import { Side } from './side.tsx'
import { SidePanel } from './side-panel.tsx'
import { SideToggle } from './side-toggle.tsx'
import { StatusBar } from './status-bar.tsx'

/** The window: drafts and their files at the left and in the middle, what is known of them at the right. */
export function App() {
  const draft = useStore(drafts, activeDraft)
  const view = useStore(layout, (state) => state.view)
  const page = useStore(layout, (state) => state.page)
  const isFocused = useStore(layout, (state) => state.isFocused)
  const hasFolder = useStore(folder, (state) => state !== null)
  const title = draft === null ? 'Content Trust' : `${draft.name} – Content Trust`
  const isChanged = draft !== null && isUnsaved(draft)
  useEffect(() => {
    document.title = isChanged ? `• ${title}` : title
  }, [title, isChanged])
  return (
    <div className={isFocused ? 'app is-focused' : 'app'}>
      <div className="top-bar">
        {hasFolder && !isFocused && <SideToggle side="tree" />}
        <TabBar />
        {!isFocused && <SideToggle side="panel" />}
      </div>
      {page !== null && <PageFrame id={page} />}
      <div className="desk" hidden={page !== null}>
        {hasFolder && (
          <Side side="tree">
            <FileTree />
          </Side>
        )}
        <main className="desk-draft">
          {draft !== null && <h1 className="hidden-text">{draft.name}</h1>}
          <ExternalChangeBanner />
          <ReadOnlyBanner />
          <div className={`views is-${draft === null ? 'write' : view}`}>
            <DraftEditor />
            {draft !== null && view !== 'write' && (
              <ErrorBoundary>
                <Preview />
              </ErrorBoundary>
            )}
          </div>
          {draft === null && <NoDraft />}
        </main>
        <Side side="panel">
          <SidePanel />
        </Side>
      </div>
      <NoticeList />
      <StatusBar />
      <Palette />
      <QuickOpen />
      <KeysPage />
      <RulePage />
      <NameDialog />
      <PictureDialog />
      <RecentDialog />
      <QuitSheet />
      <PrintSheet />
      <ExportProgress />
      <LiveSummary />
    </div>
  )
}
