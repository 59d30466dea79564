import type { IBox } from '@trustnxt/c2pa-ts/jumbf'
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf'

/** A box of a manifest store that has a label, with what it holds. */
export interface LabelledBox {
  readonly label: string
  readonly content: unknown
}

/** A manifest as its boxes: assertions, claim, signature. */
export type ManifestBoxes = readonly LabelledBox[]

/** Deepest nesting that is followed; the parser itself is bounded only by the stack. */
const DEEPEST = 12

/** The manifests of a store in their order; the last one is active. */
export function readManifestBoxes(store: SuperBox): ManifestBoxes[] {
  return store.contentBoxes
    .filter((box) => box instanceof SuperBox)
    .map((manifest) => [...walk(manifest, 0)])
}

function* walk(box: SuperBox, depth: number): Generator<LabelledBox> {
  if (depth > DEEPEST) return
  for (const inner of box.contentBoxes) {
    if (inner instanceof SuperBox) yield* walk(inner, depth + 1)
    else yield { label: box.descriptionBox?.label ?? '', content: contentOf(inner) }
  }
}

function contentOf(box: IBox): unknown {
  return 'content' in box ? box.content : undefined
}
