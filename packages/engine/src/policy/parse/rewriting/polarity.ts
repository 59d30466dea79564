import type { PolicyToken } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { replaceTokens } from '../tokens/replace-words.ts'

type Turn = readonly [said: RegExp, meant: (found: RegExpExecArray) => string | undefined]

const fine =
  '(?:allowed|fine|ok|okay|permitted|acceptable|welcome|all right|alright|no problem|perfectly fine|totally fine)'
const holding =
  '(?:have|has|contains?|cites?|includes?|gives?|names?|carry|carries|shows?|lists?|uses?)'
const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')

/** Turns of speech that say the opposite of what their single words do. */
const turns: readonly Turn[] = [
  // “Flag prices rather than rejecting them”
  [
    /^(?:, )?(?:rather than|instead of|but not|not) (?:simply |just |outright |always )?(?:rejecting|flagging|deleting|removing|banning|blocking|refusing|holding|marking|declining|hiding)(?: (?:them|it|the (?:post|posts|page|draft|text|article)))?(?: outright| altogether| completely)?$/,
    () => '',
  ],
  [
    /^there (?:is|are)(?: currently| at present)? no (?:ban|bans|prohibition|prohibitions|rule|rules|restriction|restrictions|objection|objections|limit|limits|embargo) (?:on|against|to|for|about) /,
    () => 'we allow',
  ],
  // “Anything goes, apart from swearing”
  [
    /^(?:anything|everything|all)(?: else)? (?:goes|(?:is|are) (?:allowed|fine|ok|okay|permitted|acceptable|welcome))(?: ,)? (?:except|except for|apart from|but|other than|save|save for|bar|barring|aside from|besides|excluding)(?: for)? /,
    () => 'no',
  ],
  // “Use emoji only in headings”
  [
    /^(?:please )?(?:do )?(?:use|write|put|have|place|keep|include|give|mention|quote|show|allow|state|add|post)(?: in)?(?: the| a| an| any)? ((?:\w+ ){0,3}\w+) only (in|inside|within|at) /,
    ([, thing, where]) => `only ${thing} ${where}`,
  ],
  [
    /^only (?:use|write|put|give|mention|quote|show|state|allow) ((?:\w+ ){0,3}\w+) (in|inside|within) /,
    ([, thing, where]) => `only ${thing} ${where}`,
  ],
  // “Questions are fine in headings but not in the text”
  [
    new RegExp(
      `^((?:\\w+ ){0,3}\\w+) (?:(in|inside|within) ((?:\\w+ ){0,2}\\w+) (?:is|are) ${fine}|(?:is|are) ${fine} (in|inside|within) ((?:\\w+ ){0,2}\\w+))(?: ,)? but not (?:elsewhere|anywhere else|otherwise|in (?:the )?(?:text|body|body text|running text|prose|rest|main text|copy)(?: itself)?|outside(?: of)? (?:it|them|that|those|there))$`,
    ),
    ([, thing, before, first, after, second]) =>
      `no ${thing} except ${before ?? after} ${first ?? second}`,
  ],
  // “Jargon is fine in the notes, not in the rest”, “… and nowhere else”
  [
    new RegExp(
      `^((?:\\w+ ){0,3}\\w+) (?:is|are) (?:only )?${fine} (in|inside|within) ((?:\\w+ ){0,2}\\w+)(?: ,)?(?: but| and)? (?:not (?:elsewhere|anywhere else|otherwise|in the rest(?: of (?:the|a|an|your|our) \\w+)?|outside(?: of)? (?:it|them))|nowhere else)$`,
    ),
    ([, thing, where, place]) => `no ${thing} except ${where} ${place}`,
  ],
  // “Bold text is fine in lists, not in paragraphs”
  [
    new RegExp(
      `^((?:\\w+ ){0,3}\\w+) (?:is|are) ${fine}(?: (?:in|inside|within) (?:\\w+ ){0,3}\\w+)?(?: ,)?(?: but| and)? not (in|inside|within) (?=\\w)`,
    ),
    ([, thing, where]) => `no ${thing} ${where} `,
  ],
  // “A table is OK, an image is not”
  [
    new RegExp(
      `^(?:\\w+ ){1,5}(?:is|are) ${fine} (?:, )?(?:but |and |while |whereas |though )?(?:an? |the |any )?((?:\\w+ ){1,5}?)(?:is not|are not|isn't|aren't)$`,
    ),
    ([, thing]) => `no ${thing.trim()}`,
  ],
  [
    /^(?:anywhere|everywhere|elsewhere)(?: else)? (?:but|except|other than|apart from|besides) (in|inside|within|on) /,
    ([, where]) => `except ${where}`,
  ],
  [/^(?:please )?use ((?:\w+ ){1,3})only$/, ([, things]) => `only ${things}`],
  [/^(?:sources?|references?|citations?) (?:that are |which are )?(?=older than )/, () => 'dates'],
  [/^(?:please )?nothing but (?=\w)/, () => 'only allow'],
  // “Hold posts about health that have prices”
  [
    /^(?:please )?(hold|reject|review|flag|revise|refuse|block|ban|remove|escalate) (?:all |any |the )?(?:posts?|drafts?|texts?|articles?|comments?|pages?|stories|pieces|listings?|reviews?) (?:about|on|concerning) ((?:(?!that |which |and |or )\w+ ){1,4}?)(?:that|which) (?:have|has|contain|contains|mention|mentions|include|includes|give|gives|show|shows|quote|quotes|name|names) (?!no |not |neither )((?:\w+ ){0,3}\w+)$/,
    ([, verb, matter, things]) => `${verb} ${things} if the draft is about ${matter}`,
  ],
  // “If a quote has no speaker, reject it”
  [
    /^(?:if|when|where|whenever) (?:an?|any|the|every) (quotes?|quotations?) (?:(?:has|have|gives?|names?|shows?|comes? with) no|lacks?(?: an?)?|(?:does not|doesn't|do not|don't) (?:have|give|name|show)(?: an?| any| its| the)?) (?:named )?(?:speakers?|attribution|names?)(?: ,| named ,)?/,
    ([, quotes]) => `${quotes} without a speaker ,`,
  ],
  // “Not prices but discounts”
  [
    /^(?:please )?(?:use |write |give )?not ((?:\w+ ){1,3}?)but (?!(?:not|no|only|never|must|should|if|when) )((?:\w+ ){0,2}\w+)$/,
    ([, unwanted, wanted]) => `use ${wanted} , not ${unwanted}`,
  ],
  // “Reject anything but recipes”
  [
    /^(?:please )?(?:reject|refuse|ban|block|avoid|remove|delete|cut|no) (?:anything|everything|all)(?: else)? but (?=\w)/,
    () => 'only allow',
  ],
  // “Put a note on exclamation marks”
  [
    /^(?:put|place|leave|add|make|set|stick|raise|drop) (?:us )?(?:a|an|the) (?:short |quick |little |friendly )?(?:note|notice|flag|marker|mark|comment|remark|label|tag) (?:on|at|of|by|next to|beside|against|about|for|to|over) (?:all |any |every |each )?(?=\w)/,
    () => 'flag',
  ],
  // “…, bullet points included”: places that are part of any draft.
  [
    /^((?:bullet points?|bullets?|lists?|list items?|headings?|titles?|captions?|tables?|quotes|quotations|footnotes?|subheadings?) (?:included|too|as well|inclusive|and all))$/,
    () => '',
  ],
  // “These words are banned in posts about tea”: the post is about it, and tea is not banned.
  [
    /^((?:is|are|be|being) (?:strictly |completely |absolutely )?(?:banned|forbidden|prohibited|refused|rejected|blocked|not allowed|not permitted|off limits|out)) in (?:any |all |every |our |the )?(?:posts?|articles?|texts?|anything|everything|content|copy|pages?|stories|pieces|listings?|ads?|material|drafts?) (?:about|on|concerning|regarding|relating to|to do with) /,
    ([, banned]) => `${banned} when the post is about`,
  ],
  // “…, even in quotes”: nowhere is an exception.
  [
    /^(?:not )?even (?:when |if |where )?(?:they are |it is )?(?:used )?(?:in|inside|within) (?:(?:the|a|an|our|your|customer|direct|reader|user) )*\w+(?: \w+)?$/,
    () => '',
  ],
  [
    /^must (?:always |also )?be (?:followed|preceded|joined|backed up|complemented) by /,
    () => 'must come with',
  ],
  // Drafts whose names are phrases.
  [
    /^(in|on|from|throughout|within) (the|our|your|its|any|all) (terms and conditions|terms of (?:service|use|sale)|privacy (?:policy|policies|notices?)|cookie (?:policy|policies|notices?)|codes? of conduct|small print|fine print)(?= |$)/,
    ([, where, which, name]) => `${where} ${which} ${name.replaceAll(' ', '-')}`,
  ],
  // Which marks stand around a quote nothing finds.
  [
    /^(guillemet|angle|french|german) (?:quotes|quote marks|quotation marks|inverted commas)(?= |$)/,
    ([, form]) => `${form}-quotes`,
  ],
  // A sum without a currency is no price that could be found.
  [
    /^(?:without|with no|lacking|missing)(?: a| an| the| its| their| any)? currenc(?:y|ies)(?= |$)/,
    () => 'without a currency-sign',
  ],
  // “Posts without prices are allowed”
  [
    new RegExp(
      `^(\\w+) (?:without|with no|that have no|that lack|lacking)(?: any| a| an)? ((?:\\w+ ){0,3}\\w+) (?:are|is)(?: also| still| always)? ${fine}(?= |$)`,
    ),
    ([, draft, thing]) => (isDraftWord(draft) ? `${thing} is optional` : undefined),
  ],
  // “Articles that cite fewer than two sources”, “if there are no more than two links”
  [
    new RegExp(
      `^(?:(?:with|that ${holding}|which ${holding}|having|if (?:there are|it has|they have|(?:a |an |the |any )?\\w+ ${holding})|when (?:there are|it has|they have|(?:a |an |the |any )?\\w+ ${holding})) (fewer than|less than|under|no more than|at most|not more than|only) (\\w+)) (?=(?:\\w+ ){0,2}(?:links|sources|references|citations|images|pictures|headings|quotes|examples|dates|prices)(?: |$))`,
    ),
    ([all, comparison, number]) => {
      const count = countOf(number)
      if (count === undefined || (comparison === 'only' && !/^(?:if|when)/.test(all)))
        return undefined
      return `without at least ${/^(?:fewer|less|under)/.test(comparison) ? count : count + 1}`
    },
  ],
]

/** The tokens with each turn of speech in the words that the grammar knows. */
export function readPolarity(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  return turns.reduce((words, [said, meant]) => {
    const isMeant = (found: RegExpExecArray) => meant(found) ?? found[0]
    return replaceTokens(words, said, isMeant)
  }, tokens)
}

function countOf(word: string): number | undefined {
  const at = numbers.indexOf(word)
  if (at !== -1) return at
  return /^\d{1,3}$/.test(word) ? Number(word) : undefined
}
