import type { LayoutValues } from '../../shared/session.ts'
import { layout, panelIds, views, widenSide } from '../state/layout.ts'

/** What a start begins anew, whatever it was at the end. */
const transient: ReadonlySet<string> = new Set([
  'page',
  'isPaletteOpen',
  'isFocused',
  'isNarrow',
  'overlay',
])

/** Values that only these texts may have. */
const choices: Readonly<Record<string, readonly string[]>> = { panel: panelIds, view: views }

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** The plain values of the layout that a session keeps: panel, view, switches, widths. */
export function keptLayout(): LayoutValues {
  const kept: LayoutValues = {}
  for (const [name, value] of Object.entries(layout.get())) {
    if (!transient.has(name) && isPlain(value)) kept[name] = value
  }
  return kept
}

/** Puts kept values into the layout; one that an other version of the app wrote, and that is unknown, is left out. */
export function restoreLayout(kept: LayoutValues): void {
  const known: LayoutValues = {}
  for (const [name, now] of Object.entries(layout.get())) {
    const value = kept[name]
    if (transient.has(name) || value === undefined) continue
    const fits = typeof value === typeof now || (now === null && typeof value === 'number')
    const isChoice = choices[name]?.includes(String(value)) ?? true
    if (fits && isChoice) known[name] = value
  }
  layout.change((state) => Object.assign({ ...state }, known))
  // Within their limits, whatever the file says.
  widenSide('tree', layout.get().treeWidth)
  widenSide('panel', layout.get().panelWidth)
}
