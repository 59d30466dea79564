import { defineDetector, defineTextDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'

/** Units before a mark that are read. */
const REACH = 12
/** Units of a word that is read whether it is a name. */
const LONGEST_WORD = 40

/** Every match of a pattern in the prose, where the source holds one of its marks. */
function* marksOf(
  { source, prose }: Pick<DetectorDraft, 'source' | 'prose'>,
  marks: readonly string[],
  pattern: RegExp,
): Generator<Span & { readonly before: string; readonly after: string }> {
  if (!marks.some((mark) => source.includes(mark))) return
  for (const { index: start, 0: text } of prose.matchAll(pattern)) {
    const end = start + text.length
    const before = prose.slice(Math.max(0, start - REACH), start)
    yield { start, end, before, after: prose.slice(end, end + 2) }
  }
}

/** Semicolons. */
export const semicolon = defineDetector({
  id: 'semicolon',
  names: 'semicolon, semicolons, semi-colon, semi-colons',
  describe: 'semicolons',
  *find(draft) {
    for (const { start, end, before, after } of marksOf(draft, [';'], /;/g)) {
      // Code without marks of code, and a face.
      if (!before.endsWith('()') && !/^-?[)(DP]/.test(after)) yield { start, end }
    }
  },
})

const dashes = {
  any: /\u2014+|(?<=\S[ \u00a0])(?:\u2013|--)(?=[ \u00a0\n])/g,
  em: /\u2014+/g,
  en: /(?<=\S[ \u00a0])\u2013(?=[ \u00a0\n])/g,
}

/** Dashes that part a sentence. */
export const dash = defineTextDetector({
  id: 'dash',
  names: 'dash, dashes, long dash, long dashes',
  describe: 'dashes that break up a sentence, but not those in ranges such as “12–18”',
  parameter: {
    name: 'kind',
    fallback: 'any',
    choices: ['any', 'em', 'en'],
    describe: '`em` for “—”, `en` for “ – ”, `any` for both and “ -- ”',
  },
  *find(draft, kind) {
    const pattern = kind === 'em' || kind === 'en' ? dashes[kind] : dashes.any
    for (const { start, end } of marksOf(draft, ['\u2014', '\u2013', '--'], pattern))
      yield { start, end }
  },
})

/** Ellipses. */
export const ellipsis = defineDetector({
  id: 'ellipsis',
  names: 'ellipsis, ellipses, three dots, dot dot dot, trailing dots, suspension points',
  describe: 'ellipses: three dots or more, or the single character “…”',
  *find(draft) {
    const pattern = /\u2026|\.{3,}|(?<!\.)\. \. \.(?: \.)*/g
    for (const { start, end, after } of marksOf(draft, ['\u2026', '...', '. . .'], pattern)) {
      if (!after.startsWith('/')) yield { start, end }
    }
  },
})

/** “&” for “and”. */
export const ampersand = defineDetector({
  id: 'ampersand',
  names: 'ampersand, ampersands, ampersand signs',
  describe: '“&” between words, but not inside of names such as “Marks & Spencer” and “R&D”',
  *find(draft) {
    const pattern = /(?<=[\p{L}\p{N}]\u2060{0,4} )&(?= \u2060{0,4}[\p{L}\p{N}])/gu
    for (const { start, end } of marksOf(draft, ['&'], pattern)) {
      if (!isName(draft.prose, start, end)) yield { start, end }
    }
  },
})

function isName(prose: string, start: number, end: number): boolean {
  const before = prose.slice(Math.max(0, start - LONGEST_WORD), start - 1)
  return (
    /(?<![\p{L}\p{N}])\p{Lu}\S*$/u.test(before) &&
    /^ \u2060{0,4}\p{Lu}/u.test(prose.slice(end, end + 6))
  )
}

/** Marks in a row. */
export const repeatedMark = defineDetector({
  id: 'repeated-mark',
  names:
    'repeated punctuation, repeated punctuation marks, multiple exclamation marks, multiple exclamation points, multiple question marks, repeated exclamation marks, repeated question marks, double exclamation marks, exclamation marks in a row, interrobangs, more than one exclamation mark in a row',
  describe: 'exclamation and question marks in a row, such as “!!” and “?!”',
  *find(draft) {
    for (const { start, end, after } of marksOf(draft, ['!', '?'], /[!?]{2,}/g)) {
      if (!/^[\w./=]/.test(after)) yield { start, end }
    }
  },
})
