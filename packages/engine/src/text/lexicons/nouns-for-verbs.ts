/**
 * A verb spread over a noun, with the plain verb. Curated for this project from
 * `slopless-wordiness-patterns`, `vale-microsoft-wordiness` (MIT) and `plainlanguage-gov` (CC0-1.0), with further rows of the same kind.
 * Each row is stem of the light verb, rest of the phrase, and the plain verb in four forms.
 */
type Row = readonly [
  light: 'make' | 'give' | 'take' | 'conduct' | 'perform' | 'provide' | 'reach',
  rest: string,
  verb: string,
  third: string,
  past: string,
  ing: string,
]

const rows: readonly Row[] = [
  [
    'make',
    'a decision (on|about|regarding)',
    'decide on',
    'decides on',
    'decided on',
    'deciding on',
  ],
  ['make', '(a|the) decision to', 'decide to', 'decides to', 'decided to', 'deciding to'],
  ['make', 'an attempt to', 'try to', 'tries to', 'tried to', 'trying to'],
  ['make', '(an|a concerted) effort to', 'try to', 'tries to', 'tried to', 'trying to'],
  ['make', 'an (assessment|evaluation) of', 'assess', 'assesses', 'assessed', 'assessing'],
  [
    'make',
    '(a|some) (modification|modifications|alteration|alterations) to',
    'change',
    'changes',
    'changed',
    'changing',
  ],
  ['make', '(an adjustment|adjustments) to', 'adjust', 'adjusts', 'adjusted', 'adjusting'],
  ['make', 'improvements to', 'improve', 'improves', 'improved', 'improving'],
  [
    'make',
    'a contribution to',
    'contribute to',
    'contributes to',
    'contributed to',
    'contributing to',
  ],
  ['make', 'a comparison of', 'compare', 'compares', 'compared', 'comparing'],
  ['make', 'an assumption that', 'assume that', 'assumes that', 'assumed that', 'assuming that'],
  [
    'make',
    'a distinction between',
    'distinguish',
    'distinguishes',
    'distinguished',
    'distinguishing',
  ],
  [
    'make',
    'a recommendation that',
    'recommend that',
    'recommends that',
    'recommended that',
    'recommending that',
  ],
  ['make', 'the assumption that', 'assume that', 'assumes that', 'assumed that', 'assuming that'],
  [
    'give',
    '(careful|due|serious|) consideration to',
    'consider',
    'considers',
    'considered',
    'considering',
  ],
  ['give', 'an (explanation|account) of', 'explain', 'explains', 'explained', 'explaining'],
  ['give', 'a description of', 'describe', 'describes', 'described', 'describing'],
  ['conduct', '(a|an) (review|examination) of', 'review', 'reviews', 'reviewed', 'reviewing'],
  [
    'conduct',
    'an (investigation|inquiry) (of|into)',
    'investigate',
    'investigates',
    'investigated',
    'investigating',
  ],
  ['conduct', 'an (analysis) of', 'analyze', 'analyzes', 'analyzed', 'analyzing'],
  ['conduct', 'an (assessment|evaluation) of', 'assess', 'assesses', 'assessed', 'assessing'],
  ['perform', 'an (analysis) of', 'analyze', 'analyzes', 'analyzed', 'analyzing'],
  ['perform', 'an (assessment|evaluation) of', 'assess', 'assesses', 'assessed', 'assessing'],
  ['perform', 'a review of', 'review', 'reviews', 'reviewed', 'reviewing'],
  [
    'provide',
    '(a description|descriptions) of',
    'describe',
    'describes',
    'described',
    'describing',
  ],
  ['provide', '(an explanation|explanations) of', 'explain', 'explains', 'explained', 'explaining'],
  ['provide', 'assistance to', 'help', 'helps', 'helped', 'helping'],
  ['provide', 'a summary of', 'summarize', 'summarizes', 'summarized', 'summarizing'],
  ['provide', 'an outline of', 'outline', 'outlines', 'outlined', 'outlining'],
  [
    'reach',
    '(a|the) conclusion that',
    'conclude that',
    'concludes that',
    'concluded that',
    'concluding that',
  ],
  ['reach', 'an agreement (on|about)', 'agree on', 'agrees on', 'agreed on', 'agreeing on'],
]

const lightForms = {
  make: ['make', 'makes', 'made', 'making'],
  give: ['give', 'gives', 'gave', 'giving'],
  take: ['take', 'takes', 'took', 'taking'],
  conduct: ['conduct', 'conducts', 'conducted', 'conducting'],
  perform: ['perform', 'performs', 'performed', 'performing'],
  provide: ['provide', 'provides', 'provided', 'providing'],
  reach: ['reach', 'reaches', 'reached', 'reaching'],
} as const

/** Pattern of each long form to the form of the plain verb that fits in its place. */
export const verbsForNouns: Readonly<Record<string, string>> = Object.fromEntries(
  rows.flatMap(([light, rest, ...plain]) =>
    lightForms[light].map((form, index): [string, string] => [
      `${form} ${rest}`,
      plain[index] ?? '',
    ]),
  ),
)
