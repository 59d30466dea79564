import { gradeOfAge } from './limit-wordings.ts'

const numbers = [
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
]
const years = `(?<age>[6-9]|1\\d|${numbers.join('|')})`
const person =
  '(?:child|kid|reader|pupil|student|person|boy|girl|someone|somebody|anyone|children|kids|readers|pupils)'
const reader = `(?:(?:an? |any |the |your |average |typical |bright |our )*(?:${years} - years? - olds?|${years.replace('<age>', '<plain>')} years? olds?)(?: ${person})?|(?:an? |any )?${person} (?:aged?|of|who is)(?: about| around)? ${years.replace('<age>', '<aged>')}(?: years old)?)`
const read = '(?:read|understand|follow|grasp|make sense of|cope with|get)'
const able = `(?:can|could|is able to|are able to|will|would|should be able to)(?: easily| still| just)? ${read}`
const clear =
  '(?:readable|understandable|understood|comprehensible|accessible|intelligible|(?:easy|simple|clear|plain)(?: enough)?(?: to (?:read|understand|follow))?)'
const texts =
  '(?:it|them|this|what (?:we|you) write|everything|(?:the|our|your|every|each|any|all|a) \\w+|texts?|drafts?)'
const refuses = `(?:(?:could|can|would|will|might) not|couldn't|can't|cannot|wouldn't|won't|would struggle to|would fail to|is not able to)(?: easily)? ${read}`

/** Ways of saying how old a reader a draft is for, as its school grade. */
export const readingAges: readonly (readonly [
  said: RegExp,
  meant: (found: RegExpExecArray) => string,
])[] = [
  // “Paragraphs that a twelve-year-old could not follow”
  say(`(?:that|which) ${reader} ${refuses}(?: (?:it|them))?`, 'above reading grade'),
  say(`${reader} ${refuses}`, 'above reading grade'),
  say(
    `(?:(?:that|which) (?:is|are) )?too (?:hard|difficult|complex|complicated|demanding|tough) for ${reader}(?: to ${read})?`,
    'above reading grade',
  ),
  say(
    `(?:(?:that|which) (?:is|are) )?(?:harder|more difficult|more complex) than ${reader} ${able}`,
    'above reading grade',
  ),
  // “A nine-year-old must be able to read it”
  say(
    `${reader} (?:must|should|has to|have to|needs to|ought to) be able to ${read} ${texts}(?: easily)?`,
    'drafts must be readable at grade',
  ),
  say(
    `write (?:so that|such that|as if) ${reader} ${able}(?: (?:it|them))?`,
    'drafts must be readable at grade',
  ),
  say(
    `write (?:everything |all texts |texts |it |only )?for ${reader}`,
    'drafts must be readable at grade',
  ),
  say(
    `(?:must|should|has to|have to|needs? to) be (?:written for|(?:written )?so (?:clear |simple |plain )?that|such that) ${reader}(?: ${able})?(?: (?:it|them))?`,
    'must be readable at grade',
  ),
  say(
    `${clear} (?:for|by|to|enough for) ${reader}(?: to ${read}(?: (?:it|them))?)?`,
    'readable at grade',
  ),
]

function say(said: string, meant: string): (typeof readingAges)[number] {
  return [new RegExp(`(?:^|(?<= ))${said}(?= |$)`, 'd'), (found) => `${meant} ${gradeIn(found)}`]
}

function gradeIn({ groups }: RegExpExecArray): number {
  const age = groups?.['age'] ?? groups?.['plain'] ?? groups?.['aged'] ?? ''
  const at = numbers.indexOf(age)
  return gradeOfAge(at === -1 ? Number(age) : at + 6)
}
