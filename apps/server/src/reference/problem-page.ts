import { type ProblemCode, problemCodeSchema, problemStatuses } from '@content-trust/engine/schema'
import { problemTexts } from '../http/problem.ts'
import { escapeHtml, htmlPage, inline } from './html.ts'

/** The page that a problem's `type` names; undefined for a code that is none. */
export function problemPage(name: string): string | undefined {
  const code = problemCodeSchema.safeParse(name)
  return code.success ? pageOf(code.data) : undefined
}

function pageOf(code: ProblemCode): string {
  const { title, advice } = problemTexts[code]
  return htmlPage(
    `${title} (${code})`,
    `<main><h1>${escapeHtml(title)}</h1><p class="soft"><code>${code}</code>, HTTP status ${problemStatuses[code]}</p><p>${inline(advice)}</p><p><a href="/docs">API reference</a></p></main>`,
  ).replace('<body>', '<body class="plain">')
}
