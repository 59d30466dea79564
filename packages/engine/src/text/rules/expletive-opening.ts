import { defineRule } from '../rule-engine/define-rule.ts'

/** A relative “who” is always the subject of its clause, so dropping the frame leaves a sentence. */
function subjectFirst(quote: string): string | undefined {
  const [, subject] = /^there\s+(?:are|were)\s+([^*_[\]<>`]+?)\s+who$/i.exec(quote) ?? []
  return subject === undefined ? undefined : subject.charAt(0).toUpperCase() + subject.slice(1)
}

export default defineRule({
  id: 'expletive-opening',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A “there are … who” that delays the subject.',
  fix: 'Start with the subject.',
  phrases: [
    '^there (are|were) (many|several|numerous|various|some|countless|multiple|a few|plenty of|a lot of|lots of|a number of|a variety of|a range of|a wide range of|a wide variety of|different) (_|) _ who',
    '^there are (many|several|numerous|various|countless|multiple|a number of|a variety of) (factors|aspects|things|elements) to consider',
  ],
  suggest: subjectFirst,
  explain: (quote) => `“${quote}” delays the subject of the sentence.`,
  examples: {
    bad: [
      '«There are many people who» swim.',
      '«There are several\ncooks who» sing.',
      '«There are many factors to consider» today.',
    ],
    good: [
      'There are many pumps that leak.',
      'Many people swim there.',
      'There is a bridge in Rome.',
      'There are three main reasons for it.',
    ],
  },
})
