import type { PolicyToken } from '../../policy-tokens.ts'
import { lineOf } from '../tokens/token-patterns.ts'

/** Words that may turn the rest of a sentence into a demand. */
const turning =
  '(?:that|which|who|whose|what|whatever|anything|everything|with|without|if|when|whenever|where|unless|until|and|but|only|must|should)'
/** What a sentence is about, before its verb. */
const subject = `(?!(?:please|do|don't|never|no|not|nothing|avoid) )(?:(?!${turning} )[^ ,:?]+ ){1,8}?`
const ever = '(?:(?:strictly|really|always|ever|necessarily|usually|actually|at all) )*'
const bad =
  '(?:banned|forbidden|prohibited|rejected|blocked|refused|disallowed|outlawed|taboo|off limits|unwelcome|unwanted|frowned upon|(?:a |an |any )?(?:problem|problems|concern|issue|issues|no go|sin|crime|mistake|worry|reason to (?:reject|worry))|bad|wrong|evil|harmful)'
const required =
  '(?:needed|required|necessary|mandatory|compulsory|obligatory|essential|called for|expected|a must|a requirement)'
const isNot =
  "(?:(?:is|are) (?:not|no longer|never)|isn't|aren't|need not be|needn't be|(?:do|does) not (?:need|have) to be|don't (?:need|have) to be|doesn't (?:need|have) to be)"

