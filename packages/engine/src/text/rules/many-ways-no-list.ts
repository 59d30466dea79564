import { type Document, KIND } from '../document/document.ts'
import { endsThought } from '../queries/context/last-thought.ts'
import { hasAmountNear, hasInstanceAfter } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** A heading after the block: the ways follow as sections. */
function opensSections(document: Document, word: number): boolean {
  const next = document.sentences.blocks[document.words.sentences[word]] + 1
  return next < document.blocks.count && document.blocks.kinds[next] === KIND.heading
}

export default defineRule({
  id: 'many-ways-no-list',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'Ways or reasons that are announced but not listed.',
  fix: 'List them, or name the most important one.',
  phrases: [
    'there (are|were) (many|several|a number of|various|countless|numerous|different|a lot of|lots of|plenty of|multiple|a variety of|a few|some|so many|endless) (different|other|good|great|important|simple|effective|easy|key|) (ways|reasons|methods|steps|factors|options|approaches|strategies|techniques|tools|resources|solutions|alternatives|opportunities|things|examples|causes|possibilities)',
    '(in|for) (many|so many|several|numerous|countless|a number of|a variety of|a multitude of) (different|) reasons',
    '(can|could|may) be (done|achieved|accomplished|used|explained|improved|solved) in (many|several|various|numerous|different|a number of|a variety of) (different|) ways',
    '(for a variety of|for various|for several|for a number of|for countless) reasons',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) =>
    !hasAmountNear(document, last) &&
    !hasInstanceAfter(document, last) &&
    !opensSections(document, last) &&
    endsThought(document, last),
  explain: (quote) => `“${quote}” announces a list that does not follow.`,
  examples: {
    bad: [
      '«There are many ways» to save water.',
      '«There are several\nfactors» at work.',
      'It «can be done in various ways».',
      '- It «can be done in various ways».',
    ],
    good: [
      'There are many reasons for this. It also helps the taps.',
      'There are many ways to save water: fix taps, catch rain.',
      'There are three ways to save water.',
      'There are many ways to save water. One is to fix the taps.',
      'There are many ways to save water:\n\n- fix taps',
      'It can be done in various ways.\n\n## Boil it\n\nIt is hot.',
      'In two towns it can be done in various ways.',
    ],
  },
})
