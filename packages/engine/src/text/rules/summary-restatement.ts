import { type Document, KIND } from '../document/document.ts'
import { isBeforeComma } from '../queries/context/before-comma.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** The sentence opens the last paragraph, and the text has an earlier one. */
function closesDocument({ blocks, sentences }: Document, sentence: number): boolean {
  const block = sentences.blocks[sentence]
  if (blocks.firstSentences[block] !== sentence) return false
  const kinds = blocks.kinds.subarray(0, blocks.count)
  return kinds.lastIndexOf(KIND.paragraph) === block && kinds.indexOf(KIND.paragraph) < block
}

export default defineRule({
  id: 'summary-restatement',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'A phrase that announces a summary.',
  fix: 'Delete the phrase, or end with what follows from the text.',
  phrases: [
    '^(in|as a|to|by way of) (conclusion|conclude|summary|summarize|summarise|closing)',
    '^(to|) (sum|summing|wrap) (it all|it|things|everything|this|) up',
    '^(to|) (wrapping|summing) up',
    '^(all in all|in short|in a nutshell|in brief|overall|ultimately|in essence|to recap|in the final analysis)',
  ],
  accepts: ({ first, last }, document) =>
    isBeforeComma(document, last) && closesDocument(document, document.words.sentences[first]),
  suggest: () => '',
  explain: (quote) => `“${quote}” announces a summary of what was just said.`,
  examples: {
    bad: [
      'It rained.\n\n«In conclusion», rain is wet.',
      'It rained.\n\n«All in all», it was wet.',
      'It rained.\n\n«To sum\nup», rain fell.',
    ],
    good: [
      'In the end, Ann told them the price.',
      'It rained.\n\nThe conclusion is that rain is wet.',
      'In conclusion, rain is wet.\n\nIt rained. Then we left.',
      'It rained.\n\nOverall length matters.',
      'It rained.\n\nIt rained. To sum up, rain fell.',
    ],
  },
})
