import type { Root, RootContent } from 'hast'
import { valueOrNotice } from '../state/api.ts'
import { createStore, useStore } from '../state/store.ts'
import type { Draft } from '../state/drafts.ts'
import { words } from '../language/messages.ts'
import { isInFolder } from './preview-image.tsx'

/** Where the pictures of each draft are, by its path, once the user lets them be shown. */
export const pictureAddresses = createStore<ReadonlyMap<string, string>>(new Map())

/** Says that pictures of the folder are not shown, and asks. */
export function PictureBanner({ draft, tree }: { readonly draft: Draft; readonly tree: Root }) {
  const { path } = draft
  const isShown = useStore(pictureAddresses, (all) => path !== null && all.has(path))
  const count = picturesIn(tree.children)
  if (isShown || count === 0) return null
  const show = async (file: string): Promise<void> => {
    const answer = await valueOrNotice(window.api.allowPictures({ path: file }))
    const address = answer?.address
    if (address != null) pictureAddresses.change((all) => new Map(all).set(file, address))
  }
  return (
    <p className="banner">
      <span>{path === null ? words.preview.saveFirst : words.preview.pictures(count)}</span>
      {path !== null && (
        <button type="button" className="button is-small" onClick={() => void show(path)}>
          {words.preview.showPictures}
        </button>
      )}
    </p>
  )
}

function picturesIn(nodes: readonly RootContent[]): number {
  return nodes.reduce((sum, node) => {
    if (node.type !== 'element') return sum
    const isOurs = node.tagName === 'img' && isInFolder(String(node.properties['src'] ?? ''))
    return sum + (isOurs ? 1 : 0) + picturesIn(node.children)
  }, 0)
}
