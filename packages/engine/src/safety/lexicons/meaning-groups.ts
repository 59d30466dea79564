/** Words that carry a statement's strength or extent, in groups of equal meaning. Compiled for this project. */
type Groups = ReadonlyMap<string, string>

function groupsOf(lists: Readonly<Record<string, string>>): Groups {
  return new Map(
    Object.entries(lists).flatMap(([group, list]) =>
      list.split(' ').map((word): [string, string] => [word, group]),
    ),
  )
}

/** How sure or how binding a statement is; words that are often no modal are left to the other checks. */
export const modality: Groups = groupsOf({
  possibility: 'may might could possibly perhaps maybe',
  ability: 'can able unable capable ability capability capacity',
  obligation:
    'must shall mandatory obliged obligatory required require requires need needs needed necessary necessity compelled forced obligated',
  advice: 'should ought advisable',
})

/** How many or how much. */
export const quantity: Groups = groupsOf({
  all: 'all every each everyone everybody everything both whole entire any',
  most: 'most majority mostly mainly largely predominantly primarily',
  many: 'many numerous lots much plenty countless',
  some: 'some someone somebody partly partially somewhat several various multiple certain handful',
  few: 'few fewer',
  none: 'none nobody nothing',
  only: 'only solely exclusively',
  almost: 'almost nearly',
})

/** By how much. */
export const extent: Groups = groupsOf({
  slight: 'slightly marginally',
  strong:
    'much far considerably significantly substantially greatly sharply dramatically drastically vastly steeply',
})

/** How often. */
export const frequency: Groups = groupsOf({
  always: 'always constantly continually continuously forever invariably',
  often: 'often frequently usually regularly commonly typically generally normally',
  sometimes: 'sometimes occasionally periodically',
  rarely: 'rarely seldom infrequently',
  never: 'never',
})

/** What a statement has to do with the one beside it. */
export const cause: Groups = groupsOf({
  because: 'because due owing',
  contrast: 'although though despite however nevertheless nonetheless whereas but',
  result: 'therefore thus hence consequently',
  exclusion: 'except exception excluding barring',
  unless: 'unless',
  condition: 'if when whenever once',
})

/** Whether both are meant or one of them. */
export const joining: Groups = groupsOf({ and: 'and', or: 'or' })

/** Words that negate what they go with. */
export const negators = new Set(
  'not no non never none nobody nothing nowhere neither nor without hardly barely scarcely'.split(
    ' ',
  ),
)

/** Words of grammar of which one may be the opposite of another. */
export const directionWords = new Set(
  'up down over under in out on off more less fewer most least better worse best worst he she upward downward'.split(
    ' ',
  ),
)

/** Words of grammar: they carry no content of their own. */
export const grammarWords = new Set(
  'the a an this that these those and or nor as of to in on at by for with from into onto about against between through during within across along toward upon among amid via per out off up down over under again further then here there when where why how who whom whose which what it i we you he she they me us him her them be have do will would shall so than too very also just however moreover furthermore additionally therefore thus hence meanwhile indeed such own same other another both either own let get while if because since although though until unless whether but yet is am are was were been being has had did does not no can could may might must should ought there ever even still already well way rather quite really actually basically simply much more most less least many some any all each every few several one ones else like etc overall finally besides instead together around despite regardless notwithstanding due owing following except excluding including beside toward upon aside versus vs only never always none nothing nobody once twice maybe perhaps yes please'.split(
    ' ',
  ),
)
