import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import { ID_PREFIX } from '../../markdown/render-markdown.ts'
import type { Draft } from '../state/drafts.ts'
import { followLink, fragmentOf } from './follow-link.ts'

/** The draft whose links are drawn; null where links lead nowhere, as on paper. */
export const LinkingDraft = createContext<Draft | null>(null)

/**
 * A link of a draft: to a place in it, the preview scrolls and the focus goes there, to another draft that one
 * opens, and to the web after a question.
 */
export function PreviewLink({ href, children, ...rest }: ComponentProps<'a'>) {
  const draft = useContext(LinkingDraft)
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault()
    if (href === undefined) return
    if (!href.startsWith('#')) {
      if (draft !== null) void followLink(draft, href)
      return
    }
    const preview = event.currentTarget.closest('.preview-scroll')
    if (preview instanceof HTMLElement) showPlace(preview, fragmentOf(href))
  }
  return (
    <a
      {...rest}
      href={href}
      title={href?.startsWith('#') ? undefined : href}
      onClick={follow}
      onAuxClick={follow}
    >
      {children}
    </a>
  )
}

/** Scrolls the preview to a heading or a footnote, and puts the focus there; without one, to the top. */
export function showPlace(preview: HTMLElement, name: string): void {
  const place =
    name === '' || name === 'top'
      ? preview.querySelector('.preview-text')
      : preview.querySelector(`[id="${CSS.escape(ID_PREFIX + name)}"]`)
  if (!(place instanceof HTMLElement)) return
  place.scrollIntoView({ block: 'start' })
  // A link takes the focus by itself; a heading has to be able to.
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
