import '../../shared/without-eval.ts'
import '@content-trust/design/tokens.css'
import '@content-trust/design/controls.css'
import '@content-trust/design/marks.css'
import '@content-trust/design/scores.css'
import '../styles/window.css'
import '../styles/tree.css'
import '../styles/editor.css'
import '../styles/panels.css'
import '../styles/scores.css'
import '../styles/findings.css'
import '../styles/card.css'
import '../styles/pages.css'
import '../styles/views.css'
import '../styles/rewrite.css'
import '../styles/media.css'
import '../styles/print.css'
import { createRoot } from 'react-dom/client'
import { listenToKeys } from '../commands/listen-to-keys.ts'
import { sendMenu } from '../commands/send-menu.ts'
import { autosave } from '../files/autosave.ts'
import { backUpDrafts } from '../files/back-up.ts'
import { closeWhenAsked } from '../files/close-draft.ts'
import { followFolder } from '../files/folder.ts'
import { handleDrops } from '../files/handle-drops.ts'
import { openStart } from '../files/open-drafts.ts'
import { followDraftSettings, scoreFolder } from '../files/score-folder.ts'
import { watchExternalChanges } from '../files/watch-external-changes.ts'
import { scoreImages } from '../images/score-images.ts'
import { forgetRewrites } from '../rewrite/rewrites.ts'
import { followEngine } from '../scores/engine-state.ts'
import { keepPurposes } from '../scores/purposes.ts'
import { scoreWhenChanged } from '../scores/score-when-changed.ts'
import { followSettings } from '../state/settings.ts'
import { App } from './app.tsx'
import { leavePageForDraft } from './leave-page.ts'

/** Starts what follows the stores, then shows the window. */
async function start(): Promise<void> {
  await followSettings()
  scoreWhenChanged()
  keepPurposes()
  followEngine()
  backUpDrafts()
  autosave()
  watchExternalChanges()
  closeWhenAsked()
  handleDrops()
  followFolder()
  scoreFolder()
  followDraftSettings()
  scoreImages()
  forgetRewrites()
  leavePageForDraft()
  listenToKeys()
  sendMenu()
  const root = document.getElementById('root')
  if (root !== null) createRoot(root).render(<App />)
  await openStart()
}

void start()
