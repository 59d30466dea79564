import type { PolicyToken } from '../../policy-tokens.ts'
import { readStyle, type StyleRule } from '../style/read-style.ts'
import { concedesDoing, isConcession } from './concessions.ts'
import { demandsOf } from './demands.ts'
import { gappedParts } from './gapping.ts'
import { headingsApart } from './headings-apart.ts'
import { itemsApart } from './items-apart.ts'
import { joinedSentences } from './joined-sentences.ts'
import { needsApart } from './needs-apart.ts'
import { permissionApart } from './permissions.ts'
import { placedItemsApart } from './placed-items.ts'
import { placesApart } from './places-apart.ts'
import { withSecondVerb } from './second-verbs.ts'
import { withBanAndCount, withPlaceAndCount, withTwoLimits } from './two-limits.ts'

type Sentence = readonly PolicyToken[]

/** The words of a demand; a rule of style is understood before its sentences are cut. */
export interface ClausePart {
  readonly part: Sentence
  readonly style?: StyleRule
}

/** The demands of the sentences of a line; a rule of style is one, however many sentences it takes. */
export function clauseParts(
  sentences: readonly Sentence[],
  asked: ReadonlySet<PolicyToken>,
  policy: string,
): ClausePart[] {
  const parts: ClausePart[] = []
  let others: Sentence[] = []
  const close = (): void => {
    parts.push(...demandsIn(others, asked).map((part) => ({ part })))
    others = []
  }
  for (let at = 0; at < sentences.length; ) {
    const style = readStyle(sentences, at, policy)
    const end = at + (style?.sentences.length ?? 0)
    if (style === undefined || refersBack(sentences[end - 1], sentences[end])) {
      others.push(sentences[at])
      at++
      continue
    }
    close()
    parts.push({ part: style.sentences.flat(), style })
    at = end
  }
  close()
  return parts
}

function demandsIn(sentences: readonly Sentence[], asked: ReadonlySet<PolicyToken>): Sentence[] {
  return joinedSentences(
    sentences.flatMap((each) => (concedesDoing(each) ? [each] : permissionApart(each))),
    asked,
  )
    .flatMap(withSecondVerb)
    .flatMap(withTwoLimits)
    .flatMap(withPlaceAndCount)
    .flatMap(withBanAndCount)
    .flatMap((each) =>
      isConcession(each)
        ? [each]
        : demandsOf(each)
            .flatMap(gappedParts)
            .flatMap(headingsApart)
            .flatMap(placedItemsApart)
            .flatMap(placesApart)
            .flatMap(itemsApart)
            .flatMap(needsApart),
    )
}

/** Whether a sentence means something only after the one before: “NHS and UK are fine as they are.” */
function refersBack(before: Sentence, after: Sentence | undefined): boolean {
  if (after === undefined) return false
  const count = (sentences: Sentence[]): number => joinedSentences(sentences, new Set()).length
  return count([before, after]) < count([before]) + count([after])
}
