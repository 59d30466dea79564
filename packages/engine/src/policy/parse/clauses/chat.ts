import type { PolicyToken } from '../../policy-tokens.ts'
import { hasMatch } from '../tokens/required-texts.ts'

const whom =
  "(?:all|everyone|everybody|folks|guys|team|people|friends|colleagues|there|you lot|y'all|ladies and gentlemen|(?:dear |fellow |our )?(?:writers|authors|editors|contributors|volunteers|members|users|posters|sellers|reviewers|colleagues))"
const thanks =
  '(?:(?:many |with |big |huge )?thanks|thank you|ta|cheers|much appreciated|much obliged)(?: so much| very much| a lot| a million| a bunch| again| in advance| kindly)?(?: for (?:your |the )?(?:\\w+ ){0,3}?\\w+)?'
const closers =
  "full stop|period|end of story|end of discussion|end of debate|end of|simple as that|as simple as that|it's that simple|that's it|that's all|that is all|that's that|that is that|nuff said|enough said|no ifs|no ifs or buts|no ifs and no buts|no buts|no excuses|no discussion|no debate|no questions asked|no arguments?|not negotiable|non negotiable|no two ways about it|no matter what|come what may|is that clear|understood|got it|capisce|okay|ok|mind you|for goodness sake|for heaven sake|for pity sake|if you please|if you (?:don't|wouldn't) mind|if you would|if you will|if you can|if you could|if at all possible|as ever|as always|as usual|as before|as agreed|as discussed|as you know|as we all know|as you all know|you know|i'm afraid|we're afraid|sorry|lol|haha|please|please and thank you|people|ever|by the way|btw|again"
const openers = `(?:hi|hello|hey|dear|ok|okay|right|well|look|listen|now|alright|oh|psst|psa|fyi|nb|ps|btw)(?: ${whom})?|(?:good )?(?:morning|afternoon|evening)(?: ${whom})?|seriously|honestly|frankly|really|basically|obviously|of course|naturally|unfortunately|sadly|to be clear|to be honest|to be fair|in short|in brief|in a nutshell|in other words|simply put|put simply|long story short|(?:the )?bottom line|by the way|(?:just )?(?:a )?(?:quick |friendly |gentle |polite )?reminder|heads up|one more thing|one last thing|last but not least|last thing|and another thing|also|finally|lastly|first|firstly|second|secondly|third|thirdly|fourthly|first of all|again|remember|quick note|small note|(?:please )?(?:take )?note(?: well| that)?|important(?: note)?|attention|for the record|once and for all|all in all|generally speaking|strictly speaking|as a rule|as ever|as always|as usual|as before|as agreed|as discussed|as you know|as we all know|in general|in principle|yes|sorry|we repeat|i repeat`

const greeting = new RegExp(`^(?:${openers}|${whom}|${thanks}|please)$`)
const farewell = new RegExp(`^(?:and )?(?:${closers}|${whom}|${thanks})$`)
/** Where the words of a list stand, thanks may be one of them. */
const listing = /^(?:like|such|including|say|saying|words?|phrases?|namely)$/
const stops = /^[.!?;:]$/
const breaks = /^[,–—-]$/

/** The tokens of a line without what is only said to be polite or to insist: “…, folks”, “…, full stop”, “Hi all, …”. */
export function withoutChat(tokens: readonly PolicyToken[]): PolicyToken[] {
  const kept: PolicyToken[] = []
  let sentence: PolicyToken[] = []
  for (const [at, token] of tokens.entries()) {
    const isInside = tokens[at + 1]?.start === token.end
    if (token.kind === 'mark' && stops.test(token.text) && !isInside) {
      kept.push(...trimmed(sentence), token)
      sentence = []
    } else sentence.push(token)
  }
  return [...kept, ...trimmed(sentence)]
}

function trimmed(sentence: readonly PolicyToken[]): readonly PolicyToken[] {
  const isList = sentence.some(({ kind, text }) => kind === 'quoted' || listing.test(text))
  let rest = sentence
  for (;;) {
    const first = rest.findIndex(isBreak)
    const last = rest.findLastIndex(isBreak)
    if (first > 0 && hasMatch(greeting, textOf(rest.slice(0, first)))) rest = rest.slice(first + 1)
    else if (last > 0 && isFarewell(textOf(rest.slice(last + 1)), isList && first !== last))
      rest = rest.slice(0, last)
    else break
  }
  const whole = textOf(rest)
  if ((hasMatch(greeting, whole) || hasMatch(farewell, whole)) && !/^no /.test(whole)) return []
  // “No swear words thanks”
  const tail = / (?:thanks|thank you|ta|cheers|folks|guys|pal|mate)$/.exec(textOf(rest))
  if (tail === null || isList || /^(?:say|write|use|or|and)$/.test(rest.at(-2)?.text ?? ''))
    return rest
  return rest.slice(0, rest.length - tail[0].trim().split(' ').length)
}

/** Whether the last words only take leave; in a list of words, those of one word may be items of it. */
function isFarewell(words: string, isList: boolean): boolean {
  if (!hasMatch(farewell, words)) return false
  return (
    !isList ||
    (words.includes(' ') && !words.startsWith('thank')) ||
    /^(?:folks|please)$/.test(words)
  )
}

function isBreak({ kind, text }: PolicyToken, at: number, all: readonly PolicyToken[]): boolean {
  return kind === 'mark' && breaks.test(text) && all[at + 1]?.start !== all[at].end
}

function textOf(tokens: readonly PolicyToken[]): string {
  return tokens.map(({ text }) => text).join(' ')
}
