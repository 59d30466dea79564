import { messages } from '../language/messages.ts'
import { ScoresPanel } from '../scores/scores-panel.tsx'
import { layout, panelIds, showPanel } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { panels } from './panels.tsx'

/** The decision and the scores, and below them the panel that the user has chosen. */
export function SidePanel() {
  const { panel, isPanelShown, isFocused } = useStore(layout, (state) => state)
  if (!isPanelShown || isFocused) return null
  const { Panel, title, isWide } = panels[panel]
  return (
    <aside
      className={isWide ? 'side-panel is-wide' : 'side-panel'}
      aria-label={messages.window.side}
    >
      <ScoresPanel />
      <div className="panel-tabs" role="tablist" aria-label={messages.window.panelTabs}>
        {panelIds.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === panel}
            aria-controls="panel-body"
            onClick={() => showPanel(id)}
          >
            {panels[id].title}
          </button>
        ))}
      </div>
      <div
        id="panel-body"
        className="panel-body"
        role="tabpanel"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys.
        tabIndex={0}
      >
        <ErrorBoundary key={panel}>
          <Panel />
        </ErrorBoundary>
      </div>
    </aside>
  )
}
