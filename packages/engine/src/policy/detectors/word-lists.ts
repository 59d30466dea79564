import { defineDetector } from './detector.ts'
import { phraseFinder, wordAfter, wordBefore, wordSet } from './phrases.ts'

/** Curated for this project from `plainlanguage-gov` (CC0-1.0), `govuk-words-to-avoid` (OGL-3.0) and `cbsg` (MIT). */
const jargonWords = phraseFinder(
  `leverage/leverages/leveraged/leveraging, synergy/synergies/synergistic, utilize/utilizes/utilized/utilizing/utilise/utilises/utilised/utilising,
  stakeholder/stakeholders, deliverable/deliverables, actionable, actionable insights, holistic, paradigm/paradigms, paradigm shift/shifts,
  low hanging fruit, move the needle, circle back, touch base, deep dive, double click on, boil the ocean, drill down, reach out,
  going forward, at the end of the day, think outside the box, core competency/competencies, value add, value proposition/propositions,
  best of breed, best practice/practices, mission critical, turnkey, bandwidth to, blue sky thinking, ideate/ideation, incentivise/incentivize,
  operationalise/operationalize, onboarding, upskilling/upskill, learnings, ecosystem/ecosystems, thought leader/leaders/leadership,
  game changer/changers/changing, win win, key takeaways, pain point/points, touchpoint/touchpoints, go to market, swim lane/lanes,
  change agent/agents, empower/empowers/empowering, streamline/streamlines/streamlining, robust solution/solutions, cutting edge,
  bleeding edge, next generation, end to end solution/solutions, disruptive/disrupt/disruption, scalable solution/solutions, facilitate/facilitates,
  heretofore, hereinafter, aforementioned, herein, thereto, pursuant to, in accordance with, in lieu of, notwithstanding, forthwith,
  effectuate, expedite, remuneration, commence/commences/commenced, ascertain, endeavour/endeavor, with respect to, prior to, subsequent to,
  one stop shop, ring fencing, slimming down, foster/fostering, dialogue with, collaborate with, net net, run it up the flagpole`,
)
const isMeasured = wordSet('network memory high low limited gb mb more cpu')

/** Business, office and legal jargon. */
export const jargon = defineDetector({
  id: 'jargon',
  names:
    'jargon, jargon words, business jargon, corporate jargon, legal jargon, legalese, buzzword, buzzwords, business speak, management speak, corporate speak, officialese',
  describe: 'business, office and legal jargon from a list, such as “synergies” and “pursuant to”',
  *find(draft) {
    for (const found of jargonWords(draft)) {
      // The child that is fostered, and a network's bandwidth.
      const { lower } = draft.words[found.first]
      const next = wordAfter(draft, found.last)?.lower
      const isChild =
        lower.startsWith('foster') &&
        /^(?:care|child|children|home|homes|parent|parents|family|families)$/.test(next ?? '')
      if (!isChild && !(lower === 'bandwidth' && isMeasured(wordBefore(draft, found.first)?.lower)))
        yield found
    }
  },
})

/** Curated for this project from the surest words of `cuss` (MIT). */
const swearWords = phraseFinder(
  `fuck/fucks/fucked/fucker/fuckers/fucking/fuckin/fuckup/fuckups/motherfucker/motherfuckers/motherfucking, shit/shits/shitty/shitting/bullshit/horseshit/shithead/shitface/dipshit/shitshow/batshit,
  cunt/cunts, bitch/bitches/bitching/bitchy, bastard/bastards, asshole/assholes/arsehole/arseholes/dumbass/jackass/asshat/badass, bollocks,
  wanker/wankers/wank, twat/twats, dickhead/dickheads/dickwad, prick/pricks, cocksucker/cocksuckers, tosser/tossers, bugger/buggers/buggered,
  piss/pissed/pissing, goddamn/goddamned/goddammit/goddamnit, damnit/dammit, crap/crappy/crapper, slut/sluts/slutty, whore/whores, wtf, stfu, bloody hell,
  fag/fags/faggot/faggots, nigger/niggers/nigga/niggas, kike/kikes, spic/spics, chink/chinks, gook/gooks, wetback/wetbacks, raghead/ragheads, tranny/trannies,
  retard/retards/retarded, coon/coons, paki/pakis, dyke/dykes, douchebag/douchebags, damn`,
)
/** “Pricks of a needle”, “a chink in the armour”, “piss off” stays. */
const isHarmlessAfter = wordSet('in of up your his her the')
const mayBeHarmless = wordSet('chink chinks prick pricks dyke dykes')

/** Swear words and slurs. */
export const profanity = defineDetector({
  id: 'profanity',
  names:
    'profanity, profanities, swear word, swear words, swearing, curse word, curse words, cursing, offensive language, offensive words, obscenity, obscenities, vulgar language, foul language, bad language, strong language, slur, slurs, expletives',
  describe: 'swear words and slurs from a list',
  *find(draft) {
    for (const found of swearWords(draft)) {
      const { lower } = draft.words[found.first]
      if (mayBeHarmless(lower) && isHarmlessAfter(wordAfter(draft, found.last)?.lower)) continue
      yield found
    }
  },
})

/** Curated for this project from `retext-equality` (MIT). */
const excludingWords = phraseFinder(
  `blacklist/blacklists/blacklisted/blacklisting, black list/lists, whitelist/whitelists/whitelisted/whitelisting, white list/lists, blackhat/whitehat,
  master slave, slave/slaves, chairman/chairmen, mankind, manpower, man hour/hours, man made, manmade, manned, unmanned, middleman/middlemen, policeman/policemen,
  fireman/firemen, mailman/mailmen, salesman/salesmen, businessman/businessmen, spokesman/spokesmen, congressman/congressmen, councilman/councilmen, cameraman/cameramen,
  craftsman/craftsmen, foreman/foremen, freshman/freshmen, layman/laymen, workman/workmen, tradesman/tradesmen, repairman/repairmen, housewife/housewives,
  stewardess/stewardesses, hostess/hostesses, actress/actresses, cleaning lady/ladies, mothering instinct, hey/hi/hello/you guys, grandfathered, grandfather clause,
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
    'insensitive term, insensitive terms, insensitive language, non-inclusive language, non-inclusive terms, exclusionary language, exclusionary terms, gendered language, gendered terms, gendered words, sexist language, ableist language, inconsiderate language, discriminatory language, biased terms, uninclusive language',
  describe:
    'words that leave people out or hurt them, from a list, such as “whitelist” and “manpower”',
  *find(draft) {
    for (const found of excludingWords(draft)) {
      const isThe = draft.words[found.first].lower === 'the'
      const next = wordAfter(draft, found.last)
      // “The blind spot”, “the elderly man”: an adjective before its noun.
      if (isThe && next !== undefined && (isSpecies(next.lower) || !isVerbLike(next.lower)))
        continue
      yield found
    }
  },
})

const isVerbLike = wordSet(
  'is are was were have has had can could will would may might should must need needs and or in on at to with who often also live get do from by face',
)
