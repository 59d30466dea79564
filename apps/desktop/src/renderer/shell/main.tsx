import '../../shared/without-eval.ts'
import '@content-trust/design/tokens.css'
import '@content-trust/design/controls.css'
import '@content-trust/design/fixes.css'
import '@content-trust/design/marks.css'
import '@content-trust/design/scores.css'
import '@content-trust/design/spelling.css'
import '../styles/fonts.css'
import '../styles/window.css'
import '../styles/layout.css'
import '../styles/tree.css'
import '../styles/editor.css'
import '../styles/find.css'
import '../styles/panels.css'
import '../styles/policy.css'
import '../styles/scores.css'
import '../styles/findings.css'
import '../styles/card.css'
import '../styles/pages.css'
import '../styles/views.css'
import '../styles/rewrite.css'
import '../styles/keeping.css'
import '../styles/media.css'
import '../styles/export.css'
import '../styles/sources.css'
import '../styles/spelling.css'
import '../styles/writing.css'
import '../styles/paste.css'
import '../styles/preview.css'
import '../styles/print.css'
import { createRoot } from 'react-dom/client'
import { fillEditorMenus } from '../commands/editor-menu.ts'
import { listenToKeys } from '../commands/listen-to-keys.ts'
import { sendMenu } from '../commands/send-menu.ts'
import { fillSpellingMenu } from '../commands/spelling-commands.ts'
import { followWordCount } from '../editor/word-count.ts'
import { followWordGoals } from '../editor/word-goal.ts'
import { autosave } from '../files/autosave.ts'
import { backUpDrafts } from '../files/back-up.ts'
import { closeWhenAsked } from '../files/close-draft.ts'
import { followFolder } from '../files/folder.ts'
import { followDraftSettings, scoreFolder } from '../files/score-folder.ts'
import { followTabOrder } from '../files/tab-order.ts'
import { watchExternalChanges } from '../files/watch-external-changes.ts'
import { keepVersions, keepWaiting } from '../history/keep-versions.ts'
import { scoreImages } from '../images/score-images.ts'
import { handleDrops } from '../paste/handle-drops.ts'
import { handlePaste } from '../paste/handle-paste.ts'
import { forgetRewrites } from '../rewrite/rewrites.ts'
import { followEngine } from '../scores/engine-state.ts'
import { keepPurposes } from '../scores/purposes.ts'
import { scoreWhenChanged } from '../scores/score-when-changed.ts'
import { followFolderSearch } from '../search/folder-search.ts'
import { keepSession, keepSessionNow } from '../session/keep-session.ts'
import { openStart } from '../session/open-start.ts'
import { followSources } from '../sources/source-checks.ts'
import { checkWhenChanged } from '../spelling/check-when-changed.ts'
import { followFocusMode } from '../state/focus-mode.ts'
import { followSettings } from '../state/settings.ts'
import { followSettingsFiles } from '../state/settings-files.ts'
import { App } from './app.tsx'
import { followWidth } from './follow-width.ts'
import { leavePageForDraft } from './leave-page.ts'

/** Starts what follows the stores, then shows the window. */
async function start(): Promise<void> {
  await followSettings()
  followWidth()
  scoreWhenChanged()
  checkWhenChanged()
  fillSpellingMenu()
  keepPurposes()
  followEngine()
  backUpDrafts()
  autosave()
  watchExternalChanges()
  closeWhenAsked(() => Promise.all([keepSessionNow(), keepWaiting()]))
  handleDrops()
  handlePaste()
  followFolder()
  followFolderSearch()
  scoreFolder()
  followDraftSettings()
  followSettingsFiles()
  scoreImages()
  forgetRewrites()
  followSources()
  leavePageForDraft()
  followTabOrder()
  followWordCount()
  followWordGoals()
  followFocusMode()
  listenToKeys()
  fillEditorMenus()
  sendMenu()
  // Before the window is drawn, so that nothing jumps into its place.
  await openStart()
  const root = document.getElementById('root')
  if (root !== null) createRoot(root).render(<App />)
  keepSession()
  keepVersions()
}

void start()
