import { engineVersion, ruleCatalogue } from '@content-trust/engine'
import { ruleAddress } from '@content-trust/engine/report'
import type { Repository } from '../read-job.ts'
import { wellFormed } from './escape-text.ts'

/** Makes links to drafts as they are at one commit, and to pages of this project. */
export interface Links {
  /** A draft, or lines of it; the source view, because a rendered page has no lines. */
  readonly draft: (path: string, line?: number, endLine?: number) => string
  /** The page of the project. */
  readonly home: string
  /** The page of a rule; null for rules of the house. */
  readonly rule: (id: string) => string | null
}

/** What is published of the project, where nobody knows which repository the action is from. */
const registryPage = 'https://www.npmjs.com/package/content-trust'

const rules: ReadonlySet<string> = new Set(ruleCatalogue.map(({ id }) => id))

/** Links into a repository on a GitHub server; `home` is the address of the repository with the pages of the rules. */
export function createLinks(
  serverUrl: string,
  { owner, repo }: Repository,
  commit: string,
  home: string | null,
): Links {
  const root = `${serverUrl.replace(/\/+$/, '')}/${owner}/${repo}/blob/${commit}`
  return {
    draft: (path, line, endLine) => {
      const file = `${root}/${path.split('/').map(encodePart).join('/')}`
      if (line === undefined) return file
      const range = endLine === undefined || endLine === line ? `L${line}` : `L${line}-L${endLine}`
      return `${file}?plain=1#${range}`
    },
    home: home ?? registryPage,
    rule: (id) => {
      if (!rules.has(id)) return null
      // A page of a repository is drawn; the published one is plain text.
      return home === null
        ? ruleAddress(id, engineVersion)
        : `${home}/blob/main/docs/rules/${id}.md`
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
