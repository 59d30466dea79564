import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens } from '../tokens/replace-words.ts'

const title = '(?:mr|mrs|ms|miss|mx)'
const titles = `${title}\\b ?(?:(?:, (?:and |or |nor )?|and |or |nor )${title}\\b ?)+`
const denied = "(?:do not|don't|never|please don't|please do not)"
const rank =
  '(?:the )?(?:very )?(?:first|biggest|largest|oldest|only(?: one)?|smallest|longest|tallest|highest|youngest|newest|last|best|greatest)'

/** What the guides of houses ask for, in the words that the grammar knows. */
const wordings: readonly (readonly [said: RegExp, meant: (found: RegExpExecArray) => string])[] = [
  // “Do not use Mr, Mrs or Ms before a name”
  [
    new RegExp(
      `^${titles}(?:(?:before|in front of|with|ahead of) (?:a |the |any |all |people's |persons' )?(?:personal |full |last |family |given )?(?:names?|surnames?|persons?|people))?(?= |$)`,
    ),
    () => 'plain courtesy titles',
  ],
  // “Don't shout”: how something is written.
  [
    new RegExp(`^${denied} (?:ever )?(shout|exclaim|hedge)(?= at|$)`),
    ([, verb]) => `do not use ${shown.get(verb) ?? verb}`,
  ],
  [
    new RegExp(`^${denied} (?:ever )?type in (?:all )?(?:caps|capitals)(?= |$)`),
    () => 'do not write in capitals',
  ],
  [new RegExp(`^${denied} (?:ever )?type (?=\\w)`), () => 'do not use'],
  // “A working key”
  [
    /^(?:working|real|live|valid|actual|genuine|production) (?=(?:api |access |secret |private )?(?:keys?|tokens?|passwords?|credentials?|secrets?)(?: |$))/,
    () => '',
  ],
  // “Claims to be the first, the oldest or the only one of its kind”
  [
    new RegExp(
      `^(?:any |all |every )?claims? (?:to be|that (?:something|a thing|anything|it|somebody|a place|a firm|a company) is|of being) ${rank}(?: , (?:or )?${rank})+(?: or ${rank})?(?: of (?:a|its|their) kind)?(?= |$)`,
    ),
    () => 'rank claims',
  ],
  // “Weasel wording such as “some say”, where nobody in particular is saying it”
  [
    /^(?:, )?(?:where|when|if) (?:nobody|no one|no person)(?: in particular| at all)? (?:is |has )?(?:says?|saying|said) (?:it|so|them|that)$/,
    () => '',
  ],
  // “Or a dictionary quotation”
  [
    /^(or|and) an? dictionary (?:quotations?|quotes?|definitions?)(?= |$)/,
    ([, or]) => `${or} "dictionary"`,
  ],
]

const shown: ReadonlyMap<string, string> = new Map([
  ['shout', 'all caps'],
  ['exclaim', 'exclamation marks'],
  ['hedge', 'hedges'],
])

/** The same clause in words that the grammar knows. */
export function readHouseWordings(all: readonly PolicyToken[]): readonly PolicyToken[] {
  const plain = withoutDescription(withoutReaders(all))
  return wordings.reduce((tokens, [said, meant]) => replaceTokens(tokens, said, meant), plain)
}

/** “List for the fact-checkers all …”: who reads the list says nothing of what is listed. */
function withoutReaders(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const isTold = /^(?:please )?(?:list|flag|mark|note|report|highlight) for /.test(
    `${tokens[0]?.text} ${tokens[1]?.text} `,
  )
  const what = tokens.findIndex(({ text }) => /^(?:all|any|every|each)$/.test(text))
  const readers = tokens.slice(2, what)
  const arePlain = readers.every(({ kind: each, text }) => each === 'word' || text === '-')
  if (!isTold || what < 3 || readers.length > MOST_READERS || !arePlain) return tokens
  return [tokens[0], ...tokens.slice(what)]
}

/** Most tokens that name who reads a list. */
const MOST_READERS = 6

const kind = /^(?:words?|terms?|phrases?|expressions?|adjectives?|adverbs?|wordings?)$/
const describes = /^(?:that|which|of|with|for|from)$/
/** What a description would narrow the words to. */
const narrows =
  /^(?:headings?|titles?|headlines?|subheadings?|lists?|tables?|captions?|links?|quotes?|quotations?|first|last|opening|paragraphs?|sentences?|if|when|where|unless|without|only|not|no|never)$/
/** Most words of a description. */
const MOST_WORDS = 12

/** “Words that praise the subject: “legendary”, “iconic””: which words they are says the list. */
function withoutDescription(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const quoted = tokens.findIndex(({ kind: each }) => each === 'quoted')
  if (tokens[quoted - 1]?.text !== ':') return tokens
  const from = tokens.findIndex(
    ({ text }, at) => describes.test(text) && kind.test(tokens[at - 1]?.text ?? ''),
  )
  const described = from === -1 ? [] : tokens.slice(from, quoted - 1)
  const isPlain = described.every(({ kind: each, text }) => each === 'word' && !narrows.test(text))
  if (described.length === 0 || described.length > MOST_WORDS || !isPlain) return tokens
  return [...tokens.slice(0, from), ...tokens.slice(quoted - 1)]
}
