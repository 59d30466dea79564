import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, phraseFinder, wordAfter, wordFinder, wordSet } from './phrases.ts'

/** What somebody is called, sure wherever it stands. */
const sure = phraseFinder(
  `moron/morons, imbecile/imbeciles, cretin/cretins, scumbag/scumbags, lowlife/lowlifes, dimwit/dimwits, halfwit/halfwits, half wit, nitwit/nitwits, numpty/numpties, pillock/pillocks, tosser/tossers, wanker/wankers, bellend/bellends, dickhead/dickheads, asshole/assholes, arsehole/arseholes, bastard/bastards, twat/twats, twit/twits, nutjob/nutjobs, nutter/nutters, knobhead/knobheads, fuckwit/fuckwits, douchebag/douchebags, jackass, dumbass, shithead/shitheads, son of a bitch, libtard/libtards,
  waste of space/oxygen, those/these idiots/morons/clowns/fools/losers/liars/cowards, is/was an idiot, is/was a moron, is/was a liar/coward/loser/muppet/creep/pervert/bigot/hypocrite, are/were idiots/fools/liars/cowards/losers/hypocrites/scum/bigots, are/were all idiots/fools/liars/cowards/losers/hypocrites/scum, such a coward/liar/loser/creep/hypocrite, stupid people like, stupid idiot, get a life, brain dead, you make me sick, shame on you/him/her/them, go to hell, crawl back under, not the sharpest, thick as two, thick as a, piece of shit/garbage/filth/scum`,
)
/** Words that insult where somebody is called so: “you idiot”, “he's a clown”. */
const nouns = wordFinder(
  'idiot idiots fool fools clown clowns loser losers pig pigs scum coward cowards liar liars traitor traitors parasite parasites dunce muppet muppets wally creep creeps weirdo weirdos freak freaks psycho psychos pervert perverts snowflake snowflakes degenerate degenerates vermin cockroach cockroaches maggot maggots thug thugs troll trolls simpleton bigot bigots lunatic lunatics jerk jerks prat prats git gits crook crooks joke disgrace failure nobody hypocrite hypocrites airhead rat rats snake moaner crybaby crybabies wimp wimps slob slobs hag cow bitch whore slut retard dog dogs swine leech leeches nazi nazis fascist fascists thief thieves donkey dope peasant peasants bimbo skank',
)
/** Words that insult where a person is said to be so: “you are so stupid”. */
const qualities = wordFinder(
  'stupid dumb pathetic useless worthless disgusting brainless spineless gutless clueless ugly fat thick ignorant braindead moronic idiotic gormless deluded delusional vile repulsive',
)
const isPerson = wordSet("you you're he he's she she's they they're y'all")
const isLink = wordSet(
  "are is was were a an the such all just really so too total complete absolute utter bloody fucking stupid little big fat dirty filthy ugly old lying lazy bunch of load pack what you're he's she's they're both always clearly that right pathetic ignorant arrogant another nothing but very truly utterly absolutely completely simply pure miserable spineless sad silly damn",
)
/** What makes “what a” and “that” call somebody a name and not the fool of a play. */
const isCalling = wordSet(
  'what such lying you absolute utter stupid bloody fucking total complete bunch',
)
/** Words before what somebody is called that are read. */
const REACH = 6

/** Insults of persons. */
export const insult = defineDetector({
  id: 'insult',
  names:
    'insult, insults, personal insult, personal insults, personal attack, personal attacks, name calling, namecalling, insulting language, insulting words, insulting remarks, put downs, putdowns, ad hominem attacks, ad hominems, verbal abuse, belittling remarks, belittling language, insults of persons, insults of people, attacks on persons, attacks on people',
  describe: 'words that insult a person, such as “you idiot” and “he is a moron”',
  readsQuotes: true,
  *find(draft) {
    yield* sure(draft)
    for (const at of nouns(draft)) {
      // “A dog owner”, “pig farmers”
      if (isRest(wordAfter(draft, at))) yield* called(draft, at, isCalling)
    }
    for (const at of qualities(draft)) {
      if (!isJoined(draft, at + 1) || !isThing(draft.words.lower(at + 1))) yield* said(draft, at)
    }
  },
})

/** What may stand behind what somebody is called; empty at the end. */
const isRest = (word: string) => word === '' || isSmall(word)
const isSmall = wordSet(
  'and or but who that which for of to if when while at in on with like took got has have had can should will would is are was were you he she they i we as because than then now again shut go get stole ruined said never always just',
)

/** “You are so stupid”, but not “it makes you fat”. */
function* said(draft: DetectorDraft, at: number): Generator<Span> {
  const { words } = draft
  for (const found of called(draft, at, isNever)) {
    const isBeing = /(?:'re|'s\b| are\b| is\b| were\b| was\b)/i.test(
      draft.prose.slice(found.start, words.start(at)).replaceAll('’', "'"),
    )
    if (isBeing) yield found
  }
}

const isNever = () => false

/** “You are useless at darts” insults; “your fat content” does not. */
const isThing = wordSet('content free file files question questions phone cat tax cats bike car')

/** From who is called so to the word, where nothing but small words is between them. */
function* called(
  draft: DetectorDraft,
  at: number,
  isOpener: (word: string) => boolean,
): Generator<Span> {
  const { words } = draft
  let first = at
  let isOpened = false
  while (at - first < REACH && isJoined(draft, first)) {
    const before = words.lower(first - 1)
    if (isPerson(before)) {
      yield { start: words.start(first - 1), end: words.end(at) }
      return
    }
    if (!isLink(before)) break
    isOpened ||= isOpener(before)
    first--
  }
  if (isOpened) yield { start: words.start(first), end: words.end(at) }
}
