import { layout } from '../state/layout.ts'

/** From this width on, in CSS pixels, tree and panel have space beside the text. */
export const WIDE_ENOUGH = 1000

/** Says in the layout whether the window is narrow; what lay over the text goes when that changes. */
export function followWidth(): void {
  const query = window.matchMedia(`(width < ${WIDE_ENOUGH}px)`)
  const follow = (): void =>
    layout.change((state) => ({ ...state, isNarrow: query.matches, overlay: null }))
  query.addEventListener('change', follow)
  follow()
}
