import type { Document } from '../document/document.ts'
import { classSet, sentenceHasAny } from '../queries/class-tests.ts'
import { isName, isWordOf, lowerAt } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const SOME = new Set(['some', 'many'])
const OTHERS = new Set(['others', 'opponents', 'skeptics', 'sceptics', 'detractors'])
const HOLDING = new Set([
  'think',
  'see',
  'view',
  'feel',
  'disagree',
  'consider',
  'prefer',
  'insist',
  'maintain',
  'hold',
])

const agents = classSet('vague_agent')

/** The subject of a camp: "some say", "some people think", "others believe". */
function findCamp(document: Document, sentence: number, subjects: ReadonlySet<string>): number {
  const { firstWords, endWords } = document.sentences
  for (let word = firstWords[sentence]; word + 1 < endWords[sentence]; word++) {
    if (!isWordOf(document, word, 'vague_agent') || !subjects.has(lowerAt(document, word))) continue
    let verb = word + 1
    if (subjects === SOME && isWordOf(document, verb, 'vague_agent')) verb++
    if (verb >= endWords[sentence] || isName(document, verb)) continue
    if (isWordOf(document, verb, 'report_verb') || HOLDING.has(lowerAt(document, verb))) return word
  }
  return -1
}

export default defineRule({
  id: 'false-balance',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'Two sides of a debate, neither of them named.',
  fix: 'Name who holds each view, and why.',
  document: function* (document) {
    const { sentences } = document
    for (let index = 0; index < sentences.count; index++) {
      if (!sentenceHasAny(document, index, agents)) continue
      const some = findCamp(document, index, SOME)
      if (some === -1) continue
      // The other camp is after it or in the next sentence of the same block.
      const same = findCamp(document, index, OTHERS)
      const next = index + 1
      const isNear = next < sentences.count && sentences.blocks[next] === sentences.blocks[index]
      const others = same > some + 1 ? same : isNear ? findCamp(document, next, OTHERS) : -1
      if (others === -1) continue
      yield {
        start: document.words.starts[some],
        end: document.words.ends[others + 1],
        data: undefined,
      }
    }
  },
  explain: () => 'Two sides are set against each other here, and neither is named.',
  examples: {
    bad: [
      '«Some say it works, others believe» it does not.',
      '«Some argue for it. Others claim» the opposite.',
      'While «some people think so, others disagree», and so on.',
    ],
    good: [
      'Some pupils may need more time, while others may need less.',
      'I bet that many others do, but some others have left.',
      'Many opponents are against it for reasons of cost.',
      'Some files say so, other files do not.',
      'Some are built in. Others are optional.',
      'Some say it works.',
      'Others believe it, some say.',
    ],
  },
})
