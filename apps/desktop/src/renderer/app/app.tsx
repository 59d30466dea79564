import { useEffect } from 'react'
import { KeysPage } from '../commands/keys-page.tsx'
import { Palette } from '../commands/palette.tsx'
import { PrintSheet } from '../export/print-sheet.tsx'
import { ExternalChangeBanner, ReadOnlyBanner } from '../files/external-change-banner.tsx'
import { FileTree } from '../files/file-tree.tsx'
import { NoDraft } from '../files/no-draft.tsx'
import { RecentDialog } from '../files/recent-dialog.tsx'
import { TabBar } from '../files/tab-bar.tsx'
import { RulePage } from '../findings/rule-page.tsx'
import { Preview } from '../preview/preview.tsx'
import { activeDraft, drafts, isUnsaved } from '../state/drafts.ts'
import { layout } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { NameDialog } from '../ui/name-dialog.tsx'
import { NoticeList } from '../ui/notice-list.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { LiveSummary } from './live-summary.tsx'
import { PageFrame } from './page-frame.tsx'
import { SidePanel } from './side-panel.tsx'
import { StatusBar } from './status-bar.tsx'

/** The window: drafts and their files at the left and in the middle, what is known of them at the right. */
export function App() {
  const draft = useStore(drafts, activeDraft)
  const { view, page, isFocused } = useStore(layout, (state) => state)
  const title = draft === null ? 'Content Trust' : `${draft.name} – Content Trust`
  const isChanged = draft !== null && isUnsaved(draft)
  useEffect(() => {
    document.title = isChanged ? `• ${title}` : title
  }, [title, isChanged])
  return (
    <div className={isFocused ? 'app is-focused' : 'app'}>
      <TabBar />
      {page !== null && <PageFrame id={page} />}
      <div className="desk" hidden={page !== null}>
        {!isFocused && <FileTree />}
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
        <SidePanel />
      </div>
      <NoticeList />
      <StatusBar />
      <Palette />
      <KeysPage />
      <RulePage />
      <NameDialog />
      <RecentDialog />
      <PrintSheet />
      <LiveSummary />
    </div>
  )
}
