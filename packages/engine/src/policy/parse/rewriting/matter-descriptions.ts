import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens } from '../tokens/replace-words.ts'

type Described = readonly [said: RegExp, meant: (found: RegExpExecArray) => string | undefined]

const someone =
  '(?:somebody|someone|anybody|anyone|people|persons|(?:an?|any|the|some|other|our) (?:person|people|member|parishioner|resident|pupil|patient|individual|neighbour|colleague)s?)'
const running =
  '(?:(?:still |currently |now |yet )*(?:running|ongoing|pending|open|under way|underway|going on|active|in progress|before (?:the|a) courts?|undecided|being heard)|not (?:yet )?(?:over|finished|ended|closed|decided|concluded)|yet to (?:end|finish|be decided))'
const suit = '(?:(?:court|legal) (?:cases?|proceedings)|trials?|lawsuits?)'
const pupil = '(?:(?:an?|any|the|our|individual) )?(?:pupils?|students?|child|children)'
const shut = '(?:suspended|excluded|expelled)'
const shutting = '(?:suspension|exclusion|expulsion)s?'
const joined = '(?: ,)?(?: and| or| ,)'
const condition =
  '(?:(?:their|his or her|the|a|an|any|medical) )*(?:conditions?|illness(?:es)?|diagnos[ie]s|treatments?|diseases?|ailments?|health problems?)'
const beside = '(?:next to|together with|along with|alongside|beside|with|in the same sentence as)'
const medicine = '(?:medicines?|medications?|drugs?|treatments?|tablets?|painkillers?)'
const holding =
  '(?:asks? for|asking for|requires?|requiring|demands?|demanding|insists? on|insisting on|specif(?:y|ies)|specifying|sets?|setting)'

/** “Suspended or excluded”, as the names of what is found of either. */
function shutNames(words: string): string {
  const names = [
    ...(words.includes('suspen') ? ['suspensions of pupils'] : []),
    ...(words.includes('exclu') ? ['exclusions of pupils'] : []),
    ...(words.includes('expel') || words.includes('expul') ? ['expulsions of pupils'] : []),
  ]
  return names.join(' or ')
}

/** Another verb in the form of one. */
export function withEnding(verb: string, word: string): string {
  if (verb.endsWith('ing')) return `${word}ing`
  return /(?:s|ies)$/.test(verb) ? `${word}s` : word
}

const descriptions: readonly Described[] = [
  // “What the police are investigating”
  [
    /^(?:anything|something|things|matters|cases|incidents|events|what) (?:that |which )?(?:(?:the )?police (?:are|is) (?:still )?(?:investigating|looking into)|(?:is|are) (?:still )?(?:under investigation|being investigated) by (?:the )?police)(?= |$)/,
    () => 'police investigations',
  ],
  [
    /^(?:an? |any |the )?investigations? (?:by|of|from) (?:the )?police(?= |$)/,
    () => 'police investigations',
  ],
  [/^(?:an?|any|the) (?=police (?:investigation|inquiry|enquiry|probe))/, () => ''],
  // “Court cases that are still running”
  [
    new RegExp(`^(?:an? |any |the )?${suit} (?:(?:that|which) (?:is|are|have) )?${running}(?= |$)`),
    () => 'pending court cases',
  ],
  [
    new RegExp(
      `^(?:an? |any |the )?(?:(?:still )?(?:running|ongoing|pending|live|active|current|unfinished|open)) ${suit}(?= |$)`,
    ),
    () => 'pending court cases',
  ],
  [
    new RegExp(
      `^(?:an? |any |the )?${suit} (?:that|which) (?:has|have) not (?:yet )?(?:ended|finished|been decided)(?= |$)`,
    ),
    () => 'pending court cases',
  ],
  // “A pupil being suspended or excluded”
  [
    new RegExp(
      `^${pupil} (?:(?:who|that) )?(?:(?:is|are|was|were|has|have|had|been|being|getting|gets|get) )+${shut}(?:${joined} ${shut})*(?: from school)?(?= |$)`,
    ),
    ([said]) => shutNames(said),
  ],
  [
    new RegExp(`^(?:the )?${shutting}(?:${joined} ${shutting})* of ${pupil}(?= |$)`),
    ([said]) => shutNames(said),
  ],
  [
    new RegExp(`^(?:an? |any |the )?${shut}(?:${joined} ${shut})* (?:pupils?|students?)(?= |$)`),
    ([said]) => shutNames(said),
  ],
  // “Names somebody who is ill”, “a patient's name next to their condition”
  [
    new RegExp(
      `^(names?|naming|identif(?:y|ies)|identifying) ${someone} (?:who|that) (?:is|are) (?:ill|sick|unwell|poorly)(?: or (?:ill|sick|unwell|poorly|in hospital))?(?= |$)`,
    ),
    ([, verb]) => `${withEnding(verb, 'mention')} named patients`,
  ],
  [
    new RegExp(
      `^(?:the )?names? of ${someone} (?:who|that) (?:is|are) (?:ill|sick|unwell|poorly)(?: or (?:ill|sick|unwell|poorly|in hospital))?(?= |$)`,
    ),
    () => 'named patients',
  ],
  [
    new RegExp(
      `^(?:(?:an?|any|the|our) )?patients?(?: ')?(?:'s|s'| s|')? names? ${beside} ${condition}(?:(?: and| or) ${condition})?(?= |$)`,
    ),
    () => 'named patients',
  ],
  [
    new RegExp(
      `^(?:the )?names? of (?:(?:an?|any|the|our) )?patients? ${beside} ${condition}(?:(?: and| or) ${condition})?(?= |$)`,
    ),
    () => 'named patients',
  ],
  // “That one medicine works better than another, or is safer”
  [
    new RegExp(
      `^(?:(?:statements?|claims?|sentences?|remarks?|suggestions?|saying|says?|claiming) )?that (?:one|an?|our|this|any) ${medicine} (?:works better|is better|works better or is safer|is better or safer|is safer or works better|is safer or better|is more effective or safer) than (?:another|others?|the other|any other|other ones)(?: ${medicine})?(?:(?: ,)? or (?:is )?safer)?(?= |$)`,
    ),
    () => 'comparisons of medicines',
  ],
  [
    /^(compares?|comparing) (?:(?:one|two|an?|different) )?(?:medicines?|drugs?|medications?)(?: (?:with|to|and) (?:another|others|each other|one another|other (?:medicines|drugs)))?(?= |$)/,
    ([, verb]) =>
      verb === 'comparing'
        ? 'comparisons of medicines'
        : `${withEnding(verb, 'contain')} comparisons of medicines`,
  ],
  // “Which party or candidate someone supports”
  [
    /^(?:which|what) (?:political )?party(?: or (?:which )?candidates?)? (?:that )?(?:someone|somebody|anyone|anybody|people|members|they|the writer|the author|a person|we|you|staff|our staff|a member|a reader|readers) (?:supports?|backs?|votes? for|voted for|(?:is|are) (?:voting for|backing|supporting)|will vote for|favours?|endorses?)(?: or (?:supports?|backs?|votes? for|voted for))?(?= |$)/,
    () => 'political support',
  ],
  [
    /^(?:who|whom) (?:someone|somebody|anyone|anybody|people|members|they|the writer|staff) (?:votes? for|voted for|will vote for|(?:is|are) voting for)(?= |$)/,
    () => 'political support',
  ],
  [
    /^(endorses?|endorsing|supports?|supporting|backs?|backing) (?:(?:an?|any|one|the|political) )*(?:party|parties)(?: or (?:an? |any )?(?:political )?candidates?)(?= |$)/,
    ([, verb]) => `${withEnding(verb, 'mention')} political support`,
  ],
  [
    /^(?:(?:job|small|classified) )?(?:ads?|advertisements?|advertising) (?:for|of|offering) (?=unpaid (?:intern|trial|work trial|shift|trainee))/,
    () => 'posts with ',
  ],
  // “Ask for a driving licence”
  [
    /^(?:(?:each|every|any|all|the|an?) )?requirements? (?:for|of|to have|to hold|that \w+ (?:has|have|hold|holds)) (?:an? |the )?driving licen[cs]es?(?= |$)/,
    () => 'driving licence conditions',
  ],
  [
    new RegExp(`^(${holding}) (?:an? |the |any )?driving licen[cs]es?(?= |$)`),
    ([, verb]) =>
      verb.includes('ing')
        ? 'with driving licence conditions'
        : `${withEnding(verb, 'mention')} driving licence conditions`,
  ],
]

