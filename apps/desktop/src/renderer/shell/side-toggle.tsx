import { commands, keysOf } from '../commands/commands.ts'
import { showKeys } from '../keys/keymap.ts'
import { isMac } from '../keys/platform.ts'
import { layoutMessages as messages } from '../language/layout-messages.ts'
import { isSideShown, layout, type SideId, toggleSide } from '../state/layout.ts'
import { useStore } from '../state/store.ts'

const commandIds = { tree: 'view.tree', panel: 'view.side-panel' } as const

/** Shows and hides a side of the window; its picture is the window with that side filled. */
export function SideToggle({ side }: { readonly side: SideId }) {
  const isShown = useStore(layout, (state) => isSideShown(state, side))
  const label = messages.sides[side]
  const command = commands.find(({ id }) => id === commandIds[side])
  const keys = command === undefined ? null : keysOf(command)
  return (
    <button
      type="button"
      className="side-toggle"
      data-side-toggle={side}
      aria-label={label}
      aria-expanded={isShown}
      title={messages.toggle(label, keys === null ? '' : showKeys(keys, isMac))}
      onClick={() => toggleSide(side)}
    >
      <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true">
        <rect className="side-toggle-frame" x="0.75" y="0.75" width="16.5" height="12.5" rx="2" />
        <rect
          className="side-toggle-side"
          x={side === 'tree' ? 2.5 : 11.5}
          y="2.5"
          width="4"
          height="9"
          rx="0.75"
        />
      </svg>
    </button>
  )
}
