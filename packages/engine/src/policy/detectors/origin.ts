import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, phraseFinder, wordFinder, wordSet } from './phrases.ts'

const peoples = wordFinder(
  `british english scottish welsh irish american canadian australian french german spanish italian portuguese dutch belgian swiss austrian polish romanian bulgarian hungarian czech slovak ukrainian russian lithuanian latvian estonian albanian serbian croatian bosnian greek turkish swedish norwegian danish finnish icelandic
  chinese japanese korean vietnamese thai filipino indonesian malaysian indian pakistani bangladeshi nepali afghan iranian iraqi syrian lebanese israeli palestinian saudi yemeni egyptian libyan tunisian moroccan algerian sudanese somali eritrean ethiopian kenyan nigerian ghanaian congolese zimbabwean african mexican brazilian colombian venezuelan cuban jamaican haitian arab kurdish
  asian european eastern caribbean hispanic latino latina black white coloured aboriginal indigenous roma gypsy traveller caucasian muslim christian jewish hindu sikh buddhist catholic protestant atheist mormon`,
)
const isPerson = wordSet(
  `man men woman women boy boys girl girls child children person people male males female females teenager teenagers teen youth youths pensioner student students pupil pupils worker workers driver drivers suspect suspects attacker attackers gang gangs thief thieves robber burglar victim victims migrant migrants immigrant immigrants refugee refugees national nationals citizen citizens resident residents couple family families mother father parents neighbour neighbours neighbor neighbors tenant tenants
  seeker seekers pastor cabbie cabbies imam priest rabbi vicar nurse nurses doctor doctors colleague colleagues employee employees shopkeeper cleaner builder tourist tourists criminal criminals offender offenders prisoner prisoners inmate landlord lady guy lad bloke gentleman grandmother husband wife applicant applicants customer customers patient patients plumber waiter waitress`,
)
/** “A black and white man”: colours and the ends of the sky are of persons only right before one. */
const isColour = wordSet('black white coloured eastern')
const isEmployed = wordSet(
  'american british born lorry taxi truck bus delivery factory farm construction exchange young old middle-aged elderly teenage born-again bar care van asylum origin',
)
const descents = phraseFinder(
  'of british/english/scottish/welsh/irish/american/french/german/spanish/italian/portuguese/dutch/polish/romanian/russian/greek/turkish/chinese/japanese/korean/vietnamese/indian/pakistani/bangladeshi/afghan/iranian/iraqi/syrian/moroccan/algerian/somali/nigerian/african/asian/arab/mexican/jamaican/jewish/hispanic/caribbean/european descent/origin/heritage/extraction/ancestry/background/appearance/ethnicity/nationality, of mixed race/heritage, described as white/black/asian/hispanic/latino/arab, irishman/irishmen/irishwoman/englishman/englishmen/englishwoman/frenchman/frenchmen/frenchwoman/dutchman/dutchmen/scotsman/scotsmen/welshman/welshmen, comes/come/came/hails/hail from somalia/poland/romania/nigeria/pakistan/india/bangladesh/syria/afghanistan/iraq/iran/turkey/albania/bulgaria/ghana/kenya/jamaica/china/vietnam/mexico/morocco/algeria/ukraine/russia/eritrea/sudan, group/family/gang of travellers/gypsies, of middle eastern appearance/descent/origin, of eastern european appearance/descent/origin, of foreign/ethnic/migrant origin/descent/background, with a migration/migrant background, a practising/practicing/devout/observant muslim/christian/jew/hindu/sikh/catholic/buddhist, he/she is/was a muslim/christian/jew/hindu/sikh/catholic/buddhist/romanian/pole/somali/turk, he/she is/was muslim/jewish/hindu/sikh/catholic/buddhist/polish/romanian/turkish/nigerian/somali/afghan/syrian/pakistani/indian/irish/black/asian, who is muslim/jewish/hindu/sikh/catholic/buddhist/polish/romanian/turkish/nigerian/somali/afghan/syrian/pakistani/black/asian',
)

/** Origins of persons. */
export const origin = defineDetector({
  id: 'origin',
  names:
    "nationality of a person, nationality of people, nationalities, nationality, a person's nationality, a person's religion, a person's ethnicity, a person's race, people's nationality, people's religion, people's ethnicity, people's race, someone's nationality, someone's religion, someone's ethnicity, someone's race, the nationality of suspects, nationality of suspects, ethnicity of suspects, ethnicity of persons, ethnicity of people, religion of persons, religion of people, religion of a person, ethnicity of a person, race of a person, ethnic origin, ethnic origins, ethnic background, national origin, skin colour, skin color, origin of suspects, where people come from",
  describe:
    'nationality, religion or ethnicity of persons, such as “a Polish driver” and “of Turkish descent”',
  readsQuotes: true,
  *find(draft) {
    yield* descents(draft)
    for (const at of peoples(draft)) yield* beside(draft, at)
  },
})

/** “A Polish lorry driver”: a person right behind, or behind one word of what they do. */
function* beside(draft: DetectorDraft, at: number): Generator<Span> {
  const { words } = draft
  const reach = isColour(words.lower(at)) ? 1 : 2
  for (let next = at + 1; next <= at + reach && isJoined(draft, next); next++) {
    const lower = words.lower(next)
    // The “British National Party” is none.
    if (isPerson(lower) && !words.isCapital(next)) {
      yield { start: words.start(at), end: words.end(next) }
      return
    }
    if (!isEmployed(lower)) return
  }
}
