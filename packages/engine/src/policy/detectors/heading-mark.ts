import { closingMark } from './closing-mark.ts'
import { defineTextDetector } from './detector.ts'

const marks = { stop: '.', exclamation: '!', question: '?', colon: ':' }
/** Marks at the end of headings. */
export const headingMark = defineTextDetector({
  id: 'heading-mark',
  names:
    'punctuation at the end of headings, end punctuation in headings, closing punctuation in headings, headings with end punctuation, headings ending in punctuation, headings that end in punctuation, punctuation in headings, punctuation in titles, terminal punctuation in headings',
  describe: 'full stops, exclamation marks, question marks or colons that end a heading',
  parameter: {
    name: 'mark',
    fallback: 'any',
    choices: ['any', ...Object.keys(marks)],
    describe:
      '`stop` for “.”, `exclamation` for “!”, `question` for “?”, `colon` for “:”, `any` for all',
  },
  *find(draft, which) {
    const wanted = Object.entries(marks).flatMap(([name, mark]) =>
      which === 'any' || which === name ? mark : [],
    )
    for (const block of draft.blocks) {
      const mark = block.kind === 'heading' ? closingMark(draft, block, wanted) : undefined
      if (mark !== undefined) yield mark
    }
  },
})
