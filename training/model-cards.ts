import kindModel from '../packages/engine/models/kind-of-writing/model.json' with { type: 'json' }
import textureModel from '../packages/engine/models/synthetic-texture-risk/model.json' with {
  type: 'json',
}
import {
  contentMeasures,
  sentenceFeatureNames,
} from '../packages/engine/src/text/features/sentence-features.ts'
import { slopWords } from '../packages/engine/src/text/lexicons/slop-words.ts'
import { GRAM_BITS, WORD_BITS } from '../packages/engine/src/text/scores/bucket-sums.ts'
import {
  provenanceFeatures,
  specificityFeatures,
} from '../packages/engine/src/text/scores/document-features.ts'
import { kinds } from '../packages/engine/src/text/scores/kind-of-writing.ts'
import {
  calibrationSource,
  documentSources,
  editorSources,
  type Source,
  sentenceSources,
  vectorSource,
  wildSources,
} from './sources.ts'
import { kindAnchors } from './texture/calibrate-kinds.ts'

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

const { run, ngrams, words, features, structure } = textureModel

/** A share as the cards write it. */
function percentOf(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`
}

const sentenceForm = `A logistic model of one sentence over ${sentenceFeatureNames.length - contentMeasures.length} features, its words (2^${WORD_BITS} hashed buckets), and its stems and pairs of neighbouring words (2^${GRAM_BITS} buckets), one byte a bucket. The sum over buckets is divided by the root of the number of words. While it was fitted, each sentence had the sum of the word vectors of its words as 100 further columns (50,000 words, 100 dimensions, from an npm package that names GloVe as their kind). What these learned was then folded into the buckets of the words, so a word that no label knows bears the weight of its like. No vector is in the file. Fitted by L-BFGS with an L2 penalty; buckets seen in one sentence alone are left out.`

const contentForm = `A logistic model of one sentence over its features and its content words (2^${WORD_BITS} hashed buckets, one byte a bucket). Numbers, names, dates, units, code, links and the words of grammar before them are counted, not known by name; they are in no n-gram and in no denominator, and no feature that counts them may weigh above zero: one more never raises the risk of a sentence. Capitals tell names except in headlines. The sum over content words is divided by the root of their number. While it was fitted, each sentence had the sum of the word vectors of its content words as 100 further columns (50,000 words, 100 dimensions, from an npm package that names GloVe as their kind), folded into the buckets afterwards; no vector is in the file. Fitted by L-BFGS with an L2 penalty, again without the features that would weigh above zero until none does.`
const sameForm =
  'The same form of model as provenance-weakness (features, hashed words, stems and pairs, folded word vectors)'

const sourcesOf = (id: string): readonly Source[] => [...(sentenceSources[id] ?? []), vectorSource]

/** What is common to the models of whole drafts; the number of their features follows. */
function documentForm(features: number): string {
  return `A sum of ${features} shares and saturated rates of the running text, each with a weight that cannot change its sign, fitted to the logarithm of ratings by least squares with an L2 penalty (\`training/editor\`). Calibrated so that 0.40 lies where as many drafts are above as were rated 3 or worse, and 0.70 where as many are as were rated 4 or worse.`
}

const shortForm =
  'Below 90 words other than articles, prepositions, names and what is specific, the score passes over to another, step by step; below 30 it is that alone. This other score'

const ratedBy =
  'Fitted to ratings of 320 drafts, most of them documentation and blogs, by a large language model with a rubric; no person rated them. The lists of words were chosen with the ratings in sight.'

/** The cards, in the order of the manifest. */
export const modelCards: readonly ModelCard[] = [
  {
    id: 'synthetic-texture-risk',
    what: 'How regular the word order, endings, punctuation and rhythm of a draft are, against human writing of many genres. It is not proof of who wrote a text.',
    made: `The sum of four models, each fitted alone and measured in standard deviations of people’s texts: hashed 1- to ${ngrams.longest}-grams of a topic-free token stream (${ngrams.common} common words, endings, punctuation; 2^${ngrams.bits} buckets), ${words.list.split(' ').length} words that occur in nearly all files, one piecewise linear shape function for each of ${features.length} style features, which counts half, and one for each of ${structure.features.length} features of the layout of structured Markdown (bold openings, lists, headings, tables, code, links), whose sum is bounded so that layout alone makes no draft high. Words of a time, such as “agent” and “prompt”, are not known to the model. N-grams and words are counted as 1 + ln n in a bag of unit length. All of it is read over the whole draft and over the run of ${run.share * 100} % of it whose words are the most machine-like, at a price of ${run.price}, and the higher sum counts. Each part is a logistic regression by averaged stochastic gradient descent with an L2 penalty and an own column for each genre that is thrown away after the fit. Every genre and label has like mass, a document of a repository 1/√(documents of that repository); paraphrases and attacks count three times and machine rewrites of human text a third; completions of models that follow no instruction are left out. Calibrated by kind of writing on people whom the model has not seen, in folds by source and repository, so that 0.40 lies near the ${percentOf(kindAnchors.medium)} point of the people of a kind and 0.70 near the ${percentOf(kindAnchors.high)} point or beyond; a kind with few people is drawn to all people, and a draft between two kinds has marks between theirs. What else was tried, and why it does not ship: \`training/results/texture-candidates.md\`.`,
    limits:
      'Below 70 words the score stays under 0.40. From 70 to 200 words it pays for its shortness. Text of a person beside machine text lowers the score (see the robustness rows). English only. Documentation and posts that machines wrote are of 2023 to 2026 and those of people are older, so period and label go together there; about one in 25 of these machine labels is wrong. Low risk does not mean that a person wrote a text: the table of machine texts at low says how many are, by kind. Formulaic human writing (abstracts, admission essays, product copy) has higher marks than other human writing, and more machine texts pass below them. No corpus names the first language of its writers, so the errors for non-native writers are unknown. The score is not a probability of machine origin.',
    sources: [...documentSources, ...wildSources],
    measures: [
      'AUROC, test',
      'machine documents',
      'human documents',
      'texts of 200',
      'leave one source',
      'character noise',
      'human documentation',
      'docs-wild',
      'blogs-wild',
      'newest generator',
      'adversarial variants',
      'kinds of writing',
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
    id: 'document-specificity',
    what: 'How vague a draft is: what it holds that is specific, how much of its text is near to that, and what it tells again. The score `specificity_risk` of all but short drafts.',
    made: `${documentForm(specificityFeatures.length)} A number, name, date, piece of code or link that is put between two words never raises the score: what is specific stays out of every denominator, and each weight has its sign. ${shortForm} reads the words that are not specific with the model specificity-risk and takes off what is.`,
    limits: `${ratedBy} Names are told by their capitals. That a fact is true, new or to the point is not seen.`,
    sources: [...editorSources, ...wildSources],
    measures: ['editors, specificity'],
  },
  {
    id: 'document-provenance',
    what: 'How much a draft claims without backing: sentences and sections that praise, promise a gain, rank, name a cause or speak of studies and people, without a link, a source, code that shows it or a first-hand account. The score `provenance_weakness` of all but short drafts.',
    made: `${documentForm(provenanceFeatures.length)} ${shortForm} is the mean of the model provenance-weakness over sentences.`,
    limits: `${ratedBy} A link backs a sentence, whatever it leads to. Claims are told by their words, so one in plain words is missed, and one that everybody grants is counted.`,
    sources: [...editorSources, ...wildSources],
    measures: ['editors, provenance'],
  },
  {
    id: 'specificity-risk',
    what: 'How general a sentence is: a signal of each sentence, and the score of drafts of a few sentences.',
    made: `${contentForm} Fitted to crowd ratings from 1 (general) to 5 (specific). Calibrated on human writing: half of it lies below 0.22, 85 % below 0.40, 98 % below 0.70.`,
    limits:
      'Rated sentences are movie and restaurant reviews and tweets. Short sentences are rated general, by people and by this model.',
    sources: [...sourcesOf('specificity-risk'), calibrationSource],
    measures: ['specificity'],
  },
  {
    id: 'provenance-weakness',
    what: 'How little of a sentence a reader could check or trace: a signal of each sentence, and the score of drafts of a few sentences. A sentence with a link, a citation, a named source or an own measurement counts about a third.',
    made: `${sentenceForm} Fitted to arguments labelled as not verifiable (1) or verifiable (0). Calibrated on human writing like specificity.`,
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
    made: `${sameForm}, fitted to encyclopaedia sentences. Its 0.5 is the point of highest F1 at a precision of 0.60 or more in folds.`,
    limits: 'A sentence signal only.',
    sources: sourcesOf('hedging'),
    measures: ['hedging'],
  },
  {
    id: 'loaded-wording',
    what: 'Whether a sentence words its matter in a biased way; the other part of hedging_and_absolutes.',
    made: `${sameForm}, fitted to news sentences that experts judged. Its 0.5 lies where its precision is 0.95 in folds: loaded wording is no hedge, and below it nearly all that it added to the published signal was wrong.`,
    limits: 'A sentence signal only. The news is of 2020.',
    sources: sourcesOf('loaded-wording'),
    measures: ['loaded wording'],
  },
  {
    id: 'kind-of-writing',
    what: `What kind of writing a draft is: ${kinds.slice(0, -1).join(', ')}, or none that the model can tell. It adds to no score by itself: the texture score is calibrated by it. It says nothing about who wrote a draft.`,
    made: `Multinomial logistic regression over ${kindModel.features.length} document features, counted as roots in standard deviations, and ${kindModel.words.list.split(' ').length} words in a bag of unit length, one byte a weight. The words are those that tell the kinds apart best, of those that many files have; a word that one source alone uses often is left out. Every kind has like mass; within a kind a file counts with the root of its texts, people and machines by themselves. While it was fitted, each kind had an intercept for people and one for machines, which were thrown away. The log-odds are divided by ${kindModel.temperature}, the temperature that suits sources left out best. Below ${kindModel.doubt.words.full} words, and where no kind has ${kindModel.doubt.probability.full * 100} %, probability moves to “unknown”, all of it at ${kindModel.doubt.words.none} words or ${kindModel.doubt.probability.none * 100} %.`,
    limits:
      'English only. Speeches are those of one office and essays of people are of one kind of school, so that others may be told as another kind or as unknown. Documentation and blogs about software are often taken for one another. Encyclopaedia articles and summaries are unknown by design.',
    sources: [...documentSources, ...wildSources],
    measures: ['kind of writing'],
  },
]
