import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { runsOf, tableRuns } from './block-runs.ts'
import { codeFences, insideFences } from './code-fences.ts'
import { emphasised } from './emphasis.ts'
import { listsOf } from './lists.ts'

/** How each kind is found. */
const kinds: Readonly<Record<string, (draft: DetectorDraft) => Iterable<Span>>> = {
  bold: (draft) => emphasised(draft, 'bold'),
  italic: (draft) => emphasised(draft, 'italic'),
  underline: (draft) => emphasised(draft, 'underline'),
  strikethrough: (draft) => emphasised(draft, 'strikethrough'),
  list: (draft) => [...listsOf(draft)].filter(({ depth }) => depth === 1),
  'numbered-list': (draft) => [...listsOf(draft)].filter(({ isNumbered }) => isNumbered),
  'nested-list': (draft) => [...listsOf(draft)].filter(({ depth }) => depth > 1),
  table: tableRuns,
  'block-quote': ({ blocks }) => runsOf(blocks, ({ quoted }) => quoted),
  image: ({ links }) => links.filter(({ kind }) => kind === 'image'),
  footnote: ({ links }) => links.filter(({ kind }) => kind === 'footnote'),
  'code-block': codeFences,
  'inline-code': inlineCode,
  rule: rules,
  html: tags,
}

/** Parts of the layout of a draft. */
export const markup = defineTextDetector({
  id: 'markup',
  names:
    'bold, bold text, bold type, bold words, bold face, boldface, bolding, bold formatting, bold print, text in bold, words in bold, bolded text, bolded words',
  describe: 'markup and layout, such as bold text and tables',
  readsQuotes: true,
  parameter: {
    name: 'kind',
    fallback: 'bold',
    choices: Object.keys(kinds),
    describe: 'What is set in bold, in italics and so on, or a part such as a table',
  },
  find: (draft, kind) => kinds[kind]?.(draft) ?? [],
})

/** Code inside of text; it stands as one sign in the prose. */
const CODE = 0xfffc

function* inlineCode({ source, units }: DetectorDraft): Generator<Span> {
  let open: Span | undefined
  for (const { index, 0: marks } of source.matchAll(/`+/g)) {
    if (units[index] !== CODE) continue
    const end = index + marks.length
    if (open === undefined) open = { start: index, end }
    else if (marks.length === open.end - open.start) {
      yield { start: open.start, end }
      open = undefined
    }
  }
}

/** Lines of marks alone, but not those below a heading or around front matter. */
function* rules({ source, units }: DetectorDraft): Generator<Span> {
  const line = /(?<=\n\s{0,3}\n) {0,3}(?:-{3,}|\*{3,}|_{3,}|(?:- ){2,9}-|(?:\* ){2,9}\*)[ \t]*$/gm
  if (!/---|\*\*\*|___|- -|\* \*/.test(source)) return
  for (const { index, 0: text } of source.matchAll(line)) {
    if (units[index] === 0x20) yield { start: index, end: index + text.trimEnd().length }
  }
}

function* tags(draft: DetectorDraft): Generator<Span> {
  const { source, units } = draft
  if (!source.includes('<')) return
  const isCode = insideFences(draft)
  for (const { index, 0: tag } of source.matchAll(/<\/?[a-z][a-z\d-]{0,20}(?:\s[^<>]*)?\/?>/gi)) {
    if (units[index] === 0x20 && !isCode(index)) yield { start: index, end: index + tag.length }
  }
}
