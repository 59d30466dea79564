import { words } from './words.ts'

/** Words that name no amount, time, place, person or thing. Compiled for this project. */

/** Amounts without a number. */
export const vagueQuantities = words(`
  many several various numerous countless multiple plenty lots tons loads myriad plethora
  multitude handful bunch range variety array host abundance significant substantial
  considerable sizable tremendous massive huge enormous vast few some most
`)

/** Times without a date. */
export const vagueTimes = words(`
  recently lately nowadays currently soon eventually someday sometime formerly previously
  historically traditionally today's modern contemporary ago
`)

/** Places without a name. */
export const vaguePlaces = words(`
  somewhere anywhere everywhere worldwide globally internationally
`)

/** People without a name. */
export const vagueAgents = words(`
  experts scientists researchers analysts critics observers scholars historians commentators
  insiders officials people users customers consumers individuals professionals leaders
  businesses organizations companies stakeholders practitioners enthusiasts everyone many some
  others specialists doctors economists academics authorities pundits fans skeptics proponents
  opponents advocates supporters detractors organisations employees teams students parents brands
  entrepreneurs marketers educators teachers communities voters readers viewers reviewers
  philosophers psychologists biologists sceptics physicians sources travelers travellers families
`)

/** Nouns that stand for another noun. */
export const placeholderNouns = words(`
  thing things stuff aspect aspects factor factors element elements area areas issue issues
  matter matters way ways manner regard respect case cases situation situations kind kinds
  sort sorts type types something anything everything lot lots feature features component
  components nature facet facets part parts piece pieces
`)

/** Nouns that name a quality or an idea. */
export const abstractNouns = words(`
  approach approaches concept concepts process processes strategy strategies solution
  solutions impact impacts success growth development experience experiences opportunity
  opportunities challenge challenges environment context perspective perspectives insight
  insights importance significance value values benefit benefits potential quality
  effectiveness efficiency innovation transformation collaboration engagement awareness
  understanding knowledge role journey landscape realm world society community progress change
  future possibilities needs goals outcomes results resources aspects complexity creativity
  diversity identity freedom connection balance resilience excellence
`)

/** Words that introduce an instance. */
export const concreteMarkers = words(`
  example examples instance e.g eg namely specifically including like such
`)

/** Words of praise or blame that say nothing about the thing. */
export const evaluatives = words(`
  good great amazing awesome excellent fantastic wonderful terrific incredible outstanding
  brilliant superb fabulous perfect nice best better bad terrible awful horrible worst worse
  beautiful lovely impressive remarkable stunning interesting exciting fun cool important
  special powerful useful helpful effective
`)
