import { words } from './words.ts'

/**
 * Pairs in which one word already says the other. Curated for this project from
 * `slopless-redundancy-patterns`, `vale-microsoft-wordiness`, `retext-simplify` (MIT) and
 * `vale-proselint-*` (BSD-3-Clause), with further pairs of the same kind. Left out: pairs with a second meaning ("fixed cost",
 * "software program", "mutual agreement" in law).
 */

/** Modifier to the words that already hold its meaning; the modifier can go. */
const modifiers: Readonly<Record<string, string>> = {
  absolute: 'necessity guarantee',
  absolutely: 'essential necessary certain crucial vital critical imperative',
  actual: 'fact facts',
  added: 'bonus bonuses',
  additional: 'bonus bonuses',
  advance: 'planning preparation warning',
  already: 'existing',
  basic: 'fundamentals essentials necessity necessities',
  close: 'proximity scrutiny',
  complete: 'opposite stranger strangers',
  completely: 'destroyed annihilate annihilated unanimous surrounded',
  end: 'result results outcome outcomes',
  factual: 'evidence',
  false: 'pretense pretenses pretence pretences',
  final: 'outcome conclusion',
  foreign: 'imports',
  free: 'gift gifts giveaway giveaways',
  general: 'consensus',
  honest: 'truth',
  innocent: 'bystander bystanders',
  joint: 'collaboration cooperation',
  major: 'breakthrough breakthroughs',
  mutual: 'cooperation',
  mutually: 'interdependent',
  natural: 'instinct instincts',
  new: 'innovation innovations invention inventions beginning',
  old: 'adage adages cliche',
  past: 'history memories',
  personal: 'opinion opinions belief beliefs friend friends',
  positive: 'benefit benefits improvement improvements',
  readily: 'apparent',
  safe: 'haven havens',
  serious: 'crisis danger',
  still: 'remains remain persists persist',
  successfully: 'achieved accomplished',
  sum: 'total',
  terrible: 'tragedy tragedies',
  true: 'fact facts',
  unexpected: 'surprise surprises',
  usual: 'custom customs',
  various: 'different',
  vitally: 'important necessary',
  whole: 'entire',
}

/** Words after a word that already holds their meaning; the tail can go. */
const tails: Readonly<Record<string, string>> = {
  together: `combine combines combined combining merge merges merged merging blend blends blended
    blending mix mixes mixed mixing gather gathered gathering collaborate collaborates collaborated
    collaborating cooperate cooperates cooperated cooperating`,
  again:
    'repeat repeats repeated repeating restate restates restated reiterate reiterates reiterated',
  back: 'revert reverts reverted reverting',
  across: 'span spans spanned spanning',
  'in size': 'large small huge tiny bigger smaller',
  'in color': 'red blue green yellow purple white black brown orange pink gray',
  'in colour': 'red blue green yellow purple white black brown orange pink grey',
  'in shape': 'round square oval triangular circular rectangular',
  'on all sides': 'surrounded',
  'until later': 'postpone postponed defer deferred',
  'in nature': 'technical temporary political physical commercial educational cyclical seasonal',
  situation: 'emergency crisis',
  situations: 'emergency',
}

/** Pairs whose shorter form is another word. */
const others: Readonly<Record<string, string>> = {
  'consensus of opinion': 'consensus',
  'null and void': 'void',
  'reason is because': 'reason is that',
  'throughout the entire': 'throughout the',
  'throughout the whole': 'throughout the',
  'visible to the eye': 'visible',
  'equally as': 'equally',
  'plan ahead for the future': 'plan ahead',
  'nod your head': 'nod',
  'shrug your shoulders': 'shrug',
  'blink your eyes': 'blink',
  'tuna fish': 'tuna',
  'atm machine': 'ATM',
  'hiv virus': 'HIV',
  'lcd display': 'LCD',
}

/** Each pair with the words that are enough. */
export const redundantPairs: ReadonlyMap<string, string> = new Map([
  ...Object.entries(modifiers).flatMap(([modifier, list]) =>
    words(list).map((kept): [string, string] => [`${modifier} ${kept}`, kept]),
  ),
  ...Object.entries(tails).flatMap(([tail, list]) =>
    words(list).map((kept): [string, string] => [`${kept} ${tail}`, kept]),
  ),
  ...Object.entries(others),
])
