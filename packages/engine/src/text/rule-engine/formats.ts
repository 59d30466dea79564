import { draftFormats } from '../../schema/context-fields.ts'
import type { Format } from '../../schema/index.ts'
import type { Rule, Setting } from './define-rule.ts'
import { namesExemption } from './exemptions.ts'
import type { Hit } from './run-rules.ts'

/** What a writer's own word for a draft switches off. */
interface FormatProfile {
  /** The recognised kind of text whose exemptions hold, whether or not the draft is told to be one. */
  readonly like?: Setting
  /** Ids of rules that observe what readers expect there. */
  readonly silent: readonly string[]
}

/** Figures of speech for people who read once and quickly. */
const ofSpeech = ['exclamation-hype', 'rhetorical-opening']
/** Lists of three: abstract ones where brevity asks for them, and parts that are simply three. */
const ofThree = ['abstract-triplet', 'rule-of-three', 'triad-run']
/** Someone's own view, said as such. */
const ofOpinion = ['opinion-frame', 'loaded-wording', 'softener', 'unexplained-hedge']
/** A few words owe nobody names and dates. */
const ofBriefness = [
  'draft-without-detail',
  'long-stretch-without-detail',
  'vague-agent',
  'vague-frequency',
  'vague-list-end',
  'vague-time',
]
/** Lists and headings that are all built alike, so that a reader finds a part again. */
const ofLayout = ['decorated-list', 'generic-heading', 'repeated-list-template', 'stock-sections']

/**
 * Which rules make no sense in a draft that settings call by a format. It hides what they found and changes
 * nothing else: scores, levels and the decision count every hit.
 */
const profiles: Readonly<Record<Format, FormatProfile>> = {
  // The rules were written on articles; an essay may open with a question.
  article: { silent: ['rhetorical-opening'] },
  // Pages to look things up in: they name their parts, say what comes next and link to their own site.
  documentation: {
    like: 'software',
    silent: [
      ...ofLayout,
      ...ofThree,
      'call-to-action',
      'home-page-citation',
      'provides-a-way',
      'signposting',
      'single-source',
    ],
  },
  // Short notes under fixed headings, which name what changed by a noun.
  changelog: {
    like: 'changelogs',
    silent: [...ofThree, 'call-to-action', 'generic-heading', 'noun-for-verb', 'single-source'],
  },
  social_post: {
    silent: [
      ...ofSpeech,
      ...ofThree,
      ...ofOpinion,
      ...ofBriefness,
      'bare-link-text',
      'call-to-action',
      'decorated-list',
      'repeated-sentence',
      'shortener-link',
      'single-source',
    ],
  },
  // Asking for an order is its purpose; its praise still has to say something.
  product_page: {
    silent: [...ofLayout, ...ofThree, 'call-to-action', 'single-source'],
  },
  // A review is one person's judgement, comparisons and all.
  product_review: {
    silent: [
      ...ofOpinion,
      'comparative-claim',
      'exclamation-hype',
      'single-source',
      'superlative-claim',
    ],
  },
  caption: {
    silent: [
      ...ofSpeech,
      ...ofThree,
      ...ofOpinion,
      ...ofBriefness,
      'call-to-action',
      'decorated-list',
      'vague-place',
    ],
  },
  // Written to somebody: courtesy, requests and what both already know.
  email: {
    silent: [
      ...ofOpinion,
      'assistant-courtesy',
      'bare-link-text',
      'call-to-action',
      'double-negative',
      'rhetorical-opening',
      'signposting',
      'tracking-link',
      'vague-time',
    ],
  },
  other: { silent: [] },
}

/** Whether a format hides what a rule found. What nobody would publish is shown in every format. */
export function isSilentIn(
  format: Format,
  { rule, severity }: Pick<Hit, 'rule' | 'severity'>,
): boolean {
  return severity !== 'high' && isSilentRule(format, rule)
}

/** The formats in which a rule has nothing to say, in the order of the settings page. */
export function silentFormats(rule: Rule): Format[] {
  return draftFormats.filter((format) => isSilentRule(format, rule))
}

function isSilentRule(format: Format, rule: Rule): boolean {
  if (rule.severity === 'high' || rule.isOwn === true) return false
  const { like, silent } = profiles[format]
  return silent.includes(rule.id) || (like !== undefined && namesExemption(rule, like))
}
