import type { PolicyToken } from '../../policy-tokens.ts'
import { draft, idle } from '../tokens/idle-words.ts'
import { replaceTokens } from '../tokens/replace-words.ts'
import { limitWordings } from './limit-wordings.ts'
import { passingWordings } from './passing-wordings.ts'
import { plainWordings } from './plain-wordings.ts'

type Wording = readonly [said: RegExp, meant: (found: RegExpExecArray) => string]

const backing =
  '(?:study|studies|ranking|rankings|survey|trial|trials|report|paper|papers|source|sources|citation|statute|law|act|regulation|ruling|case|judgment|article|document|dataset|data|evidence|proof|test|reference|award|audit|research|statistic|statistics)'
const kind =
  '(?:published|peer reviewed|clinical|independent|official|relevant|recent|public|original|scientific|academic|named|reliable|primary|actual|exact|underlying|new|full|controlled|randomised|randomized|human|proper|real)'
const given =
  '(?:cited|linked|linked to|quoted|given|named|referenced|provided|shown|supplied|attached|footnoted|mentioned|credited|included|there|available)'
const excepting =
  '(?:unless|(?:except|save|other than|except only) (?:where|when|if|that|in cases where))'
const nearby =
  '(?: (?:in|within) the same (?:sentence|breath|line|paragraph)| alongside| next to (?:it|them)| as well| too| right there)?'
const likes =
  '(?:likes?|upvotes?|follows?|followers|votes?|shares?|retweets?|reposts?|subscribers|subscriptions|subs|clicks|comments|karma|stars|donations|tips|reviews|favou?rites|hearts|thumbs up)'
const curing =
  '(?:cures?|treats?|heals?|prevents?|relieves?|remed(?:y|ies)|diagnoses?|reverses?|mitigates?|wards off|fights?)'

const honorific = '(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|reverend)'

