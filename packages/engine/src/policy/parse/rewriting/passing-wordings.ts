type Wording = readonly [said: RegExp, meant: (found: RegExpExecArray) => string]

const whoSpeaks =
  '(?:who (?:is|was|are) (?:speaking|talking)|who (?:speaks|spoke|talks|said (?:them|it|so|that|this|what)|says (?:them|it|so|what)|(?:the speakers?|it|they) (?:is|are))|the speakers?)'
const unclear = `(?:(?:where|in which|for which|of which|if|when) (?:(?:the |a |our |your )?(?:reader|readers|nobody|no one|one|you|we|people) (?:cannot|can't|can not|can|could not|couldn't|does not|do not|doesn't|don't|will not|won't) (?:see|tell|know|make out|work out|say) ${whoSpeaks}|it (?:is |remains )?(?:unclear|not clear|not said|unknown|unstated) ${whoSpeaks}|${whoSpeaks} is (?:unclear|not clear|not said|unknown|not named))|(?:that|which) (?:(?:do|does) not|don't|doesn't|never|fail to) (?:say|tell|tell us|tell readers|show|make clear|state|give) ${whoSpeaks})`

/** Who speaks, what a story rests on, and where answers go instead. */
export const passingWordings: readonly Wording[] = [
  // “Remove FAQ sections and put the answers where they belong”
  [
    /^(?:, )?and (?:then )?(?:put|move|work|place|fold|spread|merge|weave|integrate) (?:(?:the|their|its|any|all|those) )+(?!words?|phrases?|terms?)[^ ]+(?: [^ ]+)? (?:(?:to )?where (?:they|it) (?:really )?belongs?|elsewhere|(?:in|into|to) the (?:main |running |body )?(?:text|body|page)(?: itself)?)$/,
    () => '',
  ],
  // “Quotes where the reader cannot see who is speaking”
  [
    new RegExp(
      `^((?:any |all )?(?:quotes|quotations|quoted (?:words|speech|remarks))) ${unclear}(?= ?,|$)`,
    ),
    ([, quotes]) => `${quotes} without a named speaker`,
  ],
  // “A story that rests on an unnamed source”
  [
    /^(?:(?:that|which) (?:rests?|rel(?:y|ies)|depends?|leans?|hangs?|draws?|(?:is|are) (?:based|built|founded))|resting|relying|depending|based|built|leaning|drawing) (?:up)?on (?=(?:(?:an?|any|the|one|some) )*(?:unnamed|anonymous|unidentified|undisclosed|nameless) sources?(?: |$))/,
    () => 'with',
  ],
]
