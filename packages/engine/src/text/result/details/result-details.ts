import type { Coverage, TextResult } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import { provenanceCosts, specificityCosts } from '../../scores/document-costs.ts'
import type { ModelScores } from '../../scores/score-readings.ts'
import { sentenceSignals } from '../../scores/sentence-scores.ts'
import type { SlopModel } from '../../scores/slop-risk.ts'
import { evenWording, missingDetail, missingSource, slopWording } from './contribution-reasons.ts'
import { costliest, weightedByWords } from './contributions.ts'

/** What a result says of the whole draft when asked for. */
export function draftDetails(
  document: Document,
  { slop, texture, sentences, documents }: ModelScores,
  coverage: Coverage,
  hits: readonly Hit[],
  model: SlopModel,
): Pick<TextResult, 'coverage' | 'contributions'> {
  const detail = specificityCosts(
    document,
    documents.specificity,
    weightedByWords(document, sentences.specificity),
  )
  const backing = provenanceCosts(
    document,
    documents.provenance,
    weightedByWords(document, sentences.provenance),
  )
  return {
    coverage,
    contributions: {
      specificity_risk: costliest(document, detail.bySentence, detail.rest, (index) =>
        missingDetail(document, index),
      ),
      provenance_weakness: costliest(document, backing.bySentence, backing.rest, (index) =>
        missingSource(document, index, sentences.claim[index]),
      ),
      slop_risk: costliest(document, slop.bySentence, 0, (index) =>
        slopWording(document, index, hits, model, slop.acceptedWords),
      ),
      synthetic_texture_risk: costliest(document, texture.bySentence, texture.style, (index) =>
        evenWording(document, texture.peaks[index]),
      ),
    },
  }
}

/** What a result says of single sentences when asked for. */
export function sentenceDetails(
  document: Document,
  { slop, texture, sentences }: ModelScores,
  hits: readonly Hit[],
  sentenceSlop: (weighted: number, words: number) => number,
): Pick<TextResult, 'sentences'> {
  const { firstWords, endWords, starts, ends } = document.sentences
  const wordsOf = (index: number): number => endWords[index] - firstWords[index]
  const signals = sentenceSignals(
    document,
    sentences,
    (index) => sentenceSlop(slop.occurrences[index], wordsOf(index)),
    (index) => sentenceTexture(texture.bySentence[index], document.words.count, wordsOf(index)),
    hits,
  )
  return {
    sentences: signals.map((signal, index) => ({
      start: starts[index],
      end: ends[index],
      signals: signal,
    })),
  }
}

/** The log-odds of a draft grow with the root of its length, so a sentence is read as a draft of its like. */
function sentenceTexture(logOdds: number, draftWords: number, sentenceWords: number): number {
  return 1 / (1 + Math.exp(-logOdds * Math.sqrt(draftWords / sentenceWords)))
}
