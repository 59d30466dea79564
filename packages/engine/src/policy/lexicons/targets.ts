import { findCliches } from '../kinds/cliches.ts'
import { findHedges } from '../kinds/hedges.ts'
import { findHype } from '../kinds/hype.ts'
import { findOpinions } from '../kinds/opinions.ts'
import { findPlaceholders } from '../kinds/placeholders.ts'
import { findRhetoricalQuestions } from '../kinds/rhetorical-questions.ts'
import { findShares } from '../kinds/shares.ts'
import { findUnnamedSources } from '../kinds/unnamed-sources.ts'
import { findVagueWords } from '../kinds/vague-words.ts'
import type { EvidenceKind } from './evidence-kind.ts'
import { sourceTargets } from './source-targets.ts'

/** Kinds of evidence by the words that a policy names them with; the first list that has a phrase wins. */
export const targets: readonly EvidenceKind[] = [
  ...sourceTargets,
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
    also: findUnnamedSources,
    names:
      'sources without names, nameless sources, unidentified sources, secret sources, sources that are not named, sources who are not named, sources we do not name, some people say, people say, sources say, insiders say, experts say claims, unnamed insiders, unnamed people, unnamed officials, anonymous officials, anonymous experts, anonymous insiders, gossip, second hand reports, claims by unnamed people, unnamed sources, anonymous sources, vague attribution, vague attributions, unnamed experts, unnamed studies, experts say, studies show, hearsay, rumour, rumours, rumor, rumors, anonymous quotes, unattributed statements, vague sources, unnamed source, passive attribution',
  },
  {
    name: 'vague wording',
    types: ['low_specificity', 'absence_of_specificity'],
    also: findVagueWords,
    names:
      'vague phrases, vague phrasing, vague expressions, vague promises, vague descriptions, fuzzy wording, fuzzy language, woolly language, woolly wording, woolly words, imprecise wording, imprecise language, unclear quantities, generic statements, general claims, vague time references, vague references, hand waving, vague, vague claims, vague claim, vague wording, vague language, vague statements, vague quantities, vague terms, vague words, vagueness, unspecific, imprecise, generalities, general statements, vague text, lack of detail, low specificity, missing detail, missing details, lack of specifics, absence of specificity, vague numbers, vague times, vague dates, empty statements',
  },
  {
    name: 'weak links',
    types: ['source_quality'],
    names:
      'dubious sources, shady sources, doubtful sources, bad links, dead links and broken links, tracking parameters, tracking codes, redirect links, insecure addresses, links without a target, placeholder urls, weak sources, poor sources, unreliable sources, bad sources, low quality sources, untrustworthy sources, source quality, weak links, tracking links, placeholder links, broken links, empty links, unreliable domains, user generated sources, dead links, questionable sources, link text',
  },
  {
    name: 'superlatives',
    rules: ['superlative-claim', 'empty-superlative', 'hedged-superlative', 'historic-first'],
    names:
      'superlative words, superlative adjectives, superlative statements, superlative language, superlative, superlatives, best ever claims, superlative claims, number one claims',
  },
  {
    name: 'statistics',
    rules: ['number-without-source', 'statistic-claim', 'effect-size-claim'],
    sentences: 'statistic',
    also: findShares,
    names:
      'statistical figures, statistical data, percents, percentage figures, survey figures, survey numbers, survey data, study results, study figures, poll numbers, poll figures, research figures, shares in percent, rates in percent, statistic, statistics, stat, stats, percentage, percentages, percentage claims, statistical claims, survey results, poll results, data points, market figures',
  },
  {
    name: 'numbers',
    rules: ['number-without-source', 'statistic-claim'],
    sentences: 'number',
    names:
      'numerical data, numerals, amounts and figures, numeric data, hard numbers, quantities, exact figures, exact numbers, number, numbers, figure, figures, numeric claims, numerical claims',
  },
  {
    name: 'quotes',
    rules: ['quote-without-speaker'],
    sentences: 'quote',
    names:
      'direct quotes, direct quote, direct quotation, direct quotations, direct speech, verbatim quotes, cited speech, spoken words, what people said, what somebody said, statements in quotation marks, text in quotation marks, words in quotation marks, pull quotes, reader quotes, customer quotes, endorsements, quote, quotes, quoted, quotation marks, quotation, quotations, testimonials, testimonial, quoted statements',
  },
  {
    name: 'predictions',
    rules: ['future-claim', 'future-cliche'],
    sentences: 'future',
    names:
      'statements about what will happen, statements about what is to come, claims about what will happen, predictions of the future, looks into the future, crystal ball gazing, prediction, predictions, forecast, forecasts, promises about the future, promise about the future, future promises, statements about the future, future tense, the future tense, predict the future, predict, predicting, speculation about the future, speculate about the future, future claims, claims about the future',
  },
  {
    name: 'comparisons',
    rules: ['comparative-claim', 'unspecific-comparison'],
    names:
      'comparatives, comparative language, comparative wording, comparative words, comparison, comparisons, comparative claims, comparative statements, comparative advertising',
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
  {
    name: 'opinions',
    rules: ['opinion-frame'],
    also: findOpinions,
    names:
      "opinion frames, opinion phrases, opinion, opinions, personal opinion, personal opinions, personal view, personal views, writer's opinion, writer's opinions, author's opinion, author's opinions, own opinion, own opinions, subjective opinions, subjective statements",
  },
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
      'emotional appeals, emotionally charged language, emotionally charged words, charged language, charged words, opinionated language, opinionated words, editorialising, editorializing, value judgements, value judgments, sensational words, sensational phrases, alarmist language, alarmist words, alarmist wording, dramatic language, dramatic words, dramatic wording, scare language, scare words, fear mongering, fearmongering, tabloid language, partisan words, partisan wording, polemic, polemical language, prejudice, prejudiced language, judgemental words, judgmental language, one sided language, loaded language, loaded wording, loaded words, biased language, emotive language, emotional language, partisan language, sensational language, sensationalism, inflammatory language, slanted language, bias, emotional wording, emotive words, sensational wording, sensationalist, sensationalised language, scaremongering, alarmism, judgemental language',
  },
  {
    name: 'hedges',
    types: ['hedging_and_absolutes'],
    also: findHedges,
    names:
      'weaselly words, weaselling, weasel phrases, maybes, perhaps and maybe, may and might, might and could, non committal wording, noncommittal language, noncommittal wording, wishy washy wording, wishy washy words, vague qualifiers, softening words, cautious wording, uncertain wording, fence sitting, hedged wording, hedge, hedges, hedging, hedged, weasel words, weasel, hedging words, hedging language, hedge words, qualifiers, wishy washy language, hedged statements, stacked hedges, softeners, non committal language, hedged claims',
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
    also: findCliches,
    names:
      'cliched phrases, cliched expressions, cliched language, cliched writing, cliched openings, stale phrases, stale metaphors, stale expressions, trite phrases, trite expressions, trite language, commonplaces, commonplace phrases, worn expressions, worn metaphors, worn out expressions, worn out metaphors, overworked phrases, overworked metaphors, hackneyed expressions, hackneyed language, tired expressions, tired language, tired cliches, old chestnuts, stock expressions, stock metaphors, canned phrases, banalities, well worn phrases, cliche, cliches, stock phrases, stock phrase, hackneyed phrases, tired phrases, overused phrases, worn phrases, worn out phrases, tired metaphors, dead metaphors, set phrases, platitudes, platitude, truisms',
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
    also: findHype,
    names:
      'hyped language, hyped up language, hyped wording, hype language, hypey language, hyping, marketing words, marketing phrases, marketing wording, marketing tone, marketing prose, marketing blurb, marketing claims, promotional words, promotional wording, promotional phrases, promotional copy, promo language, promo speak, sales pitch language, salesy wording, salesy words, salesy tone, sales jargon, sales wording, advertising speak, advertising words, advertising wording, advertising claims, advertising copy, advertorial language, glowing adjectives, gushing language, gushing, gush, superlative adjectives and hype, self congratulation, self congratulatory language, over the top language, overblown language, overblown claims, overblown words, overheated language, grandiose language, grandiose claims, bombast, bombastic language, buzz, exaggerated language, exaggerated wording, exaggerated words, embellishment, puffed up language, puff, ballyhoo, fanfare, hype, hype words, advertising, advertisement, advertisements, ads, self promotion, puffery, marketing, marketing hype, marketing language, marketing speak, marketing fluff, promotional language, promotional tone, sales language, salesy language, advertising language, overselling, exaggeration, exaggerations, exaggerated claims, inflated language, hyperbole, inflated adjectives, exaggerate, exaggerating, oversell, hype up, marketing speech, marketing copy, sales talk, sales speak, ad speak, bragging, boasting, boastful language, brag, boast, flowery language, flowery adjectives, purple prose',
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
    also: findRhetoricalQuestions,
    names: 'rhetorical question, rhetorical questions',
  },
  {
    name: 'assistant residue',
    rules: ['assistant-residue', 'assistant-courtesy', 'assistant-tracking-tag'],
    names:
      'chatbot leftovers, chatbot remains, chatbot replies, chatbot answers, chatbot apologies, chatbot language, chatbot wording, assistant leftovers, assistant phrases, assistant replies, ai leftovers, ai phrases, ai disclaimers, ai apologies, ai assistant phrases, ai assistant text, leftover prompts, prompt text, prompt leftovers, pasted chatbot text, pasted assistant text, traces of a chatbot, traces of ai tools, language model phrases, leftovers of a chatbot, leftovers from a chatbot, leftovers of an assistant, assistant text, left over assistant text, leftover assistant text, assistant residue, chatbot residue, chatbot text, ai residue, prompt residue, as an ai language model, chatbot phrases, pasted prompts',
  },
  {
    name: 'placeholders',
    rules: ['placeholder-left', 'placeholder-link', 'placeholder-noun'],
    also: findPlaceholders,
    names:
      'dummy text, filler latin, todo notes, todos, to do notes, to do markers, tbd, tbc, tba, fixme, xxx, fixme notes, unfinished passages, unfinished sentences, template leftovers, leftover template text, template remains, template placeholders, blanks to fill in, unfilled blanks, sample text, placeholder, placeholders, placeholder text, lorem ipsum, unfinished text, template text',
  },
  {
    name: 'wordiness',
    rules: ['wordy-phrase', 'redundant-pair', 'noun-for-verb', 'long-word', 'expletive-opening'],
    names:
      'wordy language, wordy writing, wordy prose, wordy wording, long winded language, long winded writing, long winded text, longwinded sentences, longwinded phrases, rambling, rambling text, rambling language, prolix language, superfluous wording, needless repetition of words, bloated sentences, bloated language, bloated prose, bloat, circumlocution, circumlocutions, noun strings, tautologies, tautology, pleonasms, wordy, wordiness, wordy phrases, wordy sentences, long winded sentences, needless words, unnecessary words, extra words, superfluous words, roundabout phrases, waffle, waffling, verbiage, verbose, verbosity, redundancy, redundant phrases, redundant words, long words, long winded phrases, nominalisations, nominalizations',
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
      'filler sentences, filler text, filler content, filler language, filler phrases and words, padding words, padding phrases, padded sentences, meaningless words, meaningless phrases, empty talk, empty language, hollow words, hollow phrases, crutch words, verbal padding, verbal filler, verbal tics, throat clearing phrases, intensifying words, intensifying adverbs, filler, fillers, filler words, padding, fluff, filler adverbs, empty words, empty phrases, throat clearing, intensifier, intensifiers, empty intensifiers, hollow intensifiers, filler phrases',
  },
  {
    name: 'generic phrasing',
    types: ['generic_phrasing'],
    names:
      'generic statements and phrases, generic wording, generic writing, generic copy, generic sentences, generic phrases, cookie cutter text, cookie cutter language, one size fits all text, interchangeable phrases, bland language, bland text, bland writing, formulaic text, formulaic writing, boilerplate text, boilerplate language, boilerplate phrases, generic, generic phrasing, generic language, generic text, generic content, generic filler, boilerplate, bland phrasing, formulaic phrasing, formulaic language, templated phrasing',
  },
  {
    name: 'repetition',
    types: ['repetitive_structure'],
    names:
      'repeated wording, repeated words, repeating yourself, repeating ourselves, repeat yourself, saying things twice, saying the same thing twice, duplicated sentences, duplicate sentences, repeated openings, sentences that start the same way, sentences that begin the same way, monotonous sentences, monotonous structure, repetitiveness, repetition, repetitions, repetitive, repeated, repeated phrases, repeated sentences, repetitive structure, monotony, monotonous',
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
      'unsupported assertions, unsubstantiated claims, unsubstantiated statements, unproven statements, unproven assertions, unbacked claims, claims that nothing backs, unevidenced claims, baseless claims, unfounded claims, groundless claims, unverified claims, unverified statements, unverified information, unconfirmed claims, unconfirmed reports, unsupported, unsubstantiated, unproven, unverified, unfounded, baseless, unsupported claims, unsupported statements, unverifiable, unproven claims',
  },
  {
    name: 'claims',
    types: ['unsupported_claim'],
    effects: 'all',
    names:
      'factual assertions, factual assertion, factual claim, factual statement, statements that claim something, things stated as fact, things we claim, what we claim, allegations, allegation, assertion of fact, assertions of fact, claim, claims, fact, facts, factual claims, factual statements, statements of fact, assertion, assertions, claiming, that claims to',
  },
]

const byName = new Map(targets.map((target) => [target.name, target]))

/** The kind of evidence of a name. */
export function evidenceKind(name: string): EvidenceKind | undefined {
  return byName.get(name)
}
