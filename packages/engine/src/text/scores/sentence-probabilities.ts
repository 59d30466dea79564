import type { Document } from '../document/document.ts'
import { createSentenceFeatures, readSentenceFeatures } from '../features/sentence-features.ts'
import type { ReusedParts } from '../incremental/reused-parts.ts'
import { nextMayBack, supportedSentences } from '../queries/sourcing/support.ts'
import { MOST_MODELS } from './bucket-sums.ts'
import { createLikeSentences } from './like-sentences.ts'
import type { SentenceModelSet } from './sentence-model.ts'

/** What the models of content say of every sentence: probabilities 0 to 1. */
export interface ContentProbabilities {
  readonly specificity: Float64Array
  readonly provenance: Float64Array
  readonly claim: Float64Array
}

/**
 * What the sentence models say of every sentence: probabilities 0 to 1. Those of content are read when one of them is
 * first asked for, which is while the draft is at hand: few calls want what they are for, details and policies.
 */
export interface SentenceProbabilities extends ContentProbabilities {
  readonly hedging: Float64Array
  /** Those of content if they have been read. */
  readonly known?: ContentProbabilities | undefined
}

/** What is reused of an earlier draft. */
export interface ReusedProbabilities {
  readonly parts: ReusedParts
  readonly probabilities: Pick<SentenceProbabilities, 'hedging' | 'known'>
}

/** The models that are read together: the hedge and the loaded one; specificity, provenance and claim. */
export interface SentenceSets {
  readonly hedging: SentenceModelSet
  readonly content: SentenceModelSet
}

/**
 * What is left of a sentence's need for a source once it has one: a link or a name moves the
 * burden, it does not prove the sentence.
 */
const BACKED = 0.35

/**
 * Reads every sentence, except those whose probabilities are reused from an earlier draft. Where those of content are
 * sure to be asked for, all are read at once, which takes less time than one after the other.
 */
export function readSentences(
  document: Document,
  sets: SentenceSets,
  reused: ReusedProbabilities | undefined,
  withContent: boolean,
): SentenceProbabilities {
  if (!withContent) return new LazyProbabilities(document, sets, reused)
  const values = new Float64Array(document.sentences.count)
  const hedging = { values, set: sets.hedging, earlier: reused?.probabilities.hedging }
  const known = readContent(
    document,
    sets.content,
    reused?.parts,
    reused?.probabilities.known,
    hedging,
  )
  return { ...known, hedging: values, known }
}

/** Where to write the probabilities of hedging that are read with those of content. */
interface HedgingOut {
  readonly values: Float64Array
  readonly set: SentenceModelSet
  readonly earlier: Float64Array | undefined
}

class LazyProbabilities implements SentenceProbabilities {
  readonly hedging: Float64Array
  known: ContentProbabilities | undefined
  readonly #read: () => ContentProbabilities

  constructor(document: Document, sets: SentenceSets, reused: ReusedProbabilities | undefined) {
    this.hedging = readHedging(document, sets.hedging, reused)
    // Nothing more of the earlier draft is kept: it would keep the one before it, and so on.
    const parts = reused?.parts
    const earlier = reused?.probabilities.known
    this.#read = () => readContent(document, sets.content, parts, earlier)
  }

  get specificity(): Float64Array {
    return this.#content().specificity
  }

  get provenance(): Float64Array {
    return this.#content().provenance
  }

  get claim(): Float64Array {
    return this.#content().claim
  }

  #content(): ContentProbabilities {
    this.known ??= this.#read()
    return this.known
  }
}

function readHedging(
  document: Document,
  set: SentenceModelSet,
  reused: ReusedProbabilities | undefined,
): Float64Array {
  const { count } = document.sentences
  const hedging = new Float64Array(count)
  const features = createSentenceFeatures()
  const raws = new Float64Array(MOST_MODELS)
  const likes = createLikeSentences(document)
  for (let index = 0; index < count; index++) {
    const earlier = reused === undefined ? -1 : earlierSentence(document, index, reused.parts)
    if (reused !== undefined && earlier >= 0) {
      hedging[index] = reused.probabilities.hedging[earlier]
      continue
    }
    const like = likes.find(index)
    if (like >= 0) {
      hedging[index] = hedging[like]
      continue
    }
    readSentenceFeatures(document, index, index + 1, features)
    set.raws(document, index, features, raws)
    hedging[index] = logistic(Math.max(raws[0], raws[1]))
    likes.note(index)
  }
  return hedging
}

function readContent(
  document: Document,
  set: SentenceModelSet,
  parts: ReusedParts | undefined,
  known: ContentProbabilities | undefined,
  hedging?: HedgingOut,
): ContentProbabilities {
  const { count } = document.sentences
  const specificity = new Float64Array(count)
  const provenance = new Float64Array(count)
  const claim = new Float64Array(count)
  const features = createSentenceFeatures()
  const raws = new Float64Array(MOST_MODELS)
  const likes = createLikeSentences(document)
  const supported = supportedSentences(document)
  for (let index = 0; index < count; index++) {
    if (parts !== undefined && known !== undefined) {
      const earlier = earlierSentence(document, index, parts)
      if (earlier >= 0) {
        specificity[index] = known.specificity[earlier]
        provenance[index] = known.provenance[earlier]
        claim[index] = known.claim[earlier]
        if (hedging?.earlier) hedging.values[index] = hedging.earlier[earlier]
        continue
      }
    }
    const isNear = supported[index + 1] === 1 && nextMayBack(document, index)
    const backed = supported[index] === 1 || isNear ? BACKED : 1
    const like = likes.find(index)
    if (like >= 0) {
      specificity[index] = specificity[like]
      provenance[index] = backed * provenance[like]
      claim[index] = backed * claim[like]
      if (hedging) hedging.values[index] = hedging.values[like]
      continue
    }
    readSentenceFeatures(document, index, index + 1, features)
    set.raws(document, index, features, raws)
    specificity[index] = logistic(raws[0])
    provenance[index] = backed * logistic(raws[1])
    claim[index] = backed * logistic(raws[2])
    if (hedging) {
      hedging.set.raws(document, index, features, raws)
      hedging.values[index] = logistic(Math.max(raws[0], raws[1]))
    }
    // What backs a sentence may be in the next one, so those that are backed are not a model for others.
    if (backed === 1) likes.note(index)
  }
  return { specificity, provenance, claim }
}

/**
 * The sentence of the earlier draft that reads as this one, or -1. The next sentence may back this
 * one, so it must be there too; links come from the whole draft and are compared.
 */
function earlierSentence(
  { sentences }: Document,
  index: number,
  { earlier, sentences: parts }: ReusedParts,
): number {
  const shift = parts.tail - parts.earlierTail
  const isHead = index + 1 < parts.head
  const isLast = index + 1 === sentences.count && index + 1 - shift === earlier.sentences.count
  const isTail =
    index >= parts.tail && (index + 1 < parts.tailEnd || (isLast && index < parts.tailEnd))
  if (!isHead && !isTail) return -1
  const same = isHead ? index : index - shift
  const { links } = earlier.sentences
  if (links[same] !== sentences.links[index]) return -1
  return index + 1 < sentences.count && links[same + 1] !== sentences.links[index + 1] ? -1 : same
}

function logistic(raw: number): number {
  return 1 / (1 + Math.exp(-raw))
}