const wordings: readonly Wording[] = [
  [
    new RegExp(
      `^(?:courtesy |personal |honorific )?titles? (?:such as|like|eg|for example|including|as in)(?: "?${honorific}"?(?: ,| ?(?:, )?(?:or|and))?)+(?: (?:before|in front of|with) (?:a |the )?(?:names?|surnames?|persons?|people))?(?= |$)`,
    ),
    () => 'honorifics',
  ],
  [
    /^(?:names? )?(?:of )?(?:a |any |the )?(?:person|persons|people|name|names|somebody|someone|anybody|anyone) (?:with|by|carrying|bearing) (?:a |an |the |their |his or her )?(?:courtesy |personal |honorific )?(?:honorifics?|titles?)(?= |$)/,
    () => 'honorifics',
  ],
  // “Whenever a lawsuit, a court case or an investigation comes up”
  [
    /^(?:when|whenever|if|where|wherever|once|each time|every time|as soon as) ((?:(?!you |we |they |people |it |someone |anyone )[\w,'-]+ ){1,12}?)(?:comes? up|crops? up|pops? up|is (?:mentioned|discussed|touched on|brought up)|are (?:mentioned|discussed|touched on|brought up))(?= ,|$)/,
    ([, what]) => `if it mentions ${what}`,
  ],
  ...limitWordings,
  ...passingWordings,
  [
    /^(?:easy|simple|easy enough|clear enough) to (?:read|follow|understand) (?:, )?(?=(?:at |for |i ?e )?(?:grade|reading|school|a \w+ grade))/,
    () => '',
  ],
  // “Swear words that are not in quotes”
  [
    /^(?:that|which) (?:(?:is|are|do|does) not|isn't|aren't|don't|doesn't) (?:appear |stand |occur )?(?:in|inside|within) (?=(?:the |an? )?(?:quot|heading|title|list|table|code|link|caption|bracket|italic|bold)\w*)/,
    () => 'outside ',
  ],
  // “Phone numbers that are not linked”
  [
    /^(?:that|which) (?:(?:is|are) not|isn't|aren't) (?:linked|links|a link)(?= |$)/,
    () => 'without a link',
  ],
  // It holds of every draft.
  [
    /^(?:long or short|short or long|big or small|small or big|large or small|old or new|new or old|paid or free|free or paid|good or bad|rain or shine) , /,
    () => '',
  ],
  [
    /^(?:statements?|claims?|sentences?|remarks?|assertions?) to the effect that /,
    () => 'claims that',
  ],
  [
    new RegExp(
      `^(?:claims?|statements?|suggestions?|assertions?) that (?:an?|the|our|any|its|their|your) \\w+ (?:can |may |will |could )?${curing}(?: ,? ?(?:or |and )?${curing})* (?:an? |any |the )?(?:disease|illness|condition|ailment|disorder|cancer|sickness|infection|symptom)s?`,
    ),
    () => 'health claims',
  ],
  [
    new RegExp(
      `^no ((?:\\w+ ){0,2}${draft}) (?:shall|may|must|should|can|will|is to|are to|ought to)(?: ever)? (?=\\w)`,
    ),
    ([, what]) => `${what} must not`,
  ],
  [
    /^it (?:is|isn't|is strictly|is strictly not) ?(?:not|never|strictly)? ?(?:permitted|permissible|allowed|acceptable|ok|okay|on) to (?:reproduce|repeat|print|show|include|give|state|set out|display|record) (?=\w)/,
    ([all]) => (/not|never|isn't/.test(all) ? 'must not contain' : 'may contain'),
  ],
  [
    /^(?:we|i) (?:have|'ve) (?:not|never|no longer|stopped) (?:allowed|allowing|accepted|accepting|permitted|permitting)(?= |$)/,
    () => 'we do not allow',
  ],
  [
    /^(?:could|can|would|might) (?:we|you|everyone|everybody|people|you all|folks)(?: all)?(?: please| kindly| possibly| maybe)* not (have|see|post|publish|share|include)(?: any)?(?= \w)/,
    () => 'no',
  ],
  [
    /^(?:could|can|would|might) (?:we|you|everyone|everybody|people|you all|folks)(?: all)?(?: please| kindly| possibly| maybe)* not (use|write|put|add|say)(?= \w)/,
    ([, verb]) => `do not ${verb}`,
  ],
  [
    /^(?:a |an |it's a |that's a |is a |are a )?(?:hard|firm|flat|big|clear|definite|absolute|resounding|straight|solid) no(?: no)?$/,
    () => 'forbidden',
  ],
  [
    /^(?:unprintable|unpublishable|verboten|beyond the pale|a non starter|non starters)(?= |$)/,
    () => 'forbidden',
  ],
  [/^(?:four|4) letter words?/, () => 'swear words'],
  [
    /^(?:give|send|drop|ping) (?:the|our|us|me|a) ?(?:\w+ )?(?:a |an )?(?:heads up|shout|nudge|ping|note|line|message|alert) (?=when|if|whenever|about|where)/,
    () => 'tell us',
  ],
  [
    new RegExp(
      `^${excepting} (?:an? |the |its |their |some )?(?:${kind} )?${backing} (?:is|are) ${given}${nearby}`,
    ),
    () => 'without a source',
  ],
  [
    new RegExp(
      `^unless (?:you|we|the writer|the author|writers|posters) (?:also )?(?:links?|cites?|quotes?|points?|refers?)(?: to)? (?:the|an?|your|its|their) (?:${kind} )?${backing}(?= |$)`,
    ),
    () => 'without a source',
  ],
  [/^save (where|when|if|for|in|that)(?= )/, ([, word]) => `except ${word}`],
  [
    new RegExp(
      `^${excepting} (?:the sentence|it|the same sentence|they|the claim) (?:also )?(?:says?|states?|adds?|notes?|warns?|mentions?) that ((?:\\w+ ){1,5}\\w+)$`,
    ),
    ([, words]) => `unless it says "${words}"`,
  ],
  ...plainWordings,
  [/^(urgency) (?:bait|tactics?|cues?|pressure|talk|ploys?|tricks?|gimmicks?)/, ([, what]) => what],
  [
    new RegExp(
      `^(?:begging|fishing|asking|pleading|angling|pushing|trawling|soliciting|begs?|asks?|touting) (?:people )?for ${likes}(?: ,? ?(?:or |and |nor )?${likes})*(?= |$)`,
    ),
    () => 'calls to action',
  ],
  [
    /^(?:promises?|predictions?|forecasts?|assurances?|claims?|statements?) (?:about|of|on|regarding|concerning|as to) (?:the |any |your |our )?future (?:earnings|returns|profits?|income|results|performance|growth|prices|gains|success|sales|revenue)/,
    () => 'promises about the future',
  ],
  [
    /^(?:must|should|may|can|shall) (?:not|never) (?:get out|leak(?: out)?|be leaked|become public|be made public|go public|slip out|see print|make it into print|be let out)(?= |$)/,
    () => 'must not be published',
  ],
  // “Every link that goes to example.org” is handed on to nobody.
  [/^links? (that|which) goes to(?= |$)/, ([, which]) => `links ${which} go to`],
  // “Links that lead to example.org”: no lead of an article.
  [/^lead(?:s|ing)? to(?= |$)/, () => 'go to'],
  [/^promotional (discounts?|offers?|prices)/, () => 'discounts'],
  [/^rejection (letters?|emails?|notes?|notices?|slips?|messages?)/, ([, what]) => what],
  [/^(letters?|notices?|notes?|emails?|messages?) home(?= |$)/, ([, what]) => what],
  [
    new RegExp(
      `^((?:each|every|all|any|the) ${draft}) (?:that |which )?(?:we|you|they|i) (?:send|post|publish|write|put|issue|print|mail|email|hand)(?: home| out| up| online)* (?=needs?|must|should|has|have|requires?)`,
    ),
    ([, what]) => what,
  ],
  [
    /^(phone numbers?|telephone numbers?|numbers?|email addresses|email address|link|contact) (?:that |which )?(?:they|people|readers|parents|you|customers|families|visitors|users|members|anyone|everyone) can (?:ring|call|use|reach|phone|dial|contact|text|write to|follow|click)(?: us on| on)?/,
    ([, what]) => what,
  ],
  [/^from one \w+ to (?:another|the other|the next)/, () => ''],
  [
    /^((?:go|goes|sent|send|sends|returned|handed|passed|be sent|be returned)(?: it| them)?(?: straight)?) back to (?:its|their|the|his|her|whoever wrote) ?(?:author|writer|poster|contributor|reporter|sender|it|them)?s?/,
    ([, verb]) => `${verb} back`,
  ],
  [
    /^(?:that |which )?(?:is |are )?harder to read than (?:an? |the )?(?:reading |school )?grade (\d+)/,
    ([, grade]) => `above reading grade ${grade}`,
  ],
  [
    /^(sentences?|paragraphs?|headings?|headlines?|titles?) (?:that |which )?(?:runs?|goes|go|stretch(?:es)?|extends?|running|going|stretching) (?:past|beyond|over|to more than|on past|on for more than) (?=\d|\w+ (?:words|sentences))/,
    ([, what]) => `${what} longer than`,
  ],
  [
    /^broken (?:in|into) (?:two|three|half|halves|parts|pieces|several|smaller (?:ones|sentences|parts)|shorter (?:ones|sentences|parts))/,
    () => 'split',
  ],
  [
    /^(go|goes) to (?:the|our|a) (?:(?:duty|night|day|weekend|shift|late|early|on call|on duty|lead|line|section|commissioning) )(editor|moderator|team|desk)(?= |$)/,
    ([, go, who]) => `${go} to the ${who}`,
  ],
  [/^(and|or|,) the (?:words?|phrases?|terms?|expressions?)$/, ([, and]) => and],
  [
    /^(in|within) (?:any|every|each|all) (?:documents?|letters?|papers?|messages?) (?:that|which) (?:leaves?|goes out|is sent|are sent|go out)(?: from| to)? ?(?:the|our|this)? ?(?:firm|office|building|company|house|bank|practice|clinic|clients?|outsiders)?/,
    () => 'in documents',
  ],
  [
    /^(age|gender|race|racially|politically|emotionally) (?:coded|loaded|biased|tinged|charged) (words|terms|language|phrases)(?= |$)/,
    ([, kind, what]) => coded.get(kind) ?? what,
  ],
  [/^the (?:full |real |first |last |actual )?names of (?=\w)/, () => 'names of'],
]

/** What is coded, by what it is coded for; words coded for an age are those that are listed. */
const coded: ReadonlyMap<string, string> = new Map([
  ['gender', 'insensitive terms'],
  ['race', 'insensitive terms'],
  ['racially', 'insensitive terms'],
  ['politically', 'loaded wording'],
  ['emotionally', 'loaded wording'],
])

const listing = /^(?:like|such|say|write|call)$/

/** Other ways of saying what the grammar knows: “no letter shall …”, “a hard no”, “unless a study is cited”. */
export function readWordings(all: readonly PolicyToken[]): readonly PolicyToken[] {
  let tokens = withItemsFirst(all)
  if (!all.some(({ text }) => listing.test(text))) tokens = replaceTokens(tokens, idle, () => '')
  for (const [said, meant] of wordings) tokens = replaceTokens(tokens, said, meant)
  return tokens
}

/** “Age-coded words, “young” or “fresh” among them” are words such as “young” or “fresh”. */
function withItemsFirst(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const last = tokens.findLastIndex(({ kind }) => kind !== 'mark')
  const first = tokens.findIndex(({ kind }) => kind === 'quoted')
  const isList = tokens[last - 1]?.text === 'among' && tokens[last].text === 'them'
  if (!isList || first < 1) return tokens
  const place = { ...tokens[first], kind: 'word' as const }
  const before = tokens.slice(0, tokens[first - 1].text === ',' ? first - 1 : first)
  const opened = ['such', 'as'].map((text) => ({ ...place, text }))
  return [...before, ...opened, ...tokens.slice(first, last - 1)]
}
