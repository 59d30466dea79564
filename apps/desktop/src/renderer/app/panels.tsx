import type { ComponentType } from 'react'
import { FindingsPanel } from '../findings/findings-panel.tsx'
import { ImagesPanel } from '../images/images-panel.tsx'
import { messages } from '../language/messages.ts'
import { RevisePanel } from '../revise/revise-panel.tsx'
import type { PanelId } from '../state/layout.ts'
import { StylePanel } from '../style/style-panel.tsx'

/** The panels at the side; a new one is one more id in `state/layout.ts` and one more row here. */
export const panels: Readonly<
  Record<
    PanelId,
    {
      title: string
      Panel: ComponentType
      /** Whether it needs more width than a list. */
      isWide: boolean
    }
  >
> = {
  findings: { title: messages.window.panels.findings, Panel: FindingsPanel, isWide: false },
  revise: { title: messages.window.panels.revise, Panel: RevisePanel, isWide: true },
  style: { title: messages.window.panels.style, Panel: StylePanel, isWide: true },
  images: { title: messages.window.panels.images, Panel: ImagesPanel, isWide: false },
}
