import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import {
  type FoundWords,
  isJoined,
  phraseFinder,
  wordAfter,
  wordFinder,
  wordSet,
} from './phrases.ts'

/** Curated for this project from `retext-equality` (MIT). */
const excludingWords = phraseFinder(
  `blacklist/blacklists/blacklisted/blacklisting, black list/lists, whitelist/whitelists/whitelisted/whitelisting, white list/lists, blackhat/whitehat,
  master slave, slave/slaves, chairman/chairmen, mankind, manpower, man hour/hours, man made, manmade, manned, unmanned, middleman/middlemen, policeman/policemen,
  fireman/firemen, mailman/mailmen, salesman/salesmen, businessman/businessmen, spokesman/spokesmen, congressman/congressmen, councilman/councilmen, cameraman/cameramen,
  craftsman/craftsmen, foreman/foremen, freshman/freshmen, layman/laymen, workman/workmen, tradesman/tradesmen, repairman/repairmen, housewife/housewives,
  stewardess/stewardesses, hostess/hostesses, actress/actresses, waitress/waitresses, barmaid/barmaids, barman/barmen, postman/postmen, milkman/milkmen, doorman/doormen, fisherman/fishermen, handyman/handymen,
  weatherman/weathermen, sportsman/sportsmen, statesman/statesmen, serviceman/servicemen, stuntman/stuntmen, clergyman/clergymen, anchorman/anchormen, draftsman/draughtsman, deliveryman/deliverymen,
  chairwoman/chairwomen, policewoman/policewomen, businesswoman/businesswomen, saleswoman/saleswomen, spokeswoman/spokeswomen, usherette/usherettes, seamstress/seamstresses, headmistress/headmistresses, poetess/poetesses,
  male nurse/nurses, lady/woman/female doctor/doctors/engineer/engineers/pilot/pilots/lawyer/lawyers/driver/drivers/judge/judges/scientist/scientists/surgeon/surgeons/boss/bosses, man days, man and wife, man up, manning the, gentlemen's agreement, forefathers, cleaning lady/ladies, mothering instinct, hey/hi/hello/you guys, guys, spinster/spinsters, so gay, normal people/children, grandfathered, grandfather clause,
  sanity check/checks, sanity checking, dummy value/variable/values/variables, crazy, insane, insanely, lunatic/lunatics, psycho, schizo,
  crippled/cripples/cripple, lame, tone deaf, blind to, deaf and dumb, deaf mute, wheelchair bound, confined to a wheelchair, handicapped,
  suffers/suffering/suffer from autism/depression/schizophrenia/dementia/epilepsy/diabetes/aids, afflicted with, victim of aids, mentally ill, special needs, able bodied, birth defect,
  midget/midgets, retarded, mongoloid, spaz/spastic, junkie/junkies, addict/addicts, alcoholic/alcoholics, committed suicide, commit suicide,
  eskimo/eskimos, oriental/orientals, gypsy/gypsies, gyp/gypped, indian giver, spirit animal, off the reservation, long time no see, peanut gallery, 
  third world, illegal alien/aliens, illegal immigrant/immigrants, ghetto, colored/coloured people, homosexual/homosexuals, sexual preference, 
  transgendered, transvestite/transvestites, hermaphrodite/hermaphrodites, opposite sex, both genders, ladies and gentlemen, the elderly, senior citizen/citizens, the disabled,
  the homeless, the blind, fellow countrymen, founding fathers, master bedroom, first world problems, native speaker/speakers, grandmother test, ninja, rockstar, tribal knowledge`,
)
const isSpecies = wordSet('spot spots test tests signature')

/** Words that leave people out or hurt them. */
export const insensitiveTerm = defineDetector({
  id: 'insensitive-term',
  names:
    'insensitive term, insensitive terms, insensitive language, non-inclusive language, non-inclusive terms, exclusionary language, exclusionary terms, gendered language, gendered terms, gendered words, sexist language, ableist language, inconsiderate language, discriminatory language, biased terms, uninclusive language, gendered job titles, sexist words',
  describe:
    'words that leave people out or hurt them, from a list, such as “whitelist” and “manpower”',
  *find(draft) {
    for (const found of excludingWords(draft)) {
      const isPaving = isColourful(draft, found)
      const isThe = draft.words.lower(found.first) === 'the'
      const next = wordAfter(draft, found.last)
      // “The blind spot”, “the elderly man”: an adjective before its noun.
      const isAdjective = next !== '' && (isSpecies(next) || !isVerbLike(next))
      if (!isPaving && !(isThe && isAdjective)) yield found
    }
    yield* malePronouns(draft)
  },
})

const isVerbLike = wordSet(
  'is are was were have has had can could will would may might should must need needs and or in on at to with who often also live get do from by face',
)

const isCrazyThing = wordSet('paving golf quilt quilts horse')

/** “Crazy paving” is a kind of paving. */
function isColourful(draft: DetectorDraft, { first, last }: FoundWords): boolean {
  return draft.words.lower(first) === 'crazy' && isCrazyThing(wordAfter(draft, last))
}

const openers = wordFinder('every each any everyone everybody anyone anybody someone nobody')
const isOne = wordSet('everyone everybody anyone anybody someone nobody')
const isRole = wordSet(
  `engineer developer doctor user student teacher nurse manager employee customer reader writer author citizen driver
  pilot patient person member player participant worker lawyer candidate applicant child visitor guest owner`,
)
const isMale = wordSet('he his him himself')
/** Words from a role to the pronoun that stands for it. */
const LONGEST_REACH = 8

/** “Every engineer should check his code”: a male pronoun for anybody. */
function* malePronouns(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const first of openers(draft)) {
    const noun = isOne(words.lower(first)) ? first : first + 1
    if (noun > first && !isRole(words.lower(noun))) continue
    for (let at = noun + 1; at < noun + LONGEST_REACH && isJoined(draft, at); at++) {
      if (!isMale(words.lower(at))) continue
      if (wordAfter(draft, at) !== 'or') yield { start: words.start(first), end: words.end(at) }
      break
    }
  }
}
