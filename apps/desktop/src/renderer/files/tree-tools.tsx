import { treeMessages as messages } from '../language/search-messages.ts'
import { useStore } from '../state/store.ts'
import { treeOrders, treeState } from './tree-state.ts'

/** The filter and the order of the tree. */
export function TreeTools() {
  const { filter, order } = useStore(treeState, (state) => state)
  return (
    <div className="tree-tools">
      <input
        type="search"
        aria-label={messages.filter}
        placeholder={messages.filter}
        spellCheck={false}
        value={filter}
        onChange={(event) => {
          const { value } = event.target
          treeState.change((state) => ({ ...state, filter: value }))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          const nav = event.currentTarget.closest('.file-tree')
          nav?.querySelector<HTMLElement>('[role="tree"]')?.focus()
        }}
      />
      <select
        aria-label={messages.order}
        title={messages.order}
        value={order}
        onChange={(event) => {
          const next = treeOrders.find((one) => one === event.target.value)
          if (next !== undefined) treeState.change((state) => ({ ...state, order: next }))
        }}
      >
        {treeOrders.map((one) => (
          <option key={one} value={one}>
            {messages.orders[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
