import { singular, wordsOf } from '../policy-tokens.ts'

/** Headings that say the same, each group in the singular. */
export const sameHeadings: readonly (readonly string[])[] = [
  ['faq', 'frequently asked question', 'questions and answers', 'q a'],
  ['reference', 'reference list', 'bibliography', 'works cited', 'literature cited'],
  ['method', 'methodology', 'materials and method'],
  ['conclusion', 'concluding remark'],
  ['result', 'finding'],
  ['acknowledgement', 'acknowledgment'],
]

/** A heading with those that say the same. */
export function headingsLike(heading: string): readonly string[] {
  const name = wordsOf(heading).map(singular).join(' ')
  return sameHeadings.find((group) => group.includes(name)) ?? [heading]
}

/** Sections that most know without the word “section”, in the singular: “the abstract”, “the conclusion”. */
export const commonSections: ReadonlySet<string> = new Set([
  'abstract',
  'summary',
  'executive summary',
  'conclusion',
  'method',
  'methodology',
  'result',
  'finding',
  'discussion',
  'recommendation',
  'reference',
  'reference list',
  'bibliography',
  'glossary',
  'acknowledgement',
  'acknowledgment',
  'faq',
  'appendix',
  'foreword',
  'preface',
  'afterword',
  'author note',
  'editor note',
  'publisher note',
])
