import { defineTextDetector } from './detector.ts'

const marks = { stop: '.', exclamation: '!', question: '?' }
/** What ends in a full stop of its own: “Inc.”, “U.S.”, “5 p.m.”, an ellipsis, and a number alone. */
const ownStop =
  /(?:\b(?:inc|ltd|co|corp|etc|jr|sr|st|vs|no|al)|\b\p{L}\.\p{L}|\b\p{Lu}|\.|^\d+)\.$/iu
/** Units before the end of a heading that are read. */
const REACH = 24

/** Marks at the end of headings. */
export const headingMark = defineTextDetector({
  id: 'heading-mark',
  names:
    'punctuation at the end of headings, end punctuation in headings, closing punctuation in headings, headings with end punctuation, headings ending in punctuation, headings that end in punctuation, punctuation in headings, punctuation in titles, terminal punctuation in headings',
  describe: 'full stops, exclamation marks or question marks that end a heading',
  parameter: {
    name: 'mark',
    fallback: 'any',
    choices: ['any', 'stop', 'exclamation', 'question'],
    describe: '`stop` for “.”, `exclamation` for “!”, `question` for “?”, `any` for all',
  },
  *find({ blocks, prose }, which) {
    const wanted = Object.entries(marks).flatMap(([name, mark]) =>
      which === 'any' || which === name ? mark : [],
    )
    for (const { kind, start, end } of blocks) {
      if (kind !== 'heading') continue
      const tail = prose.slice(Math.max(start, end - REACH), end).replace(/[\s\u2060]+$/, '')
      if (!wanted.some((mark) => tail.endsWith(mark)) || ownStop.test(tail)) continue
      const last = Math.max(start, end - REACH) + tail.length
      yield { start: last - 1, end: last }
    }
  },
})
