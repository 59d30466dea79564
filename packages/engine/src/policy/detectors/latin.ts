import { defineTextDetector } from './detector.ts'
import { phraseFinder, wordFinder } from './phrases.ts'

/** The first words of abbreviations, whose letters with full stops between them are words of their own. */
const openings = wordFinder('e i eg ie etc etcetera vs et ca cf viz n nb ibid')
const forms =
  /(?:e\. ?g\b|i\. ?e\b|eg\b(?!\.\w)|ie\b|etc(?:etera)?\b|vs\b|et al\b|ca(?=\.? ?\d)|cf\b(?=\.? )|viz\b|n\. ?b\b|nb\b|ibid\b)\.?/iy

const phrases = phraseFinder(
  'inter alia, per se, ad hoc, vice versa, bona fide, pro rata, et seq, ipso facto, mutatis mutandis, prima facie, quid pro quo, de facto, per annum, per capita, sine qua non, in situ, ad infinitum, ad nauseam, a priori, a posteriori, modus operandi, caveat emptor, sui generis',
)

/** “/etc/fstab”. */
function isInPath(prose: string, start: number, text: string): boolean {
  return prose[start - 1] === '/' || prose[start + text.length] === '/'
}

/** Abbreviations of Latin. */
export const latinAbbreviation = defineTextDetector({
  id: 'latin-abbreviation',
  names: 'latin abbreviation, latin abbreviations, eg and ie, ie and eg',
  describe: 'abbreviations of Latin, such as “e.g.”, “i.e.” and “etc.”',
  parameter: {
    name: 'kind',
    fallback: 'abbreviation',
    choices: ['abbreviation', 'any'],
    describe: '`any` for phrases such as “inter alia” too',
  },
  *find(draft, kind) {
    if (kind === 'any') yield* phrases(draft)
    const { words, prose } = draft
    for (const at of openings(draft)) {
      const start = words.start(at)
      forms.lastIndex = start
      const text = forms.exec(prose)?.[0]
      if (text === undefined) continue
      const lower = words.lower(at)
      // “EG” and “IE” abbreviate other names.
      const isShort = /^(?:eg|ie|ca)$/.test(lower) && words.text(at) !== lower
      if (!isShort && !isInPath(prose, start, text)) yield { start, end: start + text.length }
    }
  },
})