/** Sentences that take a demand back. */
const leave: readonly RegExp[] = [
  // “Prices need not have a source”, “you don't have to cite figures”
  new RegExp(
    `^${subject}(?:${ever})(?:need not|needn't|needs not|(?:do|does) not ${ever}(?:need|require|have to)|(?:don't|doesn't) ${ever}(?:need|require|have to)|(?:never|no longer|hardly|seldom|rarely) (?:needs?|requires?|have to|has to)|(?:needs?|requires?) no(?: such)?)(?! more)(?: |$)`,
  ),
  // “No source is needed for prices”, “there is no need to name a source”
  new RegExp(`^no (?:(?!${turning} )[^ ,:?]+ ){1,4}?(?:is|are) ${ever}${required}(?: |$)`),
  /^(?:there is|there's|we see|there was) no (?:need|reason|call|obligation|duty|requirement)(?: |$)/,
  new RegExp(`^${subject}${isNot} ${ever}(?:${required}|${bad})(?: |$)`),
  new RegExp(`^${subject}(?:is|are) ${ever}(?:optional|voluntary|up to you|your choice)(?: |$)`),
  // “Stop rejecting prices”
  /^(?:please )?stop (?:banning|rejecting|blocking|refusing|forbidding|flagging|prohibiting|reporting)(?: |$)/,
  // “Not every post needs emoji”, “not all prices are bad”
  /^not (?:all|every|each|everything|everyone|everybody|any old) (?:[^ ,:?]+ ){0,4}?(?:needs?|requires?|has to|have to|must have|should have|is bad|are bad|is wrong|are wrong|is banned|are banned|is forbidden|are forbidden|is a problem|are a problem)(?: |$)/,
]

const drafts =
  'post|draft|article|text|page|piece|storie|story|report|guide|email|newsletter|tutorial|review|document|recipe'

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const time = `(?:(?:the )?(?:first|1st|start|beginning|end|middle) of )?(?:next (?:week|month|year|season|term|issue)|this (?:week|month|year|season|term)|tomorrow|${month}|${day}|christmas|easter|(?:19|20)\\d\\d|the (?:new year|summer|autumn|winter|spring|holidays?))`

/** Sentences that ask for nothing, or for how much nobody can tell; the words in brackets are named, or all. */
const silent: readonly RegExp[] = [
  // “We used to ban prices”, “prices were banned last year”
  /^(?:we|they|people|editors?|the (?:house|desk|team|editors?|rules?)) (?:used to|once|formerly|previously) (?:[^ ]+ )*/,
  new RegExp(
    `^${subject}((?:was|were|had been|used to be|have been) (?:once |formerly |previously )?(?:banned|forbidden|prohibited|rejected|blocked|refused|disallowed|not allowed)(?: (?:last|in the|back|once|before|years|until|at)(?: [^ ]+)*)?)`,
  ),
  /^(?:last (?:week|month|year|season|time)|in the past|formerly|previously|until recently|years ago|back then) (?:[^ ]+ )*/,
  // “From January, no prices”, “no prices until Friday”: what day it is, no draft tells.
  new RegExp(
    `^((?:from|starting|as of|as from|beginning|since|until|till|by|before|after) (?:on |in )?${time})(?: |$)`,
  ),
  new RegExp(
    ` ((?:until|till|from|as of|as from|starting) (?:on |in )?${time}(?: on| onwards?)?)$`,
  ),
  / ((?:while (?:we|you|they|it|the|this|that|our|your|somebody|someone)|once (?:we|you|the|our|your)) (?:[^ ]+ ?){1,8})$/,
  /^(anything but) (?:[^ ]+ )+(?:is|are|gets?|will be|must be) /,
  // “Prices in moderation”, “try not to overuse emoji”, “not just prices”
  / (in moderation|within reason)(?: |$)/,
  /^(?:[^ ]+ ){0,4}?((?:overuse|overusing|overdo|overdoing|overload|go overboard|get carried away|go easy|go light|be sparing|be careful)(?: (?:on|with|the|it))*)(?: [^:(“”]*)?$/,
  /^((?:please )?(?:use |have |give |write )?not (?:just|only|merely|simply)) (?!(?:if|when|in|with|for) )/,
  // “Some prices are not allowed”: which, nobody says.
  /^((?:some|many|most|certain|several|various|a few|a lot of|lots of|half of|a number of)(?: of (?:the|our|your|these|those))?) (?:[^ ,:?()“”]+ ){1,4}?(?:(?:is|are) (?:not|banned|forbidden|prohibited|rejected|refused|blocked)|isn't|aren't|must|should|may not|can't|cannot|need|have to)(?: [^:(“”]*)?$/,
  /^(?:please )?(?:reject|ban|block|refuse|remove|delete|cut|avoid|hold|review|flag|source|cite|date|check|link|verify|explain) ((?:some|all but (?:one|two|three|four|five|\d+)|every (?:other|second|third)|half(?: of)?)(?: of (?:the|our|your|these|those|all))?) (?!(?:words|phrases|terms)(?: |$))[^:(“”]*$/,
  /^(every (?:second|third)|every other(?= [^ ]+ (?:needs?|must|has|should) )|only some|just some) (?!of )[^ ]+ /,
  // “Prices need a source at the end of the post”: where what backs something stands, no form says.
  new RegExp(
    `^(?!(?:(?:all|every|each|any|the|our|your|a|an) )*(?:${drafts})s? )(?:[^ ,:]+ ){1,4}?(?:needs?|must have|requires?|must come with|should have|without) (?:(?:an?|the|its|their) )?(?:sources?|links?|references?|citations?) (in (?:an? |the )?(?:footnotes?|endnotes?|appendix|(?:first|last|opening|closing) paragraph|headings?|titles?)|at the (?:very )?(?:end|bottom|top|start|beginning|foot)(?: of [^ ]+(?: [^ ]+)?)?)$`,
  ),
  / (?:needs?|must have|requires?) [^,:]* (when quoted)$/,
  // “If a draft mentions Acme and gives a price”: a form asks for any of the things of a condition, not for all.
  /^(?:if|when|whenever|where|hold|reject|flag|review|revise|refuse|block|ban|remove|send|escalate|(?:(?:all|any|the) )?(?:posts?|drafts?|texts?|articles?|comments?|pages?) (?:that|which)) (?!.*(?:slop|texture|provenance|specificity|risk|score) )(?:[^ ,:]+ ){1,6}?(?:mentions?|names?|quotes?|cites?|is|are|has|have|contains?|gives?|includes?|shows?) (?:(?!and )[^ ,:]+ ){1,6}?(and (?:also )?(?:has|have|gives?|contains?|mentions?|names?|quotes?|cites?|(?:is|are) (?:about|on)|includes?|shows?) (?!no |not |neither |to |been )[^ ,]+(?: [^ ,]+)?)(?: |$)/,
  // “Posts with neither prices nor emoji are rejected”: a draft that lacks both, no form says.
  / ((?:with|that have|which have|containing|having|that contain) neither [^ ]+(?: [^ ]+){0,3}? nor [^ ]+)/,
  // “Prices must follow emoji”: which comes first
  /^(?:(?!that|which)[^ ,:]+ ){1,4}?((?:must|should|have to|need to|may) (?:not )?(?:always )?(?:follow|precede|come (?:before|after|ahead of|behind)|go (?:before|after)|stand (?:before|after)) (?!the (?:style|rules?|guide|template|format|order|house|law|structure)|our |these |this |guidelines)[^ ]+)/,
  // “Prices first”: where, and before what?
  /^(?:put |place |give |state )?((?:the )?(?:prices?|sums|amounts|figures|numbers|dates|names) (?:(?:must |should )?(?:come|comes|go|goes|stand|stands) )?first)(?: ,| then|$)/,
  // “Prefer prices without a source”, “no sourced prices”
  /^(?:we |please )?prefer (?:[^ ]+ ){1,4}?((?:without|with no) [^ ]+(?: [^ ]+)?)$/,
  /^(?:no|reject|avoid|ban) ((?:properly |well )?(?:sourced|cited|referenced|backed up|backed)) (?!or )[^ ]+(?: [^ ]+)?$/,
  // “Prices need a source, not a date”
  / (?:needs?|must have|requires?) [^,:]*(, not (?:an?|the) [^ ]+(?: [^ ]+)?)$/,
  / ((?:is|are|get|gets) (?:(?:only|just) )?(?:sometimes|rarely|seldom|occasionally|hardly ever) [^ ]+)(?: |$)/,
  / ((?:every )?now and (?:then|again)|from time to time|at your (?:own )?discretion|as you (?:see fit|like|please)|when you feel like it)$/,
  // “No emoji twice in a row”, “no figures on their own”, “no quotes out of context”
  /^(?:no|not|avoid|never|reject|don't|do not) (?:(?!marks?|points?|punctuation|except|than|most)[^ ,:“”]+ ){1,4}?((?:(?:two|three|several|more than one|twice|two times|back) )?(?:in a row|in succession|back to back|side by side)|twice|(?:on|by) (?:its|their) own|(?:by|of) (?:itself|themselves)|alone|out of context|(?:just |only |merely )?for (?:(?:the|its|their)(?: own| very)? sake(?: of (?:it|them))?|show|fun|effect|effect alone|the sake of [^ ]+))$/,
  /^((?:almost|nearly|virtually|practically|hardly|scarcely|barely) (?:no|any|all|every|each|never|none))(?: |$)/,
]

/** Questions that answer nothing: “Should we ban prices?” */
const asking =
  /^(?:so |and |but |well )?(?:should (?:we|i|they|it|there)|shall (?:we|i)|may (?:we|i|they)|can (?:we|i|they)(?: still| also)?(?! (?:please|not|avoid|stop|cut|drop|leave|keep|limit|refrain|ban|remove|replace|lose|ditch|skip|reject|hold|flag|have (?:less|fewer)|all|just|try|make sure|get rid|do without|stick|use less|use fewer)(?: |$))|do (?:we|you) (?:still |really |even |also )?(?:allow|permit|accept|ban|reject|need|want|use|have|like)|what about|how about|why (?:do|are|is|not|don't)|is it (?:ok|okay|fine|allowed|all right|alright|permitted|acceptable)|are (?:[^ ]+ ){1,4}?(?:ok|okay|fine|allowed|banned|permitted|forbidden|acceptable)|is (?:[^ ]+ ){1,4}?(?:ok|okay|fine|allowed|banned|permitted|forbidden|acceptable)|who (?:needs|wants|likes)|what (?:do|should) (?:we|i)) /

/** Whether a clause takes a demand back, or never made it: “a source is not needed”. */
export function asksForLess(tokens: readonly PolicyToken[]): boolean {
  const line = lineOf(tokens.filter(isSaid))
  return leave.some((way) => way.test(line)) && !demandsAfter(line)
}

/** Words of a clause that leave open what is asked for, where any is; the clause itself where it asks for nothing. */
export function wordsOpen(tokens: readonly PolicyToken[]): string | undefined {
  const line = lineOf(tokens.filter(isSaid))
  if (asking.test(line)) return line
  for (const way of [...silent, ...leave]) {
    const found = way.exec(line)
    if (found !== null) return (found[1] ?? found[0]).trim()
  }
  return undefined
}

function isSaid({ kind, text }: PolicyToken): boolean {
  return kind !== 'line' && (kind !== 'mark' || /^[,:?()]$/.test(text))
}

/** “You don't need a source unless you give a price” asks for something. */
function demandsAfter(line: string): boolean {
  return /[^ ]+ (?:but|unless|except|must|should|only|as long as|provided)(?: |$)/.test(line)
}
