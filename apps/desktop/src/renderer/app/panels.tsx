import type { ComponentType } from 'react'
import { FindingsPanel } from '../findings/findings-panel.tsx'
import { ImagesPanel } from '../images/images-panel.tsx'
import { messages } from '../language/messages.ts'
import { RevisePanel } from '../revise/revise-panel.tsx'
import { StylePanel } from '../style/style-panel.tsx'

export const panelIds = ['findings', 'revise', 'style', 'images'] as const
export type PanelId = (typeof panelIds)[number]

/** The panels at the side; a new one is one more row here and a command that shows it. */
export const panels: Readonly<
  Record<
    PanelId,
    {
      title: string
      Panel: ComponentType
      /** Whether it needs more room than a list. */
      isWide: boolean
    }
  >
> = {
  findings: { title: messages.window.panels.findings, Panel: FindingsPanel, isWide: false },
  revise: { title: messages.window.panels.revise, Panel: RevisePanel, isWide: true },
  style: { title: messages.window.panels.style, Panel: StylePanel, isWide: true },
  images: { title: messages.window.panels.images, Panel: ImagesPanel, isWide: false },
}
