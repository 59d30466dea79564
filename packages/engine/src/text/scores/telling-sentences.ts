import { type Document, KIND } from '../document/document.ts'

/** Shorter ones are labels and fragments: they have no rhythm. */
const FEWEST_WORDS = 8
/** A sentence with several links, one in so few words, is an entry of a list of references. */
const WORDS_PER_LINK = 15

/** Whether a sentence can be read for its texture: a whole one of running text, no heading, cell, entry or fragment. */
export function isTelling(document: Document, sentence: number): boolean {
  const { blocks, sentences } = document
  if (lengthOf(document, sentence) < FEWEST_WORDS || isReference(document, sentence)) return false
  const kind = blocks.kinds[sentences.blocks[sentence]]
  return kind === KIND.paragraph || kind === KIND.list_item
}

/** Whether a sentence is an entry of a list of references: “The list is at [a], its archive at [b]”. */
function isReference(document: Document, sentence: number): boolean {
  const links = document.sentences.links[sentence]
  return links > 1 && links * WORDS_PER_LINK >= lengthOf(document, sentence)
}

function lengthOf({ sentences }: Document, sentence: number): number {
  return sentences.endWords[sentence] - sentences.firstWords[sentence]
}

/** Whether a draft has so many words in telling sentences, and no more in references than in these. */
export function isRunningText(document: Document, least: number): boolean {
  let telling = 0
  let referring = 0
  for (let sentence = 0; sentence < document.sentences.count; sentence++) {
    if (isTelling(document, sentence)) telling += lengthOf(document, sentence)
    else if (isReference(document, sentence)) referring += lengthOf(document, sentence)
  }
  return telling >= least && telling >= referring
}
