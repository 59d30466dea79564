import type { Description } from './description-parts.ts'
import { describe } from './description-parts.ts'

const heading =
  '(?:an? |any |all |your |the |our |its )?(?:section )?(?:headings?|headlines?|titles?|subheadings?|subheads?)'
const stop =
  '(?:(?:an?|any|the|final|closing|trailing) )*(?:full - stops?|full stops?|periods?|full points?)'
const never =
  "(?:(?:should|must|may|do|does|can|could|shall|need) (?:not|never)|shouldn't|mustn't|don't|doesn't|can't|cannot|never|ought not to)"
const end = '(?:end|finish|close|conclude)'
const stops = 'full stops in headings'

const small =
  '(?:(?:all |any |the |whole )*(?:numbers?|numerals?|integers?) (?:(?:that|which) are )?(?:(?:from |between )?(?:one|1) (?:to|through|and|-|–) (?:nine|9)|(?:below|under|less than|smaller than|lower than|fewer than) (?:ten|10))|(?:the )?(?:numbers )?(?:one|1) (?:to|through) (?:nine|9)|(?:all |any )?(?:small|single - digit|single digit|one - digit) numbers?)'
const digits = '(?:digits?|figures|numerals)'
const inWords = '(?:in|as|with|using) (?:words?|letters)'
const spelled = `(?:(?:spelled|spelt|written|typed) (?:out|in full)|(?:written|given|expressed|put|set)? ?${inWords})`
const digitsFor = 'small numbers in digits'

/** Marks, numbers and words of a house's style that people describe. */
export const styleDescriptions: readonly Description[] = [
  describe(
    `${heading} ${never} (?:${end} (?:in|with|on)|have|carry|take|use|contain) ${stop}(?: at the end)?`,
    `avoid ${stops}`,
  ),
  describe(`(?:do not|don't|never) ${end} ${heading} (?:in|with|on) ${stop}`, `avoid ${stops}`),
  describe(
    `(?:leave|drop|omit|remove|strip|cut|skip) ${stop} (?:off|from|out of|in|after|at the end of) ${heading}`,
    `avoid ${stops}`,
  ),
  describe(
    `${heading} (?:(?:that|which) )?(?:(?:end(?:s|ing)?|finish(?:es|ing)?|clos(?:e|es|ing)) (?:in|with|on)|with) ${stop}(?: at the end)?`,
    stops,
  ),
  describe(`${stop} (?:in|after|at the end of|on) ${heading}`, stops),
  describe(`(?:spell(?:ing)? out|spell|write out) ${small}(?: ${inWords})?`, `avoid ${digitsFor}`),
  describe(
    `(?:write|put|give|express|use|spell) ${small} (?:${inWords}|out|out in full|in full)`,
    `avoid ${digitsFor}`,
  ),
  describe(`use words for ${small}`, `avoid ${digitsFor}`),
  describe(
    `${small} (?:(?:should|must|are to|have to|need to|ought to)(?: always)? be|are|always) ${spelled}`,
    `avoid ${digitsFor}`,
  ),
  describe(`${small} ${inWords}`, `avoid ${digitsFor}`),
  describe(`${digits} for ${small}`, digitsFor),
  describe(
    `${small} (?:(?:that are )?(?:written|given|typed) )?(?:in|as|with|using) ${digits}`,
    digitsFor,
  ),
  describe('spelling (?:must|should|has to|needs to) be (?:british|uk)', 'use british spelling'),
  describe('spelling (?:must|should|has to|needs to) be (?:american|us)', 'use american spelling'),
  describe(
    '(?:paste|drop|dump) (?:raw|bare|naked|plain) (?:urls?|web addresses|links?)',
    'use raw urls',
  ),
]
