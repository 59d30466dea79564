import { type ProblemCode, problemCodeSchema, problemStatuses } from '@content-trust/engine/schema'
import { problemTexts, problemType } from '../errors/problem.ts'
import { escapeHtml, htmlPage, inline, type PageLook } from './html.ts'

/** How the page of a problem may be read. */
type Form = 'html' | 'markdown' | 'json'

/** The page of a problem, ready to be sent. */
export interface ProblemPage {
  readonly type: string
  readonly text: string
}

const endings: Readonly<Record<string, Form>> = { md: 'markdown', json: 'json' }
const accepted: readonly (readonly [RegExp, Form])[] = [
  [/\btext\/html\b/, 'html'],
  [/\bapplication\/(?:problem\+)?json\b/, 'json'],
  [/\btext\/(?:markdown|plain)\b/, 'markdown'],
]

/**
 * The page of a problem: HTML, or Markdown or JSON if its name ends so or only that is accepted.
 * Undefined for an unknown code.
 */
export function problemPage(name: string, accept: string, look: PageLook): ProblemPage | undefined {
  const [stem = '', ending] = name.split('.', 2)
  const form = ending === undefined ? formOf(accept) : endings[ending]
  const code = problemCodeSchema.safeParse(stem)
  return code.success && form !== undefined ? pages[form](code.data, look) : undefined
}

function formOf(accept: string): Form {
  return accepted.find(([pattern]) => pattern.test(accept))?.[1] ?? 'html'
}

const pages: Readonly<Record<Form, (code: ProblemCode, look: PageLook) => ProblemPage>> = {
  html: (code, look) => {
    const { title, advice } = problemTexts[code]
    const text = htmlPage({
      title: `${title} (${code})`,
      look,
      main: `<p class="small soft">Problem, HTTP status ${problemStatuses[code]}</p><h1>${escapeHtml(title)}</h1><p><code>${code}</code></p><p class="notice">${inline(advice)}</p><p><a href="/docs">All operations and their problems</a></p>`,
    })
    return { type: 'text/html; charset=utf-8', text }
  },
  markdown: (code) => {
    const { title, advice } = problemTexts[code]
    const text = `# ${title}\n\nCode \`${code}\`, HTTP status ${problemStatuses[code]}.\n\n${advice}\n`
    return { type: 'text/markdown; charset=utf-8', text }
  },
  json: (code) => {
    const { title, advice } = problemTexts[code]
    const body = { type: problemType(code), title, status: problemStatuses[code], code, advice }
    return { type: 'application/json; charset=utf-8', text: JSON.stringify(body) }
  },
}
