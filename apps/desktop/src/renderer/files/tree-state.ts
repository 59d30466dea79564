import { createStore } from '../state/store.ts'

/** By name, folder by folder; or by decision, the worst first, without folders. */
export const treeOrders = ['name', 'decision'] as const
export type TreeOrder = (typeof treeOrders)[number]

interface TreeState {
  /** Paths of the folders that are closed. */
  readonly closed: ReadonlySet<string>
  /** Path of the row that the keys are on; null until one is chosen. */
  readonly chosen: string | null
  /** Parts of names; empty shows all. */
  readonly filter: string
  readonly order: TreeOrder
}

/** How the tree is shown; kept while it is hidden, and when the folder is read again. */
export const treeState = createStore<TreeState>({
  closed: new Set(),
  chosen: null,
  filter: '',
  order: 'name',
})
