import { messages } from '../language/messages.ts'
import { ScoresPanel } from '../scores/scores-panel.tsx'
import { layout, panelIds, showPanel } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { ErrorBoundary } from '../widgets/error-boundary.tsx'
import { CountLeft } from './count-left.tsx'
import { panels } from './panels.tsx'

/** The decision and the scores, and below them the panel that the user has chosen. */
export function SidePanel() {
  const panel = useStore(layout, (state) => state.panel)
  const { Panel, title } = panels[panel]
  return (
    <div className="side-panel">
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
            {id === 'findings' && <CountLeft />}
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
    </div>
  )
}
