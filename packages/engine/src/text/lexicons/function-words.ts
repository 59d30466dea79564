import { words } from './words.ts'

/** Closed word classes of English grammar. Compiled for this project. */

/** Forms of be. */
export const copulas = words(`
  is are was were be been being am isn't aren't wasn't weren't it's that's there's he's she's
  they're we're you're i'm what's who's here's
`)

/** Modal verbs. */
export const modals = words(`
  can could may might must shall should will would can't cannot couldn't mightn't mustn't
  shouldn't won't wouldn't i'll we'll you'll they'll he'll she'll it'll i'd we'd you'd they'd
`)

/** Words that negate. */
export const negations = words(`
  not no never none nobody nothing nowhere neither nor without cannot can't don't doesn't
  didn't isn't aren't wasn't weren't won't wouldn't couldn't shouldn't hasn't haven't hadn't
  hardly
`)

/** First person pronouns. */
export const firstPerson = words(`
  i me my mine myself we us our ours ourselves i'm i've i'd i'll we're we've we'd we'll
`)

/** Second person pronouns. */
export const secondPerson = words(`
  you your yours yourself yourselves you're you've you'd you'll
`)

/** Third person pronouns. */
export const thirdPerson = words(`
  he him his himself she her hers herself they them their theirs themselves it its itself
  they're they've they'd they'll he's he'd she's she'd
`)

/** Articles and demonstratives. */
export const articles = words(`
  the a an this that these those
`)

/** Prepositions. */
export const prepositions = words(`
  in on at by for with about against between into through during before after above below to
  from up down of off over under within across along toward towards upon among beyond despite
  via per amid amidst alongside throughout
`)

/** Conjunctions and relative words. */
export const conjunctions = words(`
  and but or so yet because although though while whereas if unless until since when where
  which who whom whose that than as whether
`)

/** Adverbs that link sentences. */
export const connectives = words(`
  however moreover furthermore additionally consequently therefore thus hence nevertheless
  nonetheless meanwhile accordingly conversely similarly likewise besides overall ultimately
  importantly notably specifically subsequently alternatively indeed finally firstly secondly
  thirdly lastly
`)
