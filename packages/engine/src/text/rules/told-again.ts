import { type Document, KIND, SHAPE } from '../document/document.ts'
import { readableQuote } from '../document/readable-quote.ts'
import { isInQuotation } from '../queries/context/quoted-words.ts'
import { sharedContent, toldAgain } from '../queries/repetition/told-again.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const FEWEST_SHARED = 5
/** Least share of its content that a sentence has told before, and of the earlier one's that it tells again. */
const LEAST_OF_OWN = 0.75
const LEAST_OF_EARLIER = 0.5
/** Two sentences that differ in so many words on both sides speak of two things in one form. */
const MOST_SWAPPED = 2

export default defineRule<{ earlier: string }>({
  id: 'told-again',
  type: 'repetitive_structure',
  severity: 'low',
  summary: 'A sentence that says again, in another section, what an earlier one said.',
  fix: 'Say it once, where a reader needs it first, and delete or link the other.',
  *document(document) {
    const { earlier } = toldAgain(document)
    const { sentences } = document
    for (let sentence = 0; sentence < sentences.count; sentence++) {
      const before = earlier[sentence]
      if (before < 0 || !isAgain(document, sentence, before)) continue
      if (isInQuotation(document, sentences.firstWords[sentence])) continue
      yield {
        start: sentences.starts[sentence],
        end: sentences.ends[sentence],
        data: { earlier: document.source.slice(sentences.starts[before], sentences.ends[before]) },
      }
    }
  },
  explain: (_quote, data) =>
    `An earlier section says the same, in “${readableQuote(data?.earlier ?? '')}”.`,
  examples: {
    bad: [
      '## Tea\n\nThe brown kettle whistles loudly whenever its water boils over the copper stove. Ann likes it.\n\nShe drinks green tea from a blue cup every morning, and reads yesterday’s newspaper with her old glasses while the cat sleeps near the window of the kitchen. Later Peter brings fresh bread, cheese, butter and honey from the market behind the church, and they sit together.\n\n## Stove\n\n«Whenever water boils over the copper stove, the brown kettle whistles.»',
      '## Garden\n\n- Fences keep hungry rabbits away from young lettuce plants.\n\nAnn waters tomatoes twice weekly, and Peter cuts the long grass along the gravel path before visitors arrive from town on Sunday afternoon. They serve apple cake, strong coffee and cold milk under the walnut tree, where children play with wooden blocks until the evening comes.\n\n## Advice\n\n- «Young lettuce plants need fences that keep hungry rabbits away.»',
      '## Port\n\nLarge ships enter the northern harbour only during spring tides.\n\nPilots meet every captain at the lighthouse, check papers, weigh cargo, and collect the fee that pays for lamps, buoys, ropes and dredging along the narrow channel between both islands. Fishermen mend their nets on the quay, sell herring, mackerel and crabs, and drink beer.\n\n## Trade\n\n«During spring tides only, large ships enter the northern harbour.»',
    ],
    good: [
      '## Port\n\nLarge ships enter the northern harbour only during spring tides.\n\n## Trade\n\nSmall boats enter the southern harbour at any time.',
      '## Port\n\nLarge ships enter the northern harbour only during spring tides. During spring tides only, large ships enter the northern harbour.',
      '## Port\n\nLarge ships enter the northern harbour only during spring tides.\n\nPilots meet every captain at the lighthouse, check papers, weigh cargo, and collect the fee that pays for lamps, buoys, ropes and dredging along the narrow channel between both islands. Fishermen mend their nets on the quay, sell herring, mackerel and crabs, and drink beer.\n\n## Trade\n\nLarge ships enter the northern harbour only during spring tides, empty.',
      '## Tea\n\nTea is warm and sweet.\n\n## Milk\n\nMilk is cold and sweet.',
    ],
  },
})

function isAgain(document: Document, sentence: number, before: number): boolean {
  if (!hasHeadingBetween(document, before, sentence)) return false
  if (bringsFigure(document, sentence) || opensAlike(document, sentence, before)) return false
  const { links, blocks } = document.sentences
  if (links[sentence] > 0 || document.blocks.kinds[blocks[sentence]] === KIND.table_cell)
    return false
  const { own, earlier, shared } = sharedContent(document, sentence, before)
  if (shared < FEWEST_SHARED) return false
  if (shared < LEAST_OF_OWN * own || shared < LEAST_OF_EARLIER * earlier) return false
  const isSwapped = own > shared && own - shared === earlier - shared
  return !(isSwapped && own - shared <= MOST_SWAPPED)
}

function hasHeadingBetween({ sentences, blocks }: Document, from: number, to: number): boolean {
  return blocks.kinds
    .subarray(sentences.blocks[from] + 1, sentences.blocks[to])
    .includes(KIND.heading)
}

/** Entries of a reference, notices and steps open with the same words: they are of one form, not told again. */
function opensAlike({ words, sentences }: Document, sentence: number, before: number): boolean {
  const own = sentences.firstWords[sentence]
  const other = sentences.firstWords[before]
  return [0, 1].every((at) => words.hashes[own + at] === words.hashes[other + at])
}

/** A figure or a piece of code is something new, even where the words are not. */
function bringsFigure({ words, sentences }: Document, sentence: number): boolean {
  for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
    if ((words.flags[word] & (SHAPE.opaque | SHAPE.digit)) !== 0) return true
  }
  return false
}
