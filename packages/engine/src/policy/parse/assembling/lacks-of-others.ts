import type { PolicyTarget } from '../../form/clause-form.ts'
import { lacking } from '../../lexicons/detector-names.ts'

/** Whether what lacks something is another thing than those that a clause names. */
export function isOfOthers(lack: PolicyTarget, things: readonly PolicyTarget[]): boolean {
  const isOfImages = nameOf(lack) === 'missing-alt-text'
  const holders = [...lacking].flatMap(([thing, name]) => (name === nameOf(lack) ? [thing] : []))
  return (
    (isOfImages || holders.length > 0) &&
    things.some(
      (thing) => /^(?:detector|evidence)$/.test(thing.kind) && !holders.includes(nameOf(thing)),
    )
  )
}

function nameOf(target: PolicyTarget): string {
  return 'name' in target ? target.name : ''
}
