import type { EditRole, WindowPlace } from '../../shared/ipc/menus.ts'
import { valueOrNotice } from '../state/api.ts'

/** A row of a menu of the system: it does something itself, or has the system do it. */
export type MenuChoice = {
  readonly title: string
  /** Keys that do the same, in Electron's spelling. */
  readonly keys?: string | null
  /** Whether it can be done now; it can unless given. */
  readonly isEnabled?: boolean
  /** Whether it is switched on; only for switches. */
  readonly isOn?: boolean
  readonly startsGroup?: boolean
} & ({ readonly role: EditRole } | { run(): unknown })

/** As many as the main process takes. */
const MOST_ITEMS = 60
const LONGEST_LABEL = 120

/** Opens a menu of the system, at the pointer unless a place is given, and does what is chosen. */
export async function popUpMenu(
  choices: readonly MenuChoice[],
  place: WindowPlace | null = null,
): Promise<void> {
  const shown = choices.slice(0, MOST_ITEMS)
  const items = shown.map((choice, index) => ({
    id: `choice-${index}`,
    label: shortened(choice.title),
    role: 'role' in choice ? choice.role : null,
    keys: choice.keys ?? null,
    isEnabled: choice.isEnabled ?? true,
    isChecked: choice.isOn ?? null,
    startsGroup: index > 0 && (choice.startsGroup ?? false),
  }))
  if (items.length === 0) return
  const answer = await valueOrNotice(window.api.popUpMenu({ items, place: rounded(place) }))
  const chosen = shown[items.findIndex(({ id }) => id === answer?.id)]
  if (chosen !== undefined && 'run' in chosen) await chosen.run()
}

function rounded(place: WindowPlace | null): WindowPlace | null {
  if (place === null) return null
  return { x: Math.max(0, Math.round(place.x)), y: Math.max(0, Math.round(place.y)) }
}

function shortened(title: string): string {
  return title.length <= LONGEST_LABEL ? title : `${title.slice(0, LONGEST_LABEL - 1)}…`
}
