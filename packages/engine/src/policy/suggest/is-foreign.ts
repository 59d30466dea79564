const common =
  'der die das und nicht keine kein ist sind nur ohne mit für auf eine einen bitte immer müssen le la les des une pas de du et est sont sans avec dans pour ne aucun aucune toujours doit el los las una sin con por para y que no ningún ninguna siempre debe il lo gli uno non senza che per deve nessun nessuna sempre o os um uma não sem com nenhum het een geen niet zonder met moet och inte utan ingen ej ikke uten uden nie bez tylko oraz jest'
const known = new Set(
  common
    .split(' ')
    .filter(
      (word) =>
        ![
          'no',
          'die',
          'per',
          'con',
          'o',
          'y',
          'met',
          'la',
          'de',
          'un',
          'os',
          'com',
          'non',
          'le',
          'du',
          'des',
          'lo',
          'auf',
          'ej',
          'do',
          'das',
          'mit',
        ].includes(word),
    ),
)
/** Words that only another language has in such numbers. */
const weak = new Set([
  'die',
  'la',
  'de',
  'le',
  'du',
  'des',
  'das',
  'mit',
  'auf',
  'con',
  'un',
  'non',
  'per',
])

/** Whether a clause seems to be in another language than English, the only one that is read. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin < letters / 2) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const strong = words.filter((word) => known.has(word)).length
  return strong > 0 || words.filter((word) => weak.has(word)).length > 1
}
