import { phrasesOf } from '../../lexicons/phrases-of.ts'
import { PhraseBook } from '../../phrase-book.ts'

/** What words do in a sentence about style, whatever it is about. */
export type StyleWord =
  /** What follows is not wanted. */
  | 'denies'
  /** The same, of a ban. */
  | 'bans'
  /** The same up to a comma: “instead of …, …”. */
  | 'replaces'
  /** What follows is wanted. */
  | 'orders'
  /** What stands before it is not wanted. */
  | 'faults'
  /** The same, of a ban. */
  | 'forbids'
  /** What stands before it becomes what follows. */
  | 'turns'
  /** What stands before it is meant only beside what follows: ““very” before “unique””. */
  | 'joins'
  | 'nothing'

const words: readonly (readonly [StyleWord, string])[] = [
  [
    'denies',
    "not, never, do not, don't, avoid, and not, but not, and never, but never, should not, shouldn't, should never, nor, over, as opposed to, in preference to, neither, rather not, drop, cut, leave out, stay away from, steer clear of, ought not to",
  ],
  ['bans', "no, must not, mustn't, may not, cannot, can't, must never, may never"],
  ['replaces', 'instead of, rather than, in place of, in lieu of, as against'],
  [
    'orders',
    'use, using, write, writing, look, looks, look like, looks like, read, reads, say, put, prefer, give, choose, spell, keep to, stick to, stick with, go with, go for, go, goes, come, comes, stand, stands, follow, leave, take, get, have, has, be, is, are, need to be, needs to be, has to be, have to be, must be, should be, call, opt for, employ, adopt, show, state, express, render, set, type, style, separate, carry, want, include, add, insert, need, require',
  ],
  [
    'faults',
    "is not our style, are not our style, isn't our style, aren't our style, is wrong, are wrong, is incorrect, are incorrect, is not used, are not used, is not house style, are not house style, is out, are out, is not right, is not how we write it, is bad style, is not wanted, are not wanted, is to be avoided, are to be avoided, should be avoided, must be avoided, is unwanted",
  ],
  [
    'forbids',
    "is not allowed, are not allowed, isn't allowed, aren't allowed, is banned, are banned, is forbidden, are forbidden, is not acceptable, are not acceptable, is not permitted, are not permitted, is prohibited, are prohibited, is unacceptable, are unacceptable",
  ],
  ['joins', 'before, in front of, ahead of'],
  ['turns', '→, =>, becomes, become, turns into, > '],
  [
    'nothing',
    `a, an, the, our, your, we, you, us, it, its, it's, they, them, their, this, that, these, those, one, ones, always, please, kindly, all, every, each, any, so, and, or, then, also, only, just, in, on, as, at, by, with, for, of, to, like, such, namely, eg, e g, ie, i e, from,
    should, must, shall, need, needs, can, will, has to, have to, house style, style, house, in house, format, form, pattern, model, scheme, notation, convention, rule, rules, here, throughout, everywhere, wherever possible, consistently, text, running text, body text, plain text, body copy, copy, prose, the text, main text, writing, in writing,
    written, given, spelled, spelt, shown, expressed, stated, put, typed, set, used, printed, rendered, styled, formatted, quoted, named, done, followed, known as, called, separated, marked, placed, for example, for instance, example, examples, everything, instead, rather, either, more, reader, readers, directly, you write, we write, when you write, you can, where, alone, alike, same, way, way round, order, both, order of, yes, ie, too, as well, as in, please note, remember, note, make sure, ensure, remember to, there, between, after, thing, things, item, items, word, words, term, terms, phrase, phrases, spelling, the word, the words, using, sentence, sentences, whatever, case, out`,
  ],
]

let made: PhraseBook<StyleWord> | undefined

/** Words that sentences about any style have. */
export function styleWords(): PhraseBook<StyleWord> {
  made ??= new PhraseBook(
    words.flatMap(([meaning, list]) =>
      phrasesOf(list).map((phrase): [string, StyleWord] => [phrase, meaning]),
    ),
  )
  return made
}
