import { type Example, faultOf } from './set/measure.ts'

/** Ways in which different people say the same, with the two texts that tell whether they were understood. */
export interface Variants extends Omit<Example, 'policy'> {
  readonly policies: string
}

/** What is wrong with each of them; empty where nothing is. */
export function faultsOf({ policies, ...texts }: Variants): string[] {
  return lines(policies).flatMap((policy) => {
    const fault = faultOf({ ...texts, policy })
    return fault === undefined ? [] : [`${policy} – ${fault}`]
  })
}

function lines(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}
