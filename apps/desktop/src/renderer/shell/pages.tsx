import type { ComponentType } from 'react'
import { AboutPage } from '../about/about-page.tsx'
import { ComparePage } from '../files/compare-page.tsx'
import { openFiles } from '../files/open-drafts.ts'
import { HistoryPage } from '../history/history-page.tsx'
import { messages } from '../language/messages.ts'
import { MediaPage } from '../media/media-page.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import type { PageId } from '../state/layout.ts'

/** What can take the place of drafts and panels. */
export const pages: Readonly<Record<PageId, { title: string; Page: ComponentType }>> = {
  settings: { title: messages.settings.title, Page: SettingsPage },
  about: { title: messages.about.title, Page: AboutPage },
  compare: { title: messages.files.compare, Page: ComparePage },
  history: { title: messages.keeping.history.title, Page: HistoryPage },
  media: {
    title: messages.media.title,
    Page: () => <MediaPage openFiles={() => void openFiles()} />,
  },
}
