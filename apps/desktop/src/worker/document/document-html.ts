import type { Element, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { placeMarks } from '../../markdown/place-marks.ts'
import { renderMarkdown } from '../../markdown/render-markdown.ts'
import type { Direction } from '../../markdown/set-directions.ts'
import type { DocumentMarks } from '../../shared/document.ts'
import { documentStyle } from './document-style.ts'
import { type DocumentFacts, documentFacts } from './document-title.ts'
import { numberMarks } from './number-marks.ts'
import { placePictures } from './place-pictures.ts'
import type { DocumentPicture } from './tasks.ts'

/** A draft as a document. */
export interface DraftDocument {
  readonly facts: DocumentFacts
  /** The way that most of it runs. */
  readonly direction: Direction
  /** What is in `main`, as HTML. */
  readonly content: string
  /** Pictures that could not be put in. */
  readonly missing: readonly string[]
}

interface DocumentParts {
  readonly text: string
  readonly name: string
  readonly marks: DocumentMarks | null
  readonly pictures: readonly DocumentPicture[]
  /** Whether pictures of the web become links. */
  readonly isOffline: boolean
}

/** Renders a draft through the same steps as the preview, with marks and pictures in it. */
export function renderDocument(parts: DocumentParts): DraftDocument {
  const { text, name, marks, pictures, isOffline } = parts
  const rendered = renderMarkdown(text, 'document')
  const facts = documentFacts(text, rendered, name)
  const direction = mainDirection(rendered)
  const marked = marks === null ? rendered : placeMarks(rendered, text, marks.places)
  const tree = marks === null ? marked : numberMarks(marked, marks)
  const missing = placePictures(tree, pictures, isOffline)
  finish(tree.children)
  return { facts, direction, content: toHtml(tree), missing }
}

/** A document as one file of HTML that runs nothing and loads nothing but pictures of the web. */
export function standaloneHtml({ facts, direction, content }: DraftDocument): string {
  const { title, language, author } = facts
  const head: Element['children'] = [
    element('meta', { charSet: 'utf-8' }),
    element('meta', {
      httpEquiv: ['Content-Security-Policy'],
      content: "default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:",
    }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...(author === null ? [] : [element('meta', { name: 'author', content: author })]),
    { ...element('title', {}), children: [{ type: 'text', value: title }] },
  ]
  const open = element('html', { lang: language ?? undefined, dir: direction })
  const start = toHtml(open).replace(/<\/html>$/, '')
  const tree: Root = { type: 'root', children: head }
  return `<!doctype html>\n${start}\n<head>\n${toHtml(tree)}\n<style>\n${documentStyle}\n</style>\n</head>\n<body>\n<main>\n${content}\n</main>\n</body>\n</html>\n`
}

/** Where words of the draft were is of no use outside the app; a mark of it is a mark of HTML. */
function finish(nodes: readonly RootContent[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    if (node.properties['dataFinding'] !== undefined) node.tagName = 'mark'
    for (const name of ['dataFrom', 'dataTo', 'dataFinding']) delete node.properties[name]
    finish(node.children)
  }
}

function element(tagName: string, properties: Element['properties']): Element {
  return { type: 'element', tagName, properties, children: [] }
}

/** The direction of most of the first paragraphs. */
function mainDirection({ children }: Root): Direction {
  const found = children
    .slice(0, 50)
    .map(({ type, ...node }) =>
      type === 'element' && 'properties' in node ? node.properties['dir'] : undefined,
    )
  const count = (direction: Direction): number => found.filter((one) => one === direction).length
  return count('rtl') > count('ltr') ? 'rtl' : 'ltr'
}
