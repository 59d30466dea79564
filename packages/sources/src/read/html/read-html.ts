import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import type { SourceText } from '../source-text.ts'
import { mainPart } from './main-part.ts'
import { pageFacts } from './page-facts.ts'

/** A page with scripts and fewer characters than this is a frame that they fill. */
const emptyFrame = 20
/** A page that asks for scripts and has fewer characters than this says little else. */
const shortNotice = 300
const asksForScripts = /\b(?:enable|requires?|needs?|turn on|without) javascript\b/i

/** Whether a page shows its text only to a browser that runs its scripts. */
function hasTextByScripts(html: string, text: string, scripts: number): boolean {
  if (scripts === 0) return false
  return text.length < emptyFrame || (text.length < shortNotice && asksForScripts.test(html))
}

/** Reads the main text of a page as it is laid out. Nothing of the page is run, and nothing it names is loaded. */
export function readHtml(html: string): SourceText {
  const tree = fromHtml(html)
  const { scripts, ...facts } = pageFacts(tree)
  const text = toText(mainPart(tree)).trim()
  const needsScripts = hasTextByScripts(html, text, scripts)
  return { kind: 'text', format: 'html', ...facts, text, needsScripts }
}
