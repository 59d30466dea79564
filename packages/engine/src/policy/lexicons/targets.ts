import type { EvidenceType } from '../../schema/index.ts'

/** What a policy can see of a sentence besides its words. */
export type SentenceTrait = 'statistic' | 'number' | 'quote' | 'future'

/** A kind of evidence that a policy can name. */
export interface EvidenceKind {
  /** What messages and forms call it. */
  readonly name: string
  readonly types?: readonly EvidenceType[]
  /** Ids of rules, where a type says too much. */
  readonly rules?: readonly string[]
  /** Sentences that count without any evidence. */
  readonly sentences?: SentenceTrait
  /** On a topic, sentences with a word of effect count; `unsupported`: where nothing backs them. */
  readonly effects?: 'all' | 'unsupported'
  /** Phrases of policies, with commas between them. */
  readonly names: string
}

/** Kinds of evidence by the words that a policy names them with; the first list that has a phrase wins. */
export const targets: readonly EvidenceKind[] = [
  {
    name: 'unnamed sources',
    rules: [
      'unnamed-source',
      'unnamed-study',
      'vague-attribution',
      'passive-attribution',
      'hearsay',
      'unnamed-group',
    ],
    names:
      'unnamed sources, anonymous sources, vague attribution, vague attributions, unnamed experts, unnamed studies, experts say, studies show, hearsay, rumour, rumours, rumor, rumors, anonymous quotes, unattributed statements, vague sources, unnamed source, passive attribution',
  },
  {
    name: 'vague wording',
    types: ['low_specificity', 'absence_of_specificity'],
    names:
      'vague, vague claims, vague claim, vague wording, vague language, vague statements, vague quantities, vague terms, vague words, vagueness, unspecific, imprecise, generalities, general statements, vague text, lack of detail, low specificity, missing detail, missing details, lack of specifics, absence of specificity, vague numbers, vague times, vague dates, empty statements',
  },
  {
    name: 'weak links',
    types: ['source_quality'],
    names:
      'weak sources, poor sources, unreliable sources, bad sources, low quality sources, untrustworthy sources, source quality, weak links, tracking links, shortened links, link shorteners, placeholder links, broken links, empty links, insecure links, bare links, unreliable domains, user generated sources, dead links, questionable sources, link text',
  },
  {
    name: 'superlatives',
    rules: ['superlative-claim', 'empty-superlative', 'hedged-superlative', 'historic-first'],
    names: 'superlative, superlatives, best ever claims, superlative claims, number one claims',
  },
  {
    name: 'statistics',
    rules: ['number-without-source', 'statistic-claim', 'effect-size-claim'],
    sentences: 'statistic',
    names:
      'statistic, statistics, stat, stats, percentage, percentages, percentage claims, statistical claims, survey results, poll results, data points, market figures',
  },
  {
    name: 'numbers',
    rules: ['number-without-source', 'statistic-claim'],
    sentences: 'number',
    names: 'number, numbers, figure, figures, numeric claims, numerical claims',
  },
  {
    name: 'quotes',
    rules: ['quote-without-speaker'],
    sentences: 'quote',
    names:
      'quote, quotes, quoted, quotation marks, quotation, quotations, testimonials, testimonial, quoted statements',
  },
  {
    name: 'predictions',
    rules: ['future-claim', 'future-cliche'],
    sentences: 'future',
    names:
      'prediction, predictions, forecast, forecasts, promises about the future, promise about the future, future promises, statements about the future, future tense, the future tense, predict the future, predict, predicting, speculation about the future, speculate about the future, future claims, claims about the future',
  },
  {
    name: 'comparisons',
    rules: ['comparative-claim', 'unspecific-comparison'],
    names:
      'comparison, comparisons, comparative claims, comparative statements, comparative advertising',
  },
  {
    name: 'causal claims',
    rules: ['causal-claim'],
    names: 'causal claims, causal claim, causation claims, cause and effect claims',
  },
  {
    name: 'guarantees',
    rules: ['certainty-claim', 'proven-claim', 'future-claim', 'finance-claim'],
    names:
      'guarantee, guarantees, guaranteed, promise, promises, promised, promising, proven claims, clinically proven, scientifically proven, certainty claims',
  },
  { name: 'opinions', rules: ['opinion-frame'], names: 'opinion frames, opinion phrases' },
  {
    name: 'absolutes',
    rules: ['absolute-claim', 'certainty-claim', 'hedge-plus-absolute', 'universal-agreement'],
    names:
      'absolute, absolutes, absolute claims, absolute statements, sweeping statements, sweeping generalisations, sweeping generalizations, overgeneralisation, overgeneralization',
  },
  {
    name: 'loaded wording',
    rules: ['loaded-wording', 'emotive-cliche'],
    names:
      'loaded language, loaded wording, loaded words, biased language, emotive language, emotional language, partisan language, sensational language, sensationalism, inflammatory language, slanted language, bias, emotional wording, emotive words, sensational wording, sensationalist, sensationalised language, scaremongering, alarmism, judgemental language',
  },
  {
    name: 'hedges',
    types: ['hedging_and_absolutes'],
    names:
      'hedge, hedges, hedging, hedged, weasel words, weasel, hedging words, hedging language, hedge words, qualifiers, wishy washy language, hedged statements, stacked hedges, softeners, non committal language, hedged claims',
  },
  {
    name: 'cliches',
    rules: [
      'cliche',
      'future-cliche',
      'emotive-cliche',
      'stock-opening',
      'stock-closing',
      'stock-collocation',
      'journey-metaphor',
      'realm-metaphor',
    ],
    names:
      'cliche, cliches, stock phrases, stock phrase, hackneyed phrases, tired phrases, overused phrases, worn phrases, worn out phrases, tired metaphors, dead metaphors, set phrases, platitudes, platitude, truisms',
  },
  {
    name: 'buzzwords',
    rules: ['buzzword', 'corporate-speak', 'inflated-noun', 'inflated-verb', 'unlock-potential'],
    names:
      'buzzword, buzzwords, jargon, corporate speak, corporate jargon, office speak, officialese, bureaucratese, gobbledygook, jargon words, jargon terms, insider terms, technical jargon, corporate language, business jargon, trade jargon, in house jargon, business speak, management speak',
  },
  {
    name: 'hype',
    rules: [
      'marketing-puffery',
      'hype-prefix',
      'exclamation-hype',
      'inflated-adjective',
      'empty-superlative',
      'unlock-potential',
      'call-to-action',
      'hollow-intensifier',
    ],
    names:
      'hype, hype words, advertising, advertisement, advertisements, ads, self promotion, puffery, marketing, marketing hype, marketing language, marketing speak, marketing fluff, promotional language, promotional tone, sales language, salesy language, advertising language, overselling, exaggeration, exaggerations, exaggerated claims, inflated language, hyperbole, inflated adjectives, exaggerate, exaggerating, oversell, hype up, marketing speech, marketing copy, sales talk, sales speak, ad speak, bragging, boasting, boastful language, brag, boast, flowery language, flowery adjectives, purple prose',
  },
  {
    name: 'calls to action',
    rules: ['call-to-action'],
    names: 'call to action, calls to action, sales pitch, sales pitches',
  },
  {
    name: 'exclamation marks',
    rules: ['exclamation-hype'],
    names:
      'exclamation mark, exclamation marks, exclamation point, exclamation points, exclamations',
  },
  {
    name: 'rhetorical questions',
    rules: ['rhetorical-opening'],
    names: 'rhetorical question, rhetorical questions',
  },
  {
    name: 'assistant residue',
    rules: ['assistant-residue', 'assistant-courtesy', 'assistant-tracking-tag'],
    names:
      'assistant text, left over assistant text, leftover assistant text, assistant residue, chatbot residue, chatbot text, ai residue, prompt residue, as an ai language model, chatbot phrases, pasted prompts',
  },
  {
    name: 'placeholders',
    rules: ['placeholder-left', 'placeholder-link', 'placeholder-noun'],
    names:
      'placeholder, placeholders, placeholder text, lorem ipsum, unfinished text, template text',
  },
  {
    name: 'wordiness',
    rules: ['wordy-phrase', 'redundant-pair', 'noun-for-verb', 'long-word', 'expletive-opening'],
    names:
      'wordy, wordiness, wordy phrases, wordy sentences, long winded sentences, needless words, unnecessary words, extra words, superfluous words, roundabout phrases, waffle, waffling, verbiage, verbose, verbosity, redundancy, redundant phrases, redundant words, long words, long winded phrases, nominalisations, nominalizations',
  },
  {
    name: 'filler',
    rules: [
      'filler-adverb',
      'filler-sentence',
      'throat-clearing',
      'signposting',
      'hollow-intensifier',
      'summary-restatement',
    ],
    names:
      'filler, fillers, filler words, padding, fluff, filler adverbs, empty words, empty phrases, throat clearing, intensifier, intensifiers, empty intensifiers, hollow intensifiers, filler phrases',
  },
  {
    name: 'generic phrasing',
    types: ['generic_phrasing'],
    names:
      'generic, generic phrasing, generic language, generic text, generic content, generic filler, boilerplate, bland phrasing, formulaic phrasing, formulaic language, templated phrasing',
  },
  {
    name: 'repetition',
    types: ['repetitive_structure'],
    names:
      'repetition, repetitions, repetitive, repeated, repeated phrases, repeated sentences, repetitive structure, monotony, monotonous',
  },
  {
    name: 'missing examples',
    types: ['missing_concrete_examples'],
    names:
      'missing examples, no examples, without examples, lack of examples, lacks examples, lack examples, example, examples, concrete examples, missing concrete examples',
  },
  {
    name: 'texture',
    types: ['synthetic_texture'],
    names:
      'machine like texture, synthetic texture, machine texture, machine like text, machine like writing, ai like text, ai sounding text, ai sounding, robotic text, robotic writing, synthetic text, machine written text',
  },
  {
    name: 'missing sources',
    types: ['weak_provenance'],
    names: 'weak provenance, poor provenance, provenance',
  },
  {
    name: 'unsupported claims',
    types: ['unsupported_claim'],
    effects: 'unsupported',
    names:
      'unsupported, unsubstantiated, unproven, unverified, unfounded, baseless, unsupported claims, unsupported statements, unverifiable, unproven claims',
  },
  {
    name: 'claims',
    types: ['unsupported_claim'],
    effects: 'all',
    names:
      'claim, claims, fact, facts, factual claims, factual statements, statements of fact, assertion, assertions, claiming, that claims to',
  },
]

const byName = new Map(targets.map((target) => [target.name, target]))

/** The kind of evidence of a name. */
export function evidenceKind(name: string): EvidenceKind | undefined {
  return byName.get(name)
}
