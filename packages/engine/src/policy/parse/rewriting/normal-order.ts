import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens, replaceWords } from '../tokens/replace-words.ts'

const always = /^(?:every|each|all|any|our|the|a|an)$/
const open =
  /^(?:that|which|who|if|when|where|unless|without|not|never|no|must|should|only|reject|flag|may|can)$/
const having =
  /^(ends?|closes?|finish(?:es)?|starts?|begins?|opens?) with(?= |$)|^(has|have|carry|carries|includes?|contains?|gives?|names?|states?|shows?|cites?) (?=(?:a|an|its|their|the|at least|both|who|where|two|three)(?: |$))/

/** “Each article ends with a summary” says what it must do. */
function readNorm(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const at = tokens.findIndex(
    ({ text }, place) => place > 0 && having.test(`${text} ${tokens[place + 1]?.text ?? ''} `),
  )
  const isNorm = always.test(tokens[0]?.text ?? '') && /^(?:every|each|all)$/.test(tokens[0].text)
  if (at < 1 || !isNorm || tokens.some(({ text }) => open.test(text))) return tokens
  return replaceWords(tokens, having, ([, place, holding]) => {
    if (holding !== undefined) return 'must have'
    return /^[ecf]/.test(place) ? 'must end with' : 'must start with'
  })
}

/** “In quotes only”, “in quotes but nowhere else” are “only in quotes”. */
function readOnly(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const text = words.map((token) => token.text).join(' ')
  const tail = / (?:only|(?:but|and) (?:nowhere else|not elsewhere|not anywhere else))$/.exec(text)
  const place = tokens.findLastIndex((token) => token.text === 'in')
  if (tail === null || place < 1) return tokens
  const dropped = new Set(words.slice(words.length - tail[0].trim().split(' ').length))
  const only = { ...tokens[place], text: 'only' }
  return [...tokens.slice(0, place), only, ...tokens.slice(place)].filter(
    (token) => !dropped.has(token),
  )
}

const enough =
  /^(one|two|three|four|five|six|a single|\d+) ((?:\w+ ){1,6}?)(?:is|are) (?:enough|plenty|the limit|the maximum|the most|sufficient|ample|as many as we allow|all we allow)(?= |$)/

/** “One emoji tops”, “two links or fewer”; what is counted in words has its own limits. */
const most =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|a single|\d+) (?!words?|sentences?|paragraphs?|characters?|lines?|years?|per )((?:\w+ ){1,5}?)(?:, )?(?:tops|max|maximum|or fewer|or less|(?:and |but )?(?:no|not) more)(?= |$)(?! than)/

const separable =
  /^(point|take|cut|strip|leave|send|hold|pick|call|throw|weed|edit|filter|tone|turn|hand|pass|spell) (it|them|these|those|this|that) (out|back|down|up|off|away|on)(?= |$)/

const amount = '(one|two|three|four|five|six|seven|eight|nine|ten|\\d+)'
const kept = new RegExp(
  `^(?:keep|limit|hold|restrict|cap) (?:it|things|them|that|this|yourself|yourselves)(?: down)? (?:to|at) (?:at most |no more than |a maximum of |just |only )?${amount} (?!words?|sentences?|paragraphs?|characters?|lines?|of )((?:\\w+ )*?\\w+?)(?: at most| max| maximum| tops| at the most| or fewer)?$`,
)
const draft =
  '(?:story|article|post|page|piece|text|newsletter|email|mail|letter|reply|message|report|review|blog|column|guide|chapter|update|release|bulletin|ad|advert|listing|appeal|answer|caption|thread|note|draft|document)s?'
const begun = new RegExp(
  `^(?:open|opening|kick off|kicking off|lead off|lead|leading|launch|introduce|preface|begin|beginning) ((?:an?|the|each|every|any|all|your|our) (?:\\w+ )?${draft}|${draft}) (?=with(?: |$))`,
)
const closed = new RegExp(
  `^(?:close|closing|finish|finishing|conclude|concluding|wrap up|wrapping up|round off|sign off|cap off) ((?:an?|the|each|every|any|all|your|our) (?:\\w+ )?${draft}|${draft}) (?=with(?: |$))`,
)
const followed = /^(?:follow|accompany|pair|complement)(?: up)? ((?:\w+ ){1,4}?)with(?= |$)/
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
const graded = new RegExp(`^(${ordinals.join('|')}|\\d+(?:st|nd|rd|th)) grade(?= |$)`)
/** “Reading level: grade 8 at most” */
const highest = /^(grade \w+) (?:at most|at the most|at the very most|max|maximum|tops)(?= |$)/

/** Demands in an order of their own: “Keep it to two emoji”, “open a story with …”, “follow advice with …”, “sixth grade”. */
function readIdioms(all: readonly PolicyToken[]): readonly PolicyToken[] {
  let tokens = replaceWords(all, kept, ([, count, what]) => `at most ${count} ${what}`)
  tokens = replaceWords(tokens, begun, ([, what]) => `start ${what}`)
  tokens = replaceWords(tokens, closed, ([, what]) => `end ${what}`)
  const isOrder = /^(?:follow|accompany|pair|complement|please|always)$/.test(tokens[0]?.text ?? '')
  if (isOrder) {
    tokens = replaceWords(tokens, followed, ([, what]) => `${what}must come with`)
    tokens = replaceWords(tokens, /^(?:every|each) (?:single )?time$/, () => '')
  }
  tokens = replaceWords(tokens, graded, ([, nth]) => {
    const place = ordinals.indexOf(nth)
    return `grade ${place === -1 ? Number.parseInt(nth, 10) : place + 1}`
  })
  return replaceWords(tokens, highest, ([, grade]) => `at most ${grade}`)
}

/** The words of a clause in the order in which its grammar has them. */
export function normalOrder(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  // “One emoji per post is enough”
  const few = replaceWords(tokens, enough, ([, count, what]) => `at most ${count} ${what}`)
  const limited = replaceTokens(few, most, ([, count, what]) => `at most ${count} ${what}`)
  // “Point it out”
  const joined = replaceWords(
    limited,
    separable,
    ([, verb, what, particle]) => `${verb} ${particle} ${what}`,
  )
  return readOnly(readNorm(readIdioms(joined)))
}
