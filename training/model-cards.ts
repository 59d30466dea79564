import textureModel from '../packages/engine/models/synthetic-texture-risk/model.json' with {
  type: 'json',
}
import { sentenceFeatureNames } from '../packages/engine/src/text/features/sentence-features.ts'
import { slopWords } from '../packages/engine/src/text/lexicons/slop-words.ts'
import { GRAM_BITS, WORD_BITS } from '../packages/engine/src/text/scores/bucket-sums.ts'
import {
  calibrationSource,
  documentSources,
  type Source,
  sentenceSources,
  vectorSource,
} from './sources.ts'
import { anchors } from './texture/train-texture.ts'

/** What a person writes on the card of a model; the figures are added from the evaluation. */
export interface ModelCard {
  readonly id: string
  readonly what: string
  readonly made: string
  readonly limits: string
  readonly sources: readonly Source[]
  /** Beginnings of the measures that belong on the card. */
  readonly measures: readonly string[]
}

const { run, ngrams, words, features } = textureModel

/** The share of people's dev texts below a published score, as the calibration was asked for it. */
function shareBelow(published: number): string {
  const [share] = anchors.find((anchor) => anchor[1] === published) ?? [Number.NaN]
  return `${Number((share * 100).toFixed(2))} %`
}

const sentenceForm = `A logistic model of one sentence over ${sentenceFeatureNames.length} features, its words (2^${WORD_BITS} hashed buckets), and its stems and pairs of neighbouring words (2^${GRAM_BITS} buckets), one byte a bucket. The sum over buckets is divided by the root of the number of words. While it was fitted, each sentence had the sum of the word vectors of its words as 100 further columns (50,000 words, 100 dimensions, from an npm package that names GloVe as their kind). What these learned was then folded into the buckets of the words, so a word that no label knows bears the weight of its like. No vector is in the file. Fitted by L-BFGS with an L2 penalty; buckets seen in one sentence alone are left out.`

const sameForm =
  'The same form of model as specificity-risk (features, hashed words, stems and pairs, folded word vectors)'

const sourcesOf = (id: string): readonly Source[] => [...(sentenceSources[id] ?? []), vectorSource]

/** The cards, in the order of the manifest. */
export const modelCards: readonly ModelCard[] = [
  {
    id: 'synthetic-texture-risk',
    what: 'How regular the word order, endings, punctuation and rhythm of a draft are, against human writing of many genres. It is not proof of who wrote a text.',
    made: `The sum of three linear models, each fitted alone and measured in standard deviations of people’s texts: hashed 1- to ${ngrams.longest}-grams of a topic-free token stream (${ngrams.common} common words, endings, punctuation; 2^${ngrams.bits} buckets), ${words.list.split(' ').length} words that occur in nearly all files, and one piecewise linear shape function for each of ${features.length} style features, which counts half. N-grams and words are counted as 1 + ln n in a bag of unit length. The bags are read over the whole draft and over its most machine-like run of ${run.share * 100} % of it, at a price of ${run.price}, and the higher sum counts. Each part is a logistic regression by averaged stochastic gradient descent with an L2 penalty and an own column for each genre that is thrown away after the fit. Every genre and label has like mass; machine rewrites of human text count a third; completions of models that follow no instruction are left out. Calibrated so that 0.40 lies at the ${shareBelow(0.4)} point of the people in the dev split and 0.70 at the ${shareBelow(0.7)} point or beyond. What else was tried, and why it does not ship: \`training/results/texture-candidates.md\`.`,
    limits:
      'Below 70 words the score stays under 0.40. From 70 to 200 words it pays for its shortness. Text of a person beside machine text lowers the score (see the robustness rows). English only. The machine side of documentation is one generator, so machine documentation is rarely seen. Formulaic human writing (abstracts, admission essays, product copy) scores higher than other human writing. No corpus names the first language of its writers, so the errors for non-native writers are unknown. The score is not a probability of machine origin.',
    sources: documentSources,
    measures: [
      'AUROC, test',
      'machine documents',
      'human documents',
      'texts of 200',
      'leave one source',
      'character noise',
      'human documentation',
      'confidence high',
      'reliability of texture',
    ],
  },
  {
    id: 'slop-risk',
    what: 'Density of generic phrasing: words and phrases that could appear in any text, and repeated structure. A human press release may score high; that is the point.',
    made: `Weights that cannot be negative on ${slopWords.length} slop words and on the rules of the types generic_phrasing and repetitive_structure, in 100 words of the densest run of sentences that is a quarter of the draft and no fewer than 100 words (40 added to its length), so that text put beside a draft hardly calms it. Fitted by projected Adagrad on machine against human text. Calibrated so that 0.40 lies at the 99.2 % point of human writing and 0.70 at the 99.9 % point.`,
    limits:
      'Under 50 words the score stays under 0.70, under 20 words below 0.40. The words were found on fiction and expository text of 2023 to 2026 and will age.',
    sources: documentSources,
    measures: ['slop', 'findings of medium', 'human documentation'],
  },
  {
    id: 'specificity-risk',
    what: 'How general the sentences of a draft are: the mean over its sentences, each weighing its words.',
    made: `${sentenceForm} Fitted to crowd ratings from 1 (general) to 5 (specific). Calibrated on human writing: half of it lies below 0.22, 85 % below 0.40, 98 % below 0.70.`,
    limits:
      'Rated sentences are movie and restaurant reviews and tweets. Short sentences are rated general, by people and by this model.',
    sources: [...sourcesOf('specificity-risk'), calibrationSource],
    measures: ['specificity'],
  },
  {
    id: 'provenance-weakness',
    what: 'How little a reader could check or trace: the mean over sentences, each weighing its words. A sentence with a link, a citation, a named source or an own measurement counts about a third.',
    made: `${sameForm}, fitted to arguments labelled as not verifiable (1), verifiable but not first-hand (0.4) and first-hand (0). Calibrated on human writing like specificity.`,
    limits: 'Labels come from one debate forum.',
    sources: [...sourcesOf('provenance-weakness'), calibrationSource],
    measures: ['provenance_weakness'],
  },
  {
    id: 'unsupported-claim',
    what: 'Whether a sentence makes a checkable claim of public interest; lowered when the sentence or the next one backs it.',
    made: `${sameForm}, fitted to political debate sentences.`,
    limits: 'A sentence signal only. Claims outside politics are seen less well.',
    sources: sourcesOf('unsupported-claim'),
    measures: ['unsupported_claim'],
  },
  {
    id: 'hedging',
    what: 'Whether a sentence holds a hedge or weasel cue; one of the two parts of hedging_and_absolutes.',
    made: `${sameForm}, fitted to encyclopaedia sentences.`,
    limits: 'A sentence signal only.',
    sources: sourcesOf('hedging'),
    measures: ['hedging'],
  },
  {
    id: 'loaded-wording',
    what: 'Whether a sentence words its matter in a biased way; the other part of hedging_and_absolutes.',
    made: `${sameForm}, fitted to news sentences that experts judged.`,
    limits: 'A sentence signal only. The news is of 2020.',
    sources: sourcesOf('loaded-wording'),
    measures: ['loaded wording'],
  },
]
