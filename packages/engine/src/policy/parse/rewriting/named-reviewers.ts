import type { PolicyToken } from '../../policy-tokens.ts'
import { textOf } from '../tokens/token-runs.ts'
import { signAt } from '../tokens/token-signs.ts'

const honorific = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|rev|reverend)$/
const looking =
  '(?:check|review|approve|see|read|verify|clear|vet|confirm|assess|inspect|examine|judge|authorise|authorize|handle|double check|look at|look over|look into|go over|have a look|take a look|sign off|decide|agree|say yes|ok|okay)'
const looks =
  '(?:checks|reviews|approves|sees|reads|verifies|clears|vets|confirms|inspects|signs off|looks at|looks over|decides|has the last word|gets to see|gets to decide|has the final say)'
const seen =
  '(?:approved|reviewed|checked|cleared|vetted|signed|seen|read|looked|agreed|confirmed|verified|okayed|had a look|said)'
const agreement =
  '(?:approval|sign off|signoff|sign - off|permission|consent|review|clearance|go ahead|agreement|authorisation|authorization|ok|okay|blessing|say so)'
const modal =
  '(?:must|should|has to|have to|needs to|need to|will|shall|wants to|want to|is to|ought to|would like to)'
const sending =
  '(?:send|sent|pass|passed|refer|referred|forward|forwarded|hand|handed|route|routed|escalate|escalated|submit|submitted|go|goes|come|comes|show|shown|hold|held|keep|kept|leave|left|flag|flagged|mark|marked|report|reported|list|listed|run|take|taken|belong|belongs)'

/** What stands before somebody who looks at a draft. */
const before = new RegExp(
  `(?:(?:^| )${agreement} (?:from|by|of)|(?:^|[,:] )(?:please )?(?:let|have|get|ask|tell|consult)|(?:^| )(?:check|clear|agree|discuss|verify|confirm|run|go|goes)(?: \\S+){0,4}? (?:with|past|by|through|via)|(?:^| )${sending}(?: \\S+){0,6}? (?:on to|over to|to|for|past|through|by)|(?:^| )${seen}(?: off)? by)$`,
)
/** A ban of sending somewhere names no reviewer. */
const banned = new RegExp(
  `(?:^| )(?:don't|do not|never|avoid|no|not|stop)(?: \\S+){0,3}? ${sending}(?: \\S+){0,6}? (?:to|for|past|through|by)$`,
)
/** What they do, where they begin a clause. */
const acts = new RegExp(
  `^(?:${modal} (?:always |also |first |personally )*(?:${looking}|be (?:asked|told|consulted))|${looks})(?= |$)(?! (?:of|is|are|must|need|needs|and|or) )`,
)
const waiting = /(?:^| )(?:until|till|after|before|unless|once|when)$/
const sees = new RegExp(
  `^(?:(?:has|have|had|is|was) (?:also |first |personally )*)?(?:${seen}|${looks}|${looking})(?= |$)`,
)
const owned = new RegExp(`^(?:\\S+ )?${agreement}(?= |$)`)

/** Most tokens of a name, and those around it that tell whether it is that of a reviewer. */
const MOST_OF_NAME = 3
const REACH = 10

/** “Priya must check prices”, “with Dr Patel's approval”: whoever looks at a draft first is no word to look for. */
export function readReviewers(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  for (const at of tokens.keys()) {
    const length = nameAt(tokens, at)
    if (length === 0 || !isReviewer(tokens, at, at + length)) continue
    const place = { ...tokens[at], end: tokens[at + length - 1].end }
    const { written: _written, ...plain } = place
    const editor = ['an', 'editor'].map((text) => ({ ...plain, text, isSmall: true }))
    return [...tokens.slice(0, at), ...editor, ...readReviewers(tokens.slice(at + length))]
  }
  return tokens
}

/** How many tokens a name takes that no phrase of policies begins with; 0 where there is none. */
function nameAt(tokens: readonly PolicyToken[], from: number): number {
  let at = from
  if (honorific.test(tokens[at]?.text ?? '')) at += tokens[at + 1]?.text === '.' ? 2 : 1
  const first = at
  while (at < first + MOST_OF_NAME && isName(tokens, at)) at++
  return at === first ? 0 : at - from
}

function isName(tokens: readonly PolicyToken[], at: number): boolean {
  const token = tokens[at]
  return (
    token?.kind === 'word' &&
    !token.isSmall &&
    token.text.length > 1 &&
    (at === 0 || token.written !== undefined) &&
    signAt(tokens, at) === undefined
  )
}

function isReviewer(tokens: readonly PolicyToken[], from: number, to: number): boolean {
  const left = textOf(tokens.slice(Math.max(0, from - REACH), from))
  const right = textOf(tokens.slice(to, to + REACH))
  if (before.test(left) && !banned.test(left)) return true
  if (/(?:^|[,:])$/.test(left) && acts.test(right)) return true
  if (waiting.test(left) && sees.test(right)) return true
  const last = tokens[to - 1]
  const isOwner = last.end - last.start > last.text.length
  return (isOwner || /^sign /.test(right)) && owned.test(right)
}
