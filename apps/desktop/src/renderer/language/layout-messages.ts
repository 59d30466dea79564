/** Every text about the parts of the window and their edges, in English. */
export const layoutMessages = {
  sides: { tree: 'File tree', panel: 'Scores and findings' },
  edges: { tree: 'Width of the tree', panel: 'Width of the side panel' },
  left: (found: number) => (found === 1 ? '1 finding left' : `${found} findings left`),
  toggle: (side: string, keys: string) => (keys === '' ? side : `${side} (${keys})`),
} as const
