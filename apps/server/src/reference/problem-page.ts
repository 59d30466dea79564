import { type ProblemCode, problemCodeSchema, problemStatuses } from '@content-trust/engine/schema'
import { problemTexts } from '../errors/problem.ts'
import { escapeHtml, htmlPage, inline, type PageLook } from './html.ts'

/** The page of a problem; undefined for an unknown code. */
export function problemPage(name: string, look: PageLook): string | undefined {
  const code = problemCodeSchema.safeParse(name)
  return code.success ? pageOf(code.data, look) : undefined
}

function pageOf(code: ProblemCode, look: PageLook): string {
  const { title, advice } = problemTexts[code]
  return htmlPage({
    title: `${title} (${code})`,
    look,
    main: `<p class="small soft">Problem, HTTP status ${problemStatuses[code]}</p><h1>${escapeHtml(title)}</h1><p><code>${code}</code></p><p class="notice">${inline(advice)}</p><p><a href="/docs">All operations and their problems</a></p>`,
  })
}
