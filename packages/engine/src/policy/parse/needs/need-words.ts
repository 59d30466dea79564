/** Words of clauses that ask for something, as parts of patterns over a line of tokens. */

const adverb =
  '(?:always|also|clearly|explicitly|still|then|please|prominently|all|each|ever|at least)'
export const adverbs = `(?:${adverb} )*`

/** “Must”, “has to”, before a verb. */
export const modal =
  '(?:must|should|shall|ought to|(?:has|have) to|needs? to|(?:is|are) to|(?:is|are) (?:required|obliged|expected) to)'

/** What a draft does with what it needs, in the base form. */
export const having =
  '(?:have|give|state|show|include|contain|carry|name|say|list|mention|quote|specify|indicate|provide|display|bear|feature|disclose|declare|identify|present|supply|note|tell(?: us| readers| people| customers)?|(?:come|appear|go|stand) (?:along |together )?with|be (?:accompanied|followed) by|be (?:published|posted|printed|given|shown|sent|used|quoted|listed|combined|mentioned|named) (?:together |along )?with|be (?:labelled|labeled|marked|tagged)(?: as| with)?)'

/** The same of a draft: “has”, “states”. */
export const has =
  '(?:has|have|gives?|states?|shows?|includes?|contains?|carry|carries|names?|says?|lists?|mentions?|specify|specifies|provides?|displays?|bears?|(?:comes?|appears?) (?:along |together )?with|(?:is|are) (?:accompanied|followed) by)'

export const needing = `(?:needs?|requires?|demands?|calls? for|wants?|deserves?)(?: to ${having})?`

/** What becomes of what is allowed. */
export const allowed =
  '(?:(?:be )?(?:published|posted|printed|allowed|accepted|permitted|approved|welcome|acceptable|used|shown|sent|sent out|ok|okay|fine|run|released)|appear|go out|go live|run|stand|come)'

/** “That have no …”, “which do not state …”. */
export const lacking = `(?:without|lacking|lacks?|missing|with no|(?:that|which|who|if they|if it|when they|when it) (?:(?:come|comes|go|goes|are|is|appear|appears) without|lacks?|miss(?:es)?|(?:are|is) missing|omits?|leaves? out|forgets?|${has} no|(?:do not|does not|don't|doesn't|fails? to) ${having})|unless (?:it|they) (?:also )?${has}|unless there (?:is|are))`

/** “If the price is missing”, “where there is no price”. */
export const absent =
  '(?:is|are) (?:missing|absent|lacking|not (?:given|stated|there|included|shown|named|mentioned|present|provided))'

/** What opens a clause and asks for nothing. */
export const lead =
  /^(?:please|also|and|but|,|then|make sure(?: that)?|ensure(?: that)?|see to it that|check that|remember that|note that|we (?:want|expect|ask)(?: that)?(?= (?:each|every|all|that)\b)) /
