import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceWords } from '../tokens/replace-words.ts'
import { matchOf } from '../tokens/required-texts.ts'

/** Kinds of drafts whose names also name something in a draft: “ads” may be hype, “promotions” discounts. */
const kinds =
  '(?:ads?|promotions?|commercials?|descriptions?|corrections?|appeals?|columns?|blurbs?|listings?|bug reports?)'
const asked =
  "(?:must|may|can|can't|cannot|mustn't|should|shouldn't|shall|has to|have to|needs? to|ought to|will not|won't)"
const taken = '(?:removed|deleted|rejected|blocked|banned|taken down|pulled|binned|zapped)'
const drafts =
  '(?:posts?|comments?|reviews?|threads?|listings?|ads?|adverts?|questions?|messages?|replies|reply|submissions?|accounts?)'
const told =
  '(?:label|warning|notice|note|words?|wording|line|text|phrase|statement|disclaimer|sentence|tag|heading|marker|caption)'

type Idiom = readonly [said: RegExp, meant: (found: readonly string[]) => string]

/** Turns of speech, with the words that the grammar knows for them. */
const idioms: readonly Idiom[] = [
  // “In ads for children”, “in an app description”
  [
    new RegExp(
      `^(in|inside|within|on|into|throughout|across) ((?:(?:our|the|your|an?|any|all|every|each) )?(?:\\w+ ){0,2}?)${kinds}(?= (?:for|on|about|to|of|in|at) |$)`,
    ),
    ([, where, which]) => `${where} ${which}adverts`,
  ],
  // “Swearing gets your post removed”
  [
    new RegExp(
      `^(?:will )?gets? (?:your|the|a|any|their|its) (?:whole )?${drafts} ${taken}(?= |$)`,
    ),
    () => 'is rejected',
  ],
  // “Further down it does no harm”
  [/^(?:does|do|will do|would do) (?:no|little) harm(?: at all)?$/, () => 'is fine'],
  [/^(?:hurts?|bothers?|troubles?) (?:nobody|no one)$/, () => 'is fine'],
  // “Ads for lotteries” are adverts, and no hype.
  [/^ads? for(?= )/, () => 'adverts for'],
  // “Ordinary complaints can go through”
  [
    /^(?:can|may|should) (?:still |always |just )?go (?:through|ahead|straight (?:up|through|in|out))$/,
    () => 'are fine',
  ],
  // Children ask their parents, and not everybody who does so is a child.
  [
    /^(asks?|asking) (?:the |our )?(?:parents|families|carers|guardians) for (?=(?:money|donations?|contributions?|payments?|a contribution|a donation|cash|funds)(?: |$))/,
    ([, ask]) => `${ask} readers for `,
  ],
  // “Posts with links come down”
  [
    /^(?:will )?(?:comes?|get pulled) down(?: at once| immediately| straight away)?$/,
    () => 'are removed',
  ],
  // “Passport numbers never belong in a thread”
  [
    /^(?:never|do not ever|don't ever) belongs? (?=(?:in|on|inside|anywhere)(?: |$))/,
    () => 'have no place',
  ],
  // “Carry the label “Opinion””, where a quotation follows
  [
    new RegExp(
      `^(must|should|shall|has to|have to|needs? to) (?:carry|bear|display|show|feature|include|contain|use|give) the ${told}$`,
    ),
    ([, must]) => `${must} have`,
  ],
  [new RegExp(`^(?:carry|carries|bears?) the ${told}$`), () => 'must have'],
]

/** “Every ad must …”, “promotions may not …”: where a clause begins, they are drafts. */
const subject = new RegExp(
  `^((?:(?:every|each|all|any|our|the|your|an?) )?(?:\\w+ ){0,2}?)${kinds} (?=${asked}(?: not)? \\w+)`,
)
/** “When an ad quotes …”, “if an advert mentions …” */
const condition = new RegExp(
  `^((?:if|when|whenever|where|once) (?:every|each|any|our|the|your|an?) (?:\\w+ )?)${kinds} (?!(?:appears?|is|are|comes?|shows?|turns?|pops?|crops?|gets?|slips?|runs?|goes)(?: |$))(?=\\w+)`,
)
/** What decides on the drafts themselves: “ads must be rejected”. */
const decided = /^(?:be|not be|never be|not appear|get|go)$/
/** The words of a clause with its turns of speech in plain ones. */
export function readIdioms(all: readonly PolicyToken[]): readonly PolicyToken[] {
  let tokens = atStart(all, subject, ([found, which], rest) =>
    decided.test(rest.split(' ').slice(1, 2).join('')) ? found : `${which}adverts`,
  )
  tokens = atStart(tokens, condition, ([, which]) => `${which}adverts`)
  for (const [said, meant] of idioms) tokens = replaceWords(tokens, said, meant)
  return tokens
}

/** The tokens with what a pattern finds where they begin replaced. */
function atStart(
  tokens: readonly PolicyToken[],
  pattern: RegExp,
  meant: (found: readonly string[], rest: string) => string,
): readonly PolicyToken[] {
  const end = tokens.findIndex(({ kind }) => kind !== 'word')
  const words = end === -1 ? tokens : tokens.slice(0, end)
  const text = words.map((token) => token.text).join(' ')
  const found = matchOf(pattern, text)
  if (found === null) return tokens
  const by = meant(found, text.slice(found[0].length))
  return replaceWords(tokens, pattern, () => by)
}
