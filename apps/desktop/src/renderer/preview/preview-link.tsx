import type { ComponentProps, MouseEvent } from 'react'
import { valueOrNotice } from '../state/api.ts'

/** A link of a draft: inside the preview it scrolls, elsewhere it opens after a question. */
export function PreviewLink({ href, children, className, id }: ComponentProps<'a'>) {
  const follow = (event: MouseEvent): void => {
    event.preventDefault()
    if (href === undefined) return
    if (href.startsWith('#'))
      document.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView()
    else if (/^(?:https?|mailto):/i.test(href))
      void valueOrNotice(window.api.openExternal({ url: href }))
  }
  return (
    <a href={href} className={className} id={id} title={href} onClick={follow} onAuxClick={follow}>
      {children}
    </a>
  )
}
