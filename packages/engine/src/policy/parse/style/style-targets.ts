import type { PolicyTarget } from '../../form/clause-form.ts'
import type { StyleFamily } from '../../lexicons/style/style-family.ts'
import { once } from '../assembling/resolve.ts'
import type { FormPlace } from './style-book.ts'
import type { StyleMention } from './style-mentions.ts'

/**
 * What finds the forms that are not wanted: those that are named as such, and of what is wanted all that it excludes. Empty
 * where nothing can be found.
 */
export function styleTargets(
  { choices }: StyleFamily,
  mentions: readonly StyleMention[],
): PolicyTarget[] {
  if (isContrary(mentions)) return []
  const wanted = mentions.filter(({ isUnwanted }) => !isUnwanted).flatMap(({ forms }) => forms)
  const unwanted = mentions
    .filter(({ isUnwanted }) => isUnwanted)
    .flatMap((mention) => deniedForms(mention, wanted.length > 0))
  return once(
    choices.flatMap((forms, choice) =>
      forms.flatMap(({ found }, at) => {
        const isWanted = wanted.some(isAt(choice, at))
        const isExcluded = wanted.some((form) => form.choice === choice) && !isWanted
        const isNamed = unwanted.some(isAt(choice, at)) && !isWanted
        return isExcluded || isNamed ? found : []
      }),
    ),
  )
}

/** “Chair, not chairman”: two examples of the same forms are told apart by something else. */
function isContrary(mentions: readonly StyleMention[]): boolean {
  const keys = (isUnwanted: boolean): string[] =>
    mentions.flatMap((each) => (each.isUnwanted === isUnwanted ? JSON.stringify(each.forms) : []))
  const wanted = new Set(keys(false))
  return keys(true).some((key) => wanted.has(key))
}

function isAt(choice: number, at: number): (form: FormPlace) => boolean {
  return (form) => form.choice === choice && form.at === at
}

/**
 * Of “never 4th June” the ending is meant, and not that the day comes first. Of “never 4 June” alone nothing tells what is meant.
 */
function deniedForms({ kind, forms }: StyleMention, isContrast: boolean): readonly FormPlace[] {
  const special = forms.filter(({ at }) => at > 0)
  if (kind === 'name' || (special.length === 0 && isContrast)) return forms
  return special
}
