import { words } from './words.ts'

/**
 * Words that show whether a text says something of its own: promises and praise that want backing, and the
 * words with which a writer tells limits, reasons and order. Compiled for this project.
 */

/** Praise of a thing without saying what it does. */
export const qualityWords = words(`
  comprehensive robust seamless seamlessly efficient efficiently powerful flexible scalable reliable
  secure securely intuitive elegant modern professional advanced sophisticated optimal optimized
  effective effectively excellent clean polished beautiful rich extensive versatile user-friendly
  lightweight fast blazing easy easily simple effortless effortlessly smooth smoothly responsive
  performant quality consistent maintainable readable modular extensible resilient stable innovative
  unique ideal perfect perfectly best great amazing outstanding superior valuable convenient
  affordable durable premium essential critical crucial vital key important significant
  significantly substantial substantially dramatic dramatically meaningful actionable impressive
  exceptional remarkable invaluable indispensable ultimate trusted proven unparalleled unmatched
  stunning incredible successful successfully
`)

/** Gains, and verbs that promise one. */
export const gainWords = words(`
  improve improves improved improving improvement improvements enhance enhances enhanced enhancing
  enhancement enhancements boost boosts boosted boosting ensure ensures ensured ensuring enable
  enables enabling empower empowers empowering allow allows allowing help helps helping simplify
  simplifies simplified simplifying streamline streamlines streamlined streamlining reduce reduces
  reduced reducing reduction increase increases increased increasing maximize maximizes maximizing
  minimize minimizes minimizing optimize optimizes optimizing optimization accelerate accelerates
  accelerating eliminate eliminates eliminating prevent prevents preventing guarantee guarantees
  guaranteed facilitate facilitates facilitating foster fosters fostering promote promotes promoting
  deliver delivers delivering provides providing offers offering unlock unlocks benefit benefits
  beneficial advantage advantages value efficiency productivity performance usability scalability
  reliability maintainability flexibility readability success experience confidence convenience
  saves saving save savings profit profits income earn
`)

/** Comparisons and ranks. */
export const rankWords = words(`
  better faster easier safer cheaper stronger higher lower greater superior quicker cleaner simpler
  smarter richer more most best fastest easiest leading largest only unlike than speedup slower
  double triple twice
`)

/** Words of studies and of those who make them. */
export const studyWords = words(`
  study studies research researchers scientists experts evidence survey surveys statistics data
  science scientific proven shown findings literature scholars critics historians report reports
  clinical doctors analysts proof proves prove validated theory theories
`)

/** People in general. */
export const peopleWords = words(`
  people everyone everybody nobody many most users customers developers teams companies businesses
  organizations individuals students teachers parents children society humans consumers employees
  leaders communities world industry
`)

/** Words that say one thing makes another. */
export const causeWords = words(`
  because therefore thus hence leads leading results resulting causes caused due drives contributes
  consequently enables makes
`)

/** Words of a writer who guesses. */
export const guessWords = words(`
  likely probably possibly perhaps presumably apparently seems seem appears appear suggests suggest
  might may could potentially potential typically generally usually often commonly various depending
`)

/** What does not hold, does not work or stands against something else. */
export const limitWords = words(`
  not no cannot can't don't doesn't isn't aren't won't wasn't weren't didn't haven't hasn't shouldn't
  couldn't wouldn't never nothing none without unless except only neither nor unable unsupported
  missing fails fail failed failure error errors wrong broken bug bugs limitation limitations caveat
  warning deprecated unfortunately but however although though instead rather yet still otherwise
  whereas despite
`)

/** Reasons. */
export const reasonWords = words('because since so why reason therefore')

/** Which one, how many, in which order. */
export const orderWords = words(`
  exactly same equal each per both first second third last next previous other another two three
  four five six seven eight nine ten twice between least most
`)

/** Pointers to a place or an instance. */
export const pointerWords = words(`
  here above below following see e.g i.e eg ie example instance namely
`)

/** When something holds. */
export const conditionWords = words(`
  if when unless until before after once while otherwise then whenever wherever whether
`)

/** A first-hand account. */
export const ownAccountWords = words("i we my our me us i've i'm we've we're i'd we'd")

/** Words before a number that only counts the parts of a text. */
export const partWords = words(
  'step phase part section chapter day option level tier stage task item',
)

/** Words before a version, a number or a name. */
export const labelWords = words('version versions release number dated')
