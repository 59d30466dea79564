import { defineDetector } from './detector.ts'
import { classOf } from './editorial/word-class.ts'
import { phraseFinder, wordBefore, wordSet } from './phrases.ts'

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
  do the needful, please revert, revert back/at, revert to me/us, cascade/cascaded/cascading the/this/down/information, onboard a/new/our, kpi/kpis, north star metric/goal, table that/this, unpack that/this, in our wheelhouse, hit the ground running, helicopter view, quick win/wins, run it up, socialise/socialize the idea, put a pin in, take it/this offline, close the loop, ducks in a row, peel the onion, single source of truth, net net, level set, sanity check, trim the fat, eat our own, open the kimono, moving parts, north star, prepone, out of pocket until, per our last, hereby, inter alia, mutatis mutandis, one stop shop, ring fencing, slimming down, foster/fostering, dialogue with, collaborate with, net net, run it up the flagpole, take this/it/that offline, to the next level, granular insight/insights/data/level/detail/view/approach, best in breed, herewith, value added, move/moving the goalposts, push the envelope, synergise/synergize/synergised/synergized, action it/this/that/items, helicopter view, in our wheelhouse, quick win/wins, ballpark figure/figures, skin in the game`,
)
const isMeasured = wordSet('network memory high low limited gb mb more cpu')
const isFostered = wordSet(
  'care child children home homes parent parents family families kitten kittens dogs cats',
)
const isOfBusiness = wordSet(
  'business partner product digital innovation startup developer software data tech our brand vendor platform whole entire retail',
)

/** Business, office and legal jargon. */
export const jargon = defineDetector({
  id: 'jargon',
  names:
    'jargon, jargon words, business jargon, corporate jargon, legal jargon, legalese, buzzword, buzzwords, business speak, management speak, corporate speak, officialese, corporate buzzwords, office speak, gobbledygook',
  describe: 'business, office and legal jargon from a list, such as “synergies” and “pursuant to”',
  *find(draft) {
    for (const found of jargonWords(draft)) {
      // The child that is fostered, a network's bandwidth and the ecosystem of a pond.
      const lower = draft.words.lower(found.first)
      const isChild =
        lower.startsWith('foster') &&
        [1, 2].some((step) => isFostered(draft.words.lower(found.last + step)))
      const before = wordBefore(draft, found.first)
      const isNature = lower.startsWith('ecosystem') && !isOfBusiness(before)
      // “More leverage” is what a lever gives.
      const isThing = lower === 'leverage' && classOf(draft, found.first, 'leverage') === 'noun'
      if (isThing) continue
      if (!isChild && !isNature && !(lower === 'bandwidth' && isMeasured(before))) yield found
    }
  },
})
