import type { ComponentType } from 'react'
import { FindingsPanel } from '../findings/findings-panel.tsx'
import { RevisePanel } from '../revise/revise-panel.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { StylePanel } from '../style/style-panel.tsx'

export const panelIds = ['findings', 'revise', 'style', 'settings'] as const
export type PanelId = (typeof panelIds)[number]

/** The panels at the side; a new one is one more row here and a command that shows it. */
export const panels: Readonly<Record<PanelId, { title: string; Panel: ComponentType }>> = {
  findings: { title: 'Findings', Panel: FindingsPanel },
  revise: { title: 'Revise', Panel: RevisePanel },
  style: { title: 'Style', Panel: StylePanel },
  settings: { title: 'Settings', Panel: SettingsPanel },
}
