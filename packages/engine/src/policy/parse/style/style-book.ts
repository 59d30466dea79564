import { phrasesOf } from '../../lexicons/phrases-of.ts'
import type { StyleFamily } from '../../lexicons/style/style-family.ts'
import { PhraseBook } from '../../phrase-book.ts'
import { type PolicyToken, readTokens } from '../../policy-tokens.ts'

/** A form by the number of its list and its place in it. */
export interface FormPlace {
  readonly choice: number
  readonly at: number
}

/** What a phrase names in a family; a form that it names alone tells the family too. */
export type StyleName =
  | { readonly kind: 'subject' | 'beside' }
  | { readonly kind: 'form'; readonly places: readonly FormPlace[]; readonly tells: boolean }

const made = new WeakMap<StyleFamily, PhraseBook<StyleName>>()

/** The names of a family. */
export function styleBook(family: StyleFamily): PhraseBook<StyleName> {
  const known = made.get(family)
  if (known !== undefined) return known
  const places = new Map<string, { readonly places: FormPlace[]; readonly tells: boolean }>()
  for (const [choice, forms] of family.choices.entries()) {
    for (const [at, { names, vague = '' }] of forms.entries()) {
      for (const [list, tells] of [
        [names, true],
        [vague, false],
      ] as const) {
        for (const name of phrasesOf(list).map(plainName)) {
          const meant = places.get(name) ?? { places: [], tells }
          meant.places.push({ choice, at })
          places.set(name, meant)
        }
      }
    }
  }
  const book = new PhraseBook<StyleName>([
    ...[...places].map(([name, meant]): [string, StyleName] => [name, { kind: 'form', ...meant }]),
    ...phrasesOf(family.beside ?? '').map((name): [string, StyleName] => [
      plainName(name),
      { kind: 'beside' },
    ]),
    ...phrasesOf(family.subjects).map((name): [string, StyleName] => [
      plainName(name),
      { kind: 'subject' },
    ]),
  ])
  made.set(family, book)
  return book
}

/** A name as tokens are read; a comma in it is written “;”. */
function plainName(name: string): string {
  if (/^[a-z]+(?: [a-z]+)*$/.test(name)) return name
  return withoutJoints(readTokens(name.replaceAll(';', ',')))
    .map(({ text }) => text)
    .join(' ')
}

/** “24-hour” and “24 hour”, “a.m.” and “am” are told alike: without hyphens inside words and full stops behind letters. */
export function withoutJoints(tokens: readonly PolicyToken[]): PolicyToken[] {
  return tokens.filter(({ text, start, end }, at) => {
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    if (before === undefined || before.end !== start) return true
    if (text === '-') return after?.start !== end
    return text !== '.' || !/^[a-z]$/.test(before.text)
  })
}
