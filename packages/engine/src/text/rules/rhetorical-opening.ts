import { type Document, KIND, SEPARATOR } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** The sentence is the first of a paragraph. */
function opensBlock({ blocks, sentences }: Document, sentence: number): boolean {
  const block = sentences.blocks[sentence]
  return blocks.kinds[block] === KIND.paragraph && blocks.firstSentences[block] === sentence
}

export default defineRule({
  id: 'rhetorical-opening',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'An opening question to the reader.',
  fix: 'Start with the answer.',
  phrases: [
    "^(have|haven't) you ever (wondered|thought|asked|considered|imagined|noticed|felt|dreamed|found yourself|been)",
    '^(ever|) wondered (why|how|what|if|whether)',
    '^ever (wonder|wished|feel|felt|find yourself|thought)',
    "^(are|aren't) you (tired|struggling|sick|dreaming|ready)",
    "^(do|don't) you (love|wish|dream|struggle|ever|find yourself|crave)",
    '^what if (i told you|you could|there was)',
    "^(what's better than|who doesn't (love|want)) (a|an|to)",
  ],
  accepts: ({ last }, document) => {
    const sentence = document.words.sentences[last]
    return (
      (document.sentences.tails[sentence] & SEPARATOR.question) !== 0 &&
      opensBlock(document, sentence)
    )
  },
  explain: (quote) => `“${quote}” asks the reader a question instead of making a point.`,
  examples: {
    bad: [
      '«Have you ever wondered» how rain forms?',
      '«Are you tired» of leaks?',
      '«Do you dream» of a dry cellar?',
    ],
    good: [
      'What if the disk fails?',
      'Have you ever? she asked.',
      'You have ever wondered how rain forms.',
      'Are you there?',
      'Have you ever wondered.',
      '- Are you tired of leaks?',
      'It rained. Are you tired of leaks?',
    ],
  },
})
