import { type Document, KIND } from '../document/document.ts'
import { type BareRun, findBareRuns } from '../queries/density/bare-runs.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** About a page of a phone screen. */
const SHORTEST = 220

/** Short sections under headings are read one by one. */
function crossesHeading({ blocks }: Document, { firstBlock, endBlock }: BareRun): boolean {
  for (let block = firstBlock; block < endBlock; block++) {
    if (blocks.kinds[block] === KIND.heading) return true
  }
  return false
}

export default defineRule<number>({
  id: 'long-stretch-without-detail',
  type: 'absence_of_specificity',
  exemptIn: ['software'],
  severity: 'low',
  summary: 'Several paragraphs in a row without a name, number, date, link, quotation or code.',
  fix: 'Add to each paragraph one fact that readers could look up.',
  *document(document) {
    for (const run of findBareRuns(document)) {
      if (run.isWhole || run.words < SHORTEST || run.paragraphs < 3) continue
      if (crossesHeading(document, run)) continue
      const first = document.blocks.firstSentences[run.firstBlock]
      yield {
        start: document.sentences.starts[first],
        end: document.sentences.ends[first],
        data: run.words,
      }
    }
  },
  explain: (_quote, words) =>
    `The next ${words} words hold no name, number, date, link, quotation or code.`,
  examples: {
    bad: [
      'Anna Reed met us in Leeds.\n\n«The plan will help people do their work in a better way and feel good about it.» It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.\n\nIt also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.\n\nThe plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.',
      'In 2019 we met.\n\n«It also means that they have to listen and speak in turn.» When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.\n\nIt also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.\n\nThe plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.',
      '«The plan will help people do their work in a better way and feel good about it.» It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.\n\nIt also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.\n\nThe plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.\n\nIn 2019 we met.',
    ],
    good: [
      'The plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.\n\nIn 2019 we met.\n\nIt also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.',
      'The plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together. It also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.\n\nIn 2019 we met.',
      'In 2019 we met.\n\nThe plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.',
    ],
  },
})
