import type { Repository } from '../read-job.ts'
import { wellFormed } from './escape-text.ts'

/** Makes links to drafts as they are at one commit. */
export interface Links {
  /** A draft, or lines of it; the source view, because a rendered page has no lines. */
  readonly draft: (path: string, line?: number, endLine?: number) => string
}

/** Links into a repository on a GitHub server. */
export function createLinks(serverUrl: string, { owner, repo }: Repository, commit: string): Links {
  const root = `${serverUrl.replace(/\/+$/, '')}/${owner}/${repo}/blob/${commit}`
  return {
    draft: (path, line, endLine) => {
      const file = `${root}/${path.split('/').map(encodePart).join('/')}`
      if (line === undefined) return file
      const range = endLine === undefined || endLine === line ? `L${line}` : `L${line}-L${endLine}`
      return `${file}?plain=1#${range}`
    },
  }
}

// These end a link's target in Markdown, and `encodeURIComponent` leaves them.
function encodePart(part: string): string {
  return encodeURIComponent(wellFormed(part)).replaceAll(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
