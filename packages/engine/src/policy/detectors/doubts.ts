import { sentenceAt } from './claims.ts'
import { defineDetector } from './detector.ts'
import { phraseFinder, wordBefore, wordSet } from './phrases.ts'

const saying =
  'say/says/said/argue/argues/argued/believe/believes/believed/claim/claims/claimed/think/thought/feel/felt/suggest/suggests/suggested/agree/agreed/warn/warned/fear/feared'
const held =
  'said/believed/thought/claimed/argued/assumed/accepted/known/regarded/considered/reported/rumoured/rumored/alleged/felt/acknowledged/recognised/recognized'
const people =
  'experts/critics/analysts/observers/commentators/scientists/researchers/scholars/insiders/sources/doctors/economists/locals/historians'
const hides = phraseFinder(
  `some/many/most/others ${saying}, some/many/most/several/other ${people}/people ${saying}, ${people} ${saying},
  it is/was ${held}, it is/was widely/often/generally/commonly/sometimes/frequently/usually ${held}, it has been ${held}, it has often/long been ${held},
  it's ${held}, it's widely/often/generally/commonly ${held}, is/are/was/were widely/generally/commonly/often ${held},
  ${people} have/has found/noted/shown/suggested/argued/claimed/warned, many consider/regard/see,
  studies/research/surveys/polls/evidence/reports/statistics show/shows/suggest/suggests/indicate/indicates/prove/proves/reveal/reveals/found,
  arguably, reportedly, allegedly, supposedly, purportedly, rumour/rumor has it, there are those who, as everybody/everyone knows, it goes without saying,
  it would seem/appear, word has it, many would say/argue, some would say/argue`,
)

/** “The critics say” of those who were named before, and “if it is felt” of no view. */
const isNamed = wordSet('the these those our two three four make makes made let what if when')

/** Words that hide who thinks or found something. */
export const weaselWord = defineDetector({
  id: 'weasel-word',
  names:
    'weasel word, weasel words, weasel phrases, weasel wording, weaselling, unattributed opinions, unattributed claims, unattributed statements, some say, experts say, studies show, it is believed',
  describe:
    'words that hide who thinks or found something, such as “some say” and “it is believed”, in sentences without a link',
  *find(draft) {
    const found = hides(draft)
    if (found.length === 0) return
    const linked = new Set(
      draft.links
        .filter(({ kind }) => kind !== 'image')
        .map(({ start }) => sentenceAt(draft, start)),
    )
    yield* found.filter(
      ({ first }) => !isNamed(wordBefore(draft, first)) && !linked.has(draft.words.sentence(first)),
    )
  },
})
