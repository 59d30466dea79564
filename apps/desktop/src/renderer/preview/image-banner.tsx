import type { Root, RootContent } from 'hast'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import type { Draft } from '../state/drafts.ts'
import { createStore, useStore } from '../state/store.ts'
import { isInFolder } from './preview-image.tsx'

/** Where the images of each draft are, by its path, once the user lets them be shown. */
export const imageAddresses = createStore<ReadonlyMap<string, string>>(new Map())

/** Says that images of the folder are not shown, and asks. */
export function ImageBanner({ draft, tree }: { readonly draft: Draft; readonly tree: Root }) {
  const { path } = draft
  const isShown = useStore(imageAddresses, (all) => path !== null && all.has(path))
  const count = imagesIn(tree.children)
  if (isShown || count === 0) return null
  const show = async (file: string): Promise<void> => {
    const answer = await valueOrNotice(window.api.allowImages({ path: file }))
    const address = answer?.address
    if (address != null) imageAddresses.change((all) => new Map(all).set(file, address))
  }
  return (
    <p className="banner">
      <span>{path === null ? messages.preview.saveFirst : messages.preview.images(count)}</span>
      {path !== null && (
        <button type="button" className="button is-small" onClick={() => void show(path)}>
          {messages.preview.showImages}
        </button>
      )}
    </p>
  )
}

function imagesIn(nodes: readonly RootContent[]): number {
  return nodes.reduce((sum, node) => {
    if (node.type !== 'element') return sum
    const isOurs = node.tagName === 'img' && isInFolder(String(node.properties['src'] ?? ''))
    return sum + (isOurs ? 1 : 0) + imagesIn(node.children)
  }, 0)
}
