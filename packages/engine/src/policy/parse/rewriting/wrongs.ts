import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'
import { matchOf } from '../tokens/required-texts.ts'
import { lineOf, tokensIn } from '../tokens/token-patterns.ts'

const who =
  '(?:(?:an?|any|another|other|some|named|private|real|identifiable|specific|particular|the|our|living|fellow) )*(?:persons?|people|individuals?|someone|somebody|anyone|anybody|everyone|someone else|somebody else|anyone else|compan(?:y|ies)|business(?:es)?|firms?|organi[sz]ations?|users?|members?|others|each other|one another|neighbou?rs?|traders?|sellers?|shops?|landlords?|residents?|employees?|colleagues?|posters?|readers?|customers?|visitors?)'
const whom = `(?<whom>${who}(?: (?:or|and) ${who})*)`
const crimes =
  '(?:(?:an?|any|some|serious|the) )*(?:crimes?|criminal (?:offences?|offenses?|acts?|activity|behaviou?r|conduct)|(?:criminal )?wrongdoing|breaking the law|illegal (?:acts?|activit(?:y|ies)|behaviou?r|conduct))'
const hurting =
  '(?:hurt|harm|injure|kill|attack|beat|beat up|assault|shoot|stab|hit|punch|murder)(?: or (?:hurt|harm|injure|kill|attack|beat|assault|hit|murder))?'
const violence =
  '(?:(?:physical|bodily|serious) )?(?:violence|harm|injury|death)(?: or (?:violence|harm|injury|death))?'
const threatened = `(?:to ${hurting} ${whom}|${who} with ${violence}|${violence}(?: (?:to|against|on|towards) ${who})?)`

const fake =
  '(?:replicas?|fakes?|counterfeits?|copies|knock offs?|knockoffs?|imitations?)(?: goods| items| products)?'

function accused({ groups }: RegExpExecArray): string {
  return /\bnamed\b/.test(groups?.['whom'] ?? '')
    ? 'accuse named people of crimes'
    : 'accuse anyone of a crime'
}

/** What is done to people, with the name that the grammar knows. */
const wrongs: readonly (readonly [said: RegExp, meant: (found: RegExpExecArray) => string])[] = [
  // “That accuse a person or a business of a crime”
  [
    new RegExp(
      `^(?:accuse|accuses|accusing|accusations? against|accusations? about) ${whom} (?:of|of having committed|of committing) ${crimes}(?= |$)`,
    ),
    accused,
  ],
  // “Any accusation that a named person or company broke the law”
  [
    new RegExp(
      `^(?:accusations?|allegations?|claims?|statements?|suggestions?|says?|saying|said|claiming|alleging|alleges?|suggesting|suggests?|stating|states?)(?: made)? that ${whom} (?:(?:has|have|had|is|are|was|were|may have|might have) )?(?:broke|broken|breaks?|violated|committed|commits?|guilty of|did|done|engaged in|involved in) (?:the law|laws|${crimes})(?: or (?:has |have )?(?:cheated|defrauded|robbed|swindled|scammed)(?: (?:an?|its|their|the|any|some))? (?:customers?|clients?|people|anyone|somebody|someone|users?|members?))?(?= |$)`,
    ),
    accused,
  ],
  // “Comments where someone threatens to hurt another person”
  [
    new RegExp(
      `^(?:where|in which|when|if) (?:${who}|one person|they|it) (?:threatens?|is threatening|are threatening) ${threatened}(?= |$)`,
    ),
    () => 'with threats',
  ],
  [new RegExp(`^(?:that|which) (?:threatens?) ${threatened}(?= |$)`), () => 'with threats'],
  [
    new RegExp(`^(?:threaten|threatening|threats) ${threatened.replace('?<whom>', '?:')}(?= |$)`),
    () => 'threats of violence',
  ],
  // “Listings for replicas or fakes of a brand”
  [
    new RegExp(
      `^(for|of|sell|sells|selling|offer|offering) ${fake}(?:(?: (?:or|and))? ${fake})* of (?:(?:an?|any|the|other|well known|designer|famous|luxury|known|big|big name|registered) )*(?:brands?|brand names?|labels?|designers|brand goods|branded goods|designer goods|trade ?marks?)(?= |$)`,
    ),
    ([, selling]) => `${selling} counterfeits`,
  ],
  // “Calls to vote for or against a party or candidate”
  [
    /^(?:calls?|appeals?|invitations?|requests?|urging|urges?|asking|asks?|telling|tells?|advice|recommendations?) (?:(?:people|readers|members|others|anyone|voters|on people|on readers) )?(?:to|on how to) vote(?: (?:(?:either )?for or against|against or for|for|against))(?: (?:an?|any|one|the|particular|specific|political|certain|named|parties|party|candidates?|politicians?|or|and|side|sides|person|people|proposal))*(?= |$)/,
    () => 'voting appeals',
  ],
]

const named =
  '(?:theft|stealing|fraud|assault|murder|bribery|corruption|abuse|violence|robbery|burglary|arson|rape|blackmail|embezzlement|perjury|forgery|vandalism|tax evasion|drug dealing|dealing|money laundering|harassment)'
/** “A crime (theft, fraud and so on)”: the kinds of crimes say what a crime is. */
const listed = new RegExp(
  `crimes?(?<list> [(] (?:(?:for example|e\\.?g\\.?|eg|such as|like|say|be it|including) )?(?:,? ?(?:and |or )?${named} ?)+(?:, )?(?:(?:and|or) (?:so on|so forth|the like|others?|similar|more)|etc\\.?|and the like|or worse)? ?[)])`,
  'd',
)

function withoutListed(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const line = lineOf(tokens).toLowerCase()
  const list = matchOf(listed, line)?.indices?.groups?.['list']
  if (list === undefined) return tokens
  const { from, to } = tokensIn(line, list[0] + 1, list[1])
  return [...tokens.slice(0, from), ...tokens.slice(to)]
}

/** “Accuse a person of a crime”, “threaten to hurt somebody”: what people say to or of each other by its name. */
export function nameWrongs(all: readonly PolicyToken[]): readonly PolicyToken[] {
  const isAccusing = all.some(({ text }) => text.startsWith('accus'))
  const read = isAccusing ? withoutListed(all) : all
  return wrongs.reduce((tokens, [said, meant]) => replaceWords(tokens, said, meant), read)
}
