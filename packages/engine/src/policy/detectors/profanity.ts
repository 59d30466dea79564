import { defineTextDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { maskedSwearing } from './masked-swearing.ts'
import {
  type FoundWords,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordFinder,
  wordSet,
} from './phrases.ts'

/** Curated for this project from the surest words of `cuss` (MIT). */
const swearWords = phraseFinder(
  `fuck/fucks/fucked/fucker/fuckers/fucking/fuckin/fuckup/fuckups/motherfucker/motherfuckers/motherfucking, shit/shits/shitty/shitting/bullshit/horseshit/shithead/shitface/dipshit/shitshow/batshit,
  cunt/cunts, bitching/bitchy, bastard/bastards, asshole/assholes/arsehole/arseholes/dumbass/jackass/asshat/badass, bollocks,
  wanker/wankers/wank, twat/twats, dickhead/dickheads/dickwad, prick/pricks, cocksucker/cocksuckers, tosser/tossers, bugger/buggers/buggered,
  piss/pissed/pissing, goddamn/goddamned/goddammit/goddamnit, damnit/dammit, crap/crappy/crapper, slut/sluts/slutty, whore/whores, wtf, stfu, bloody hell,
  fag/fags/faggot/faggots, nigger/niggers/nigga/niggas, kike/kikes, spic/spics, chink/chinks, gook/gooks, wetback/wetbacks, raghead/ragheads, tranny/trannies,
  retard/retards/retarded, coon/coons, paki/pakis, dyke/dykes, douchebag/douchebags, damn/damned, what/where/why/how/who the hell/heck, go to hell, hell yeah/no, the hell out, bloody awful/idiot/idiots/useless/stupid/brilliant/nonsense/fool,
  arse/arses, kick ass, kicked ass, pain in the ass, smart ass, half assed, bellend/bellends, knobhead/knobheads, shite, sod off, screw you, screw this, effing, frigging, for christ's/god's/fuck's/chrissake sake, shut the f, shut the fuck, wazzock/wazzocks, he's/she's/you're a knob, knob end, plonker/plonkers,  feck/fecking/fecked, sucks ass/balls/dick, gobshite/gobshites, shithole, dumbfuck, fuckwit, pillock/pillocks, knob head, dick head, arse hole, ass hole, bull shit, holy crap/hell, ffs, lmfao, sod all, sodding, bloody well/hopeless/shambles/mess/cheek/joke/disgrace/rubbish, moron/morons/imbecile/imbeciles/cretin/cretins/scumbag/scumbags`,
)
/** “Pricks of a needle”, “a chink in the armour”, “piss off” stays. */
const isHarmlessAfter = wordSet('in of up your his her the')
const mayBeHarmless = wordSet('chink chinks prick pricks')
/** A wall against the sea, unless a person is called so. */
const isDyke = wordSet('dyke dykes')
const isInsult = wordSet('you fucking butch bull ugly stupid filthy bloody damn these those')
/** Swear words, unless the sentence speaks of dogs. */
const bitches = phraseFinder('bitch/bitches')
const dogs = wordFinder('dog dogs puppy puppies litter breeder kennel kennels whelp whelps')

/** Swear words and slurs. */
export const profanity = defineTextDetector({
  id: 'profanity',
  names:
    'profanity, profanities, swear word, swear words, swearing, curse word, curse words, cursing, offensive language, offensive words, obscenity, obscenities, vulgar language, foul language, bad language, strong language, slur, slurs, expletives, swears, cuss words, rude words',
  describe: 'swear words and slurs from a list, also half hidden by asterisks',
  parameter: {
    name: 'form',
    fallback: 'any',
    choices: ['any', 'plain'],
    describe: '`plain` for words written out, without those half hidden by asterisks',
  },
  *find(draft, form) {
    let dogSentences: ReadonlySet<number> | undefined
    for (const found of swearWords(draft)) {
      const mayPass = mayBeHarmless(draft.words.lower(found.first))
      const isHarmless = mayPass && isHarmlessAfter(wordAfter(draft, found.last))
      if (!isHarmless && !isOtherThing(draft, found)) yield found
    }
    for (const found of bitches(draft)) {
      dogSentences ??= new Set(dogs(draft).map((dog) => draft.words.sentence(dog)))
      if (!dogSentences.has(draft.words.sentence(found.first))) yield found
    }
    if (form === 'any') yield* maskedSwearing(draft)
  },
})

/** A dyke by the sea, “the damned” of a church. */
function isOtherThing(draft: DetectorDraft, { first, last }: FoundWords): boolean {
  const { words } = draft
  const word = words.lower(first)
  const before = wordBefore(draft, first)
  if (isDyke(word)) return !isInsult(before)
  return word === 'damned' && before === 'the' && wordAfter(draft, last) === ''
}
