import { findShares } from '../../kinds/shares.ts'
import { findUnnamedSources } from '../../kinds/unnamed-sources.ts'
import type { EvidenceKind } from '../evidence-kind.ts'

/** What statements rest on, and whom they quote. */
export const sourcing: readonly EvidenceKind[] = [
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
    name: 'weak links',
    types: ['source_quality'],
    names:
      'dubious sources, shady sources, doubtful sources, bad links, dead links and broken links, tracking parameters, tracking codes, redirect links, insecure addresses, links without a target, placeholder urls, weak sources, poor sources, unreliable sources, bad sources, low quality sources, untrustworthy sources, source quality, weak links, tracking links, placeholder links, broken links, empty links, unreliable domains, user generated sources, dead links, questionable sources, link text',
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
