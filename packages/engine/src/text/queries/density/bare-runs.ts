import { type Document, KIND } from '../../document/document.ts'
import { classSet, sentenceHasAny } from '../class-tests.ts'
import { hasDetail } from '../context/surroundings.ts'

/** Consecutive blocks without a name, number, date, link, quotation or code. */
export interface BareRun {
  readonly firstBlock: number
  /** Exclusive. */
  readonly endBlock: number
  readonly words: number
  /** Paragraphs among its blocks. */
  readonly paragraphs: number
  /** The run is all the prose that the draft has. */
  readonly isWhole: boolean
}

const known = new WeakMap<Document, readonly BareRun[]>()
const persons = classSet('first_person')

/** The runs of paragraphs and list items that give a reader nothing to look up, in order. */
export function findBareRuns(document: Document): readonly BareRun[] {
  const answer = known.get(document) ?? readBareRuns(document)
  known.set(document, answer)
  return answer
}

function readBareRuns(document: Document): BareRun[] {
  const runs: BareRun[] = []
  const { blocks } = document
  let firstBlock = -1
  let endBlock = -1
  let words = 0
  let paragraphs = 0
  let isBroken = document.codeBlocks > 0
  const close = (): void => {
    if (firstBlock !== -1) runs.push({ firstBlock, endBlock, words, paragraphs, isWhole: false })
    firstBlock = -1
    words = 0
    paragraphs = 0
  }
  for (let index = 0; index < blocks.count; index++) {
    if (blocks.kinds[index] === KIND.heading) continue
    if (isBare(document, index)) {
      if (firstBlock === -1) firstBlock = index
      endBlock = index + 1
      words += blocks.endWords[index] - blocks.firstWords[index]
      if (blocks.kinds[index] === KIND.paragraph) paragraphs++
    } else {
      isBroken = true
      close()
    }
  }
  close()
  if (isBroken || runs.length !== 1) return runs
  return runs.map((run) => ({ ...run, isWhole: true }))
}

function isBare(document: Document, block: number): boolean {
  const { kinds, quoted, firstSentences, endSentences } = document.blocks
  if (quoted[block] === 1) return false
  if (kinds[block] !== KIND.paragraph && kinds[block] !== KIND.list_item) return false
  for (let sentence = firstSentences[block]; sentence < endSentences[block]; sentence++) {
    // What somebody lived through is a detail of its own.
    if (sentenceHasAny(document, sentence, persons)) return false
    if (hasDetail(document, sentence)) return false
  }
  return true
}
