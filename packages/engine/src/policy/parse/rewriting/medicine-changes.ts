import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens } from '../tokens/replace-words.ts'
import { withEnding } from './matter-descriptions.ts'

const changes = '(?:take|start|start taking|stop|stop taking|come off|change|switch|use)'
const joined = '(?: ,)?(?: and| or| ,)'
const others =
  '(?:each other|one another|others|other (?:members|people|users|readers)|people|members|readers|users|anyone|anybody|somebody|someone|patients|posters|(?:an?|the|another) (?:reader|member|patient|user)s?)'
const list = `${changes}(?:${joined} ${changes})*`
const medicine =
  '(?:(?:an?|any|the|their|its|his or her|some|taking|prescribed) )*(?:medicines?|medications?|tablets|pills|meds)(?= |$)'
const telling = new RegExp(
  `^(?:(?:members|users|people|posters|readers|anyone|anybody|somebody|someone) (?:who )?)?(?<verb>tell(?:s|ing)?|advis(?:e|es|ing)|urg(?:e|es|ing)|encourag(?:e|es|ing)) ${others} to (?<changes>${list}) ${medicine}`,
)
const advice = new RegExp(
  `^(?:advice|instructions|suggestions|orders)(?: (?:for|to) ${others})? to (?<changes>${list}) ${medicine}`,
)

/** “Tell each other to take, stop or change a medicine”: the advice, before its verbs are read as demands. */
export function nameMedicineChanges(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const named = replaceTokens(tokens, advice, (found) => namesOf(found))
  return replaceTokens(named, telling, (found) => {
    const { verb = '' } = found.groups ?? {}
    return verb.endsWith('ing')
      ? namesOf(found)
      : `${withEnding(verb, 'mention')} ${namesOf(found)}`
  })
}

function namesOf({ groups }: RegExpExecArray): string {
  const words = groups?.['changes'] ?? ''
  const names = [
    ...(/\b(?:(?<!stop |start )(?:take|taking)|start|use)\b/.test(words)
      ? ['advice to take a medicine']
      : []),
    ...(/\b(?:stop|come off)\b/.test(words) ? ['advice to stop a medicine'] : []),
    ...(/\b(?:change|switch)\b/.test(words) ? ['advice to change a medicine'] : []),
  ]
  return names.join(' or ')
}
