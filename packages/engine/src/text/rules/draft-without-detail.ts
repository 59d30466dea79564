import { findBareRuns } from '../queries/density/bare-runs.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Shorter drafts may be a note or a caption. */
const SHORTEST = 150

export default defineRule<number>({
  id: 'draft-without-detail',
  type: 'absence_of_specificity',
  severity: 'medium',
  summary: 'A whole draft without one name, number, date, link, quotation or piece of code.',
  fix: 'Add facts that readers could look up: who, when, where, how many.',
  *document(document) {
    for (const run of findBareRuns(document)) {
      if (!run.isWhole || run.words < SHORTEST) continue
      const first = document.blocks.firstSentences[run.firstBlock]
      yield {
        start: document.sentences.starts[first],
        end: document.sentences.ends[first],
        data: run.words,
      }
    }
  },
  explain: (_quote, words) =>
    `This draft of ${words} words holds no name, number, date, link, quotation or code.`,
  examples: {
    bad: [
      '«The plan will help people do their work in a better way and feel good about it.» It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together. It also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.',
      '«The plan will help people do their work in a better way and feel good about it.» It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.\n\nIt also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.',
      '# Our plan\n\n«The plan will help people do their work in a better way and feel good about it.» It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.\n\n- It also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.',
    ],
    good: [
      'The plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.',
      'The plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together.\n\nIt also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care. It began in 2019.',
      'The plan will help people do their work in a better way and feel good about it. It brings them closer to each other and gives them time to think about what they want. They can then go on and share what they have learned with those around them. In the end all of them will gain from it, and that is what matters most to people who work together. See `plan.md`.\n\nIt also means that they have to listen and speak in turn. When they do so they will find that things go well and that they can trust each other. There is no need to rush, as good work takes time. What counts is that they stay with it and keep their minds open to what may come. Then they will see how far they can go when they help and support one another each day, and how much they can do with so little when they do it together and with care.',
    ],
  },
})
