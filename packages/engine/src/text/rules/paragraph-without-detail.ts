import { findBareRuns } from '../queries/bare-runs.ts'
import { defineRule } from './define-rule.ts'

/** A shorter paragraph may lean on its neighbours. */
const SHORTEST = 60

export default defineRule<number>({
  id: 'paragraph-without-detail',
  type: 'absence_of_specificity',
  severity: 'low',
  summary: 'A long paragraph without a name, number, date, link, quotation or code.',
  fix: 'Add one thing a reader could look up.',
  *document(document) {
    for (const run of findBareRuns(document)) {
      // Longer runs and whole drafts have rules of their own.
      if (run.isWhole ? run.words >= 120 : run.words >= 200 && run.paragraphs > 1) continue
      for (let index = run.firstBlock; index < run.endBlock; index++) {
        const block = document.blocks[index]
        const words = block.endWord - block.firstWord
        if (block.kind !== 'paragraph' || words < SHORTEST) continue
        const first = block.firstSentence
        yield {
          start: document.sentences.starts[first],
          end: document.sentences.ends[first],
          data: words,
        }
      }
    }
  },
  explain: (_quote, words) =>
    `This paragraph of ${words} words holds no name, number, date, link, quotation or code.`,
  examples: {
    bad: [
      'In 2019 we met.\n\n«The plan will help people do their work in a better way and feel good about it.» It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.',
      '«It also means that they have to listen and speak in turn.» When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.\n\nIn 2019 we met.',
      'Anna Reed met us in Leeds.\n\n«The plan will help people do their work in a better way and feel good about it.» It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.\n\nIn 2019 we met.',
    ],
    good: [
      'In 2019 we met.\n\nThe plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together. It costs 12 euros.',
      'The plan will help people do their work in a better way and feel good about.\n\nIn 2019 we met.',
      'In 2019 we met.\n\nThe plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together. [Read on](a.md).',
    ],
  },
})
