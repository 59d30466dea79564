import { type Description, describe } from './description-parts.ts'

const sold = '(?:prescription (?:- only )?|over the counter |named |branded |generic )?'
const ending =
  '(?= ?$| (?:,|:|;|must|should|needs?|has|have|goes|go|is|are|to|in|for|by name|without|unless|and)(?: |$))'

/** Medicines that drafts name or mention: “names a medicine”, “mentions prescription drugs by name”. */
export const medicineDescriptions: readonly Description[] = [
  describe(`(nam(?:e|es|ing)|mention(?:s|ing)?) (?:an? |any |the |other |some |specific |particular |single |certain )*${sold}(medicines?|drugs?|medications?)${ending}(?: by name)?`, ([
    said,
    verb,
    thing,
  ]) => mentionedMedicine(said, verb, thing)),
]

/** Who names a medicine gives a name, who mentions medicines need not; a drug may be no medicine. */
function mentionedMedicine(said: string, verb: string, thing: string): string {
  const isNamed =
    verb.startsWith('nam') || /by name|\b(?:named|branded|specific|particular)\b| an? /.test(said)
  const isDrug = thing.startsWith('drug') && !said.includes('prescription')
  if (isDrug && !isNamed) return said
  const ending = verb.endsWith('s') ? 's' : verb.endsWith('ing') ? 'ing' : ''
  const name = isDrug ? 'drug names' : isNamed ? 'medicine names' : 'medicine mentions'
  return `mention${ending} ${name}`
}
