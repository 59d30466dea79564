import { describe, expect, it } from 'vitest'
import { readDocument, showWords } from '../../../../../test/support/show-document.ts'
import { SHAPE } from '../document/document.ts'
import { hashWord } from '../document/vocabulary.ts'

/** Whether two texts have the same words to a rule. */
function readsAlike(one: string, other: string): boolean {
  const hashes = (text: string) => {
    const { words } = readDocument(text, 'plain')
    return [...words.hashes.slice(0, words.count)].join(' ')
  }
  return hashes(one) === hashes(other)
}

function shapesOf(source: string): string[] {
  const { words } = readDocument(source, 'plain')
  return [...words.flags.slice(0, words.count)].map((bits) =>
    Object.entries(SHAPE)
      .filter(([, bit]) => (bits & bit) !== 0)
      .map(([name]) => name)
      .join(' '),
  )
}

describe('words', () => {
  it.each([
    ['decimals, thousands, times and versions', '«3.5» «1,000.25» «10:30» «v2.1.0» «5», «6»'],
    ['apostrophes of both kinds', "«don't» «isn’t» «O'Brien»"],
    ['quotes that look like apostrophes', "'«quoted»' ‘«words»’ «dogs»' «bones»"],
    ['hyphens, dashes and slashes', '«well»-«known» «and»/«or» – «so» —«on»'],
    ['initials and abbreviations', '«J». «R». «Smith», «e».«g». «Dr». «No»'],
    ['combining marks inside a word', '«cafe\u0301» «nai\u0308ve»'],
    ['zero-width characters inside a word', '«zero\u200bwidth» «soft\u00adhyphen»'],
    ['zero-width characters at the end of a word', '«end»\u200b «of»\ufeff. «it»\u2060'],
    ['letters outside the basic plane', '«𝐁𝐨𝐥𝐝» «and» «𝒶stral»'],
    ['emoji between words', '«I» 😀 «like» 👍🏽 «it» 👨‍👩‍👧'],
    ['right-to-left words', '«שלום» «עולם», «مرحبا»'],
    ['one word per ideograph', '«这»«是»。«日»«本»«語»'],
    ['symbols around numbers', '$«5» «100»% «25»°«C» «3»×«4»'],
    ['lone surrogates as symbols', '«a» \ud83d «b»\udc00«c»'],
  ])('finds %s', (name, marked) => {
    expect(showWords(marked.replaceAll(/[«»]/g, ''), 'plain'), name).toBe(marked)
  })

  it.each([
    ['emphasis around a word', '«A» *«word»* «and» **«two»** «words»'],
    ['emphasis inside a word', '«un*believ*able»'],
    ['a possessive after emphasis', '*«Anna*’s» «book»'],
    ['letters after a link', '«the» [«API](u)s»'],
    ['a link at the end', '«see» [«the» «docs»](https://a.example/b).'],
    ['an escaped mark', '«two» \\* «three»'],
    ['an escaped apostrophe', "«don\\'t»"],
    ['inline code as one opaque word', '«run» «`npm install`» «now»'],
    ['a bare URL as one opaque word', '«see» «https://a.example/b?c=d» «now»'],
    ['a footnote mark as nothing', '«one»[^1] «two»\n\n[^1]: «note»'],
    ['inline HTML as nothing', '«a» <b>«bold»</b> «word»'],
  ])('reads Markdown: %s', (name, marked) => {
    expect(showWords(marked.replaceAll(/[«»]/g, '')), name).toBe(marked)
  })

  it('joins hyphenated parts across emphasis', () => {
    const { proseWords } = readDocument('a **self**-driving car')
    expect(proseWords).toBe(3)
  })

  it('folds case, accents, compatibility forms, apostrophes and invisible characters', () => {
    expect(readsAlike('Naïve CAFÉ', 'naive cafe')).toBe(true)
    expect(readsAlike('cafe\u0301', 'café')).toBe(true)
    expect(readsAlike('isn’t', "isn't")).toBe(true)
    expect(readsAlike('im\u200bpor\u00adtant', 'important')).toBe(true)
    expect(readsAlike('ｗｉｄｅ', 'wide')).toBe(true)
    expect(readsAlike('important', 'imported')).toBe(false)
  })

  it('reads a letter of another script as the Latin letter it imitates, in a Latin draft only', () => {
    const noise = 'This is an imp\u043ertant sentence about plain words.'
    expect(readsAlike(noise, noise.replace('\u043e', 'o'))).toBe(true)
    expect(readsAlike('\u0440\u043e\u0442', 'pot')).toBe(false)
  })

  it('hashes a word as the vocabulary does', () => {
    const { words } = readDocument('Said')
    expect(words.hashes[0]).toBe(hashWord('said'))
  })

  it('knows the shape of a word', () => {
    expect(shapesOf('word Word WORD I 12 v2 שלום')).toEqual([
      'plain',
      'capital plain',
      'capital allCapitals plain',
      'capital plain',
      'digit number',
      'digit',
      'foreign',
    ])
  })

  it('calls a word plain only when nothing but letters of ASCII is in it', () => {
    expect(shapesOf("don't isn’t naïve so\u00adft half/way end's e1 WORLD’S")).toEqual([
      '',
      '',
      '',
      '',
      'plain',
      'plain',
      '',
      'digit',
      'capital allCapitals',
    ])
  })

  it('reads a word longer than any known one to its end', () => {
    const long = 'a'.repeat(500)
    expect(showWords(`${long} b`)).toBe(`«${long}» «b»`)
  })
})
