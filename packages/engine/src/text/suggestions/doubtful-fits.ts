/** A replacement that no program should follow by itself: always, or where its surroundings look like this. */
export interface DoubtfulFit {
  /** The words that would go, in lower case, with single spaces. */
  readonly gone: RegExp
  /** Text before them in their sentence. */
  readonly before?: RegExp
  /** Text after them. */
  readonly after?: RegExp
}

const determiner =
  /^\W*(?:the|these|those|this|that|my|our|your|his|her|their|its|them|us|you|whom|whose|which|what|it|all|both|each|every|any|a|an)\b/

/** A noun in the plural that opens what follows, after at most three words that describe it. */
const plural =
  /^(?!\W*(?:[\w-]+\W+){0,3}?(?:[\w-]*[^\Ws]s|people|children|men|women|criteria|media)\b)/

/**
 * Replacements that are not offered here, though they fit elsewhere. Found by reading edits of human
 * and machine texts: each row spoiled the grammar or the meaning of a sentence.
 */
export const doubtfulFits: readonly DoubtfulFit[] = [
  // They say how sure or how far; without them the statement is another one.
  {
    gone: /^(?:a )?(?:somewhat|rather|fairly|slightly|a bit|a little|a little bit|a tad|a touch)\b/,
  },
  { gone: /^(?:sort|kind) of\b|^(?:just|only) (?:sort|kind) of\b/ },
  { gone: /^(?:seem|seems|appear|appears) to\b/ },
  { gone: /^it (?:seems|appears|is possible|may be possible|might be possible)\b/ },
  { gone: /\b(?:safe|fair|no exaggeration) to say\b/ },
  { gone: /^(?:it|this) (?:may|can|could) (?:also )?be said\b/ },
  { gone: /^there is no doubt\b/ },
  { gone: /\b(?:every|concerted) effort to$/ },
  { gone: /^sooner rather than later$|^to a certain (?:extent|degree)$/ },
  // “Absolutely” and its kind carry weight after a negation or a condition.
  {
    gone: /^(?:an? )?(?:\w+ly|very|quite|so|such) [\w-]+$/,
    before:
      /(?:\b(?:not|never|no|nor|neither|hardly|unless|without|less|isn|aren|wasn|weren|don|doesn|didn|cannot)\b|n['’]t\b)[^.;:]{0,25}$/,
  },
  // A contrast with what seems to be, or a time in a story.
  { gone: /^(?:actually|in reality|in actuality|in the end|in fact)\b/ },
  // Quantities before a determiner need “of”: “most of the users”.
  {
    gone: /\b(?:number|amount|quantity|majority|plethora|myriad|multitude) of$/,
    after: determiner,
  },
  {
    gone: /\b(?:number|amount|quantity|plethora|myriad|multitude) of$/,
    before: /\b(?:such|quite|too|as|so|the|not) $/,
  },
  // “Much” stands ill in a statement: “it uses much memory”.
  { gone: /^an? (?!excessive|adequate|sufficient)\w+ (?:amount|quantity) of$/ },
  // “Much people” is what is left where “amount” was the wrong word.
  { gone: /\b(?:amount|quantity) of$/, after: /^\W*(?:people|children|\w+s)\b/ },
  // “Many information”, and “many options is”.
  { gone: /\b(?:plethora|myriad|multitude) of$/, after: plural },
  {
    gone: /\b(?:plethora|myriad|multitude|number) of$/,
    after: /^\W*(?:[\w-]+\W+){1,4}?(?:is|was|has|exists|does)\b/,
  },
  // “It fails sometimes”, “behaviour often”: after a statement the adverb hangs or moves the stress.
  {
    gone: /^(?:in (?:some|certain|many|numerous|most|the majority of|almost all|nearly all) (?:cases|instances)|on (?:most|many|numerous) occasions)$/,
    before: /[\p{L}\p{N}`)\]*_"”][\s*_("“]*$/u,
    after: /^(?![*_]* [\p{L}])/u,
  },
  // Words after a verb or a preposition that needs the long form.
  // “Before the tables being read” lacks its verb.
  { gone: /^(?:prior|previous|subsequent) to$/, after: /^[^.,;:!?]{0,60}\bbeing\b/ },
  { gone: /^(?:during|over|in) the \w+ of$/, after: /^\W*\w+ing\b/ },
  { gone: /^over the course of$/ },
  // “It raises whether” lacks its noun.
  { gone: /^the question (?:as to|of) whether$/, before: /\b(?:rais|beg|pos|ask|answer)\w* $/ },
  // What cannot be done in time can be begun promptly.
  { gone: /^in a timely/, before: /(?:\b(?:not|cannot|never)\b|n['’]t\b)[^.;:]{0,50}$/ },
  { gone: /^sum total$/, after: /^ of\b/ },
  // “Clearly and quickly regularly”.
  { gone: /^on an? [\w ]+ basis$/, before: /ly $/ },
  { gone: /^the aforementioned$/, after: /^ ?`/ },
  // “Because the name already being taken” lacks its verb.
  { gone: / the fact that$/, after: /^[^.,;:!?]{0,60}\bbeing\b/ },
  { gone: /^pertaining to$/ },
  // “The number of different visitors” counts people, “the number of visitors” visits.
  { gone: /^number of different$/ },
  // “There is a few pumps”.
  { gone: /^an? \w+ number of$/, before: /\b(?:is|was|has|there['’]s) $/ },
  // “To me it is clear” says for whom.
  {
    gone: /^it is (?:apparent|clear|obvious|evident)\b/,
    before: /\b(?:to|for) (?:\w+ ){0,3}\w+,? $/,
  },
  // “The data we need in order to train” and “need to train” differ.
  {
    gone: /^(?:in order|so as|in an? (?:effort|attempt|bid)) to$/,
    before:
      /\b(?:have|has|had|having|need|needs|needed|want|wants|wanted|like|ought|able|try|tried|fail|failed|forced|supposed|expected|allowed) $/,
  },
  { gone: /leverag\w+$/, after: /^ (?:on|from|off)\b/ },
  // “Speed up it”.
  { gone: /^(?:expedit|ascertain)/, after: /^ (?:it|them|this|that|these|those|him|her|us|me)\b/ },
  // To improve a threat is the contrary of what to ameliorate it is.
  { gone: /^ameliorat/ },
  { gone: /^in the absence of$/, before: /\bresult(?:s|ed|ing)? $/ },
  { gone: /^for the (?:entire )?duration of$/, before: /\blast(?:s|ed|ing)? $/ },
  { gone: /^the (?:way|manner) in which$/, before: /\bin $/ },
  {
    gone: /^(?:based on|given|by virtue of) the fact that$/,
    before: /\b(?:is|are|was|were|be|been|being) (?:\w+ly )?$/,
  },
  {
    gone: /^(?:despite|regardless of|in spite of|notwithstanding) the fact that$/,
    before: /\b(?:and|or|but|is|are|was|were|be|been) $/,
  },
  {
    gone: /^(?:have|has|had) (?:the (?:ability|capability|capacity) to|a (?:requirement|need|tendency)\b)/,
    before:
      /\b(?:to|not|do|does|did|may|might|will|would|can|could|should|must|shall)\b(?: \w+){0,3} $|n['’]t (?:\w+ ){0,3}$/,
  },
  {
    gone: /^(?:is|are) (?:not )?(?:in a position|capable)\b/,
    before: /\b(?:what|who|which|how) $/,
  },
  { gone: /^as a general rule$/, before: /[^\s*_(“"]\s*$/ },
  { gone: /^at all times$/ },
  { gone: /^(?:by|with) the use of$/ },
  { gone: /\bdecision on$/, after: /^ (?:if|whether|how|what|when|where|which|who|why)\b/ },
  { gone: /^off of$/ },
  { gone: /^in such a (?:way|manner) that$/ },
  { gone: /^pursuant to$/ },
  { gone: /^(?:with|in) regards? to$|^with reference to$|^as regards$|^concerning the matter of$/ },
  { gone: /\ba distinction between$/ },
  // The short word means something else in one of its uses.
  { gone: /^impactful$|^henceforth$|^heretofore$/ },
  {
    gone: /^delv/,
    before: /^(?!.*\b(?:essay|article|paper|report|guide|section|chapter|book|study|post) $)/s,
  },
  { gone: /^(?:harness|unleash|tap)\w*\b/, before: /\b(?:to|not) (?:fully |better )?$/ },
  { gone: /^at the time that$|\bnew beginning$|\bdecision (?:about|regarding)$/ },
  { gone: /\b(?:major|great|utmost|paramount|vital|critical) importance$/ },
  { gone: /^in excess of$/, after: /^\W*\p{L}/u },
  // “To improve the door” is sure, “make improvements to enhance it” is not.
  {
    gone: /\b(?:improvements|adjustments?|modifications?|alterations?|assistance) to$/,
    after:
      /^ (?!(?:the|these|those|this|that|my|our|your|his|her|their|its|a|an|all|both|each|any|some)\b)/,
  },
  // “A relatively new invention” has no shorter form.
  {
    gone: /^\w+ \w+$/,
    before: /\b(?:\w+ly|very|quite|so|too|more|most|less|least|rather) $/,
  },
]