const aged: readonly Described[] = [
  [
    new RegExp(
      `^(${holding}) (?:for )?(?:(?:an?|any) )?(?:(?:certain|particular|specific|minimum|maximum|preferred|upper) )?age(?:s|s? limits?| groups?| ranges?| requirements?)?(?:(?: ,)? or (?:hint|hints|hinting|hint even) at (?:one|an? age|it))?(?= |$)(?! (?:,|or|and)(?: |$))`,
    ),
    ([, verb]) => `${withEnding(verb, 'mention')} age conditions`,
  ],
  [
    /^(hints?|hinting) at (?:an? |the |any )?(?:(?:certain|preferred|particular) )?ages?(?= |$)(?! (?:,|or|and)(?: |$))/,
    ([, verb]) => `${withEnding(verb, 'mention')} age conditions`,
  ],
]

const hiring = /^(?:jobs?|vacanc(?:y|ies)|recruitment|hiring|recruiting)$/

/** An example in brackets that says no more: “(under 35)”. */
const example = /^(?:under|over|below|aged?) \d+s?$/

function withoutAges(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const at = tokens.findIndex(
    ({ text }, index) => text === '(' && tokens[index - 1]?.text === 'conditions',
  )
  const end = tokens.findIndex(({ text }, index) => index > at && text === ')')
  if (at === -1 || end === -1) return tokens
  const listed = tokens.slice(at + 1, end).filter(({ kind }) => kind === 'quoted')
  const kept = listed.filter(({ text }) => !example.test(text))
  if (kept.length === listed.length) return tokens
  const inside = kept.flatMap((token, index) =>
    index === 0 ? [token] : [{ ...token, text: ',', kind: 'mark' as const }, token],
  )
  const bracketed = kept.length === 0 ? [] : [tokens[at], ...inside, tokens[end]]
  return [...tokens.slice(0, at), ...bracketed, ...tokens.slice(end + 1)]
}

/** What a text says of people, cases and medicines, by the name of what finds it. */
export function nameMatters(all: readonly PolicyToken[]): readonly PolicyToken[] {
  const named = replaced(all, descriptions)
  if (!all.some(({ text }) => hiring.test(text))) return named
  const ages = replaced(named, aged)
  return ages === named ? named : withoutAges(ages)
}

function replaced(all: readonly PolicyToken[], list: readonly Described[]): readonly PolicyToken[] {
  return list.reduce(
    (tokens, [said, meant]) => replaceTokens(tokens, said, (found) => meant(found) ?? found[0]),
    all,
  )
}
