import type { ComponentType } from 'react'
import { openFolder } from '../files/open-drafts.ts'
import { FindingsPanel } from '../findings/findings-panel.tsx'
import { ImagesPanel } from '../images/images-panel.tsx'
import { messages } from '../language/messages.ts'
import { OutlinePanel } from '../outline/outline-panel.tsx'
import { RevisePanel } from '../revise/revise-panel.tsx'
import { SearchPanel } from '../search/search-panel.tsx'
import { SourcesPanel } from '../sources/sources-panel.tsx'
import type { PanelId } from '../state/layout.ts'
import { StylePanel } from '../style/style-panel.tsx'

/** The panels at the side; a new one is one more id in `state/layout.ts` and one more row here. */
export const panels: Readonly<
  Record<
    PanelId,
    {
      title: string
      Panel: ComponentType
    }
  >
> = {
  findings: { title: messages.window.panels.findings, Panel: FindingsPanel },
  revise: { title: messages.window.panels.revise, Panel: RevisePanel },
  style: { title: messages.window.panels.style, Panel: StylePanel },
  images: { title: messages.window.panels.images, Panel: ImagesPanel },
  sources: { title: messages.window.panels.sources, Panel: SourcesPanel },
  search: {
    title: messages.window.panels.search,
    Panel: () => <SearchPanel openFolder={() => void openFolder()} />,
  },
  outline: { title: messages.window.panels.outline, Panel: OutlinePanel },
}
