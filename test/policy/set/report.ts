// Prints how policies as people write them are read: node --conditions=source test/policy/set/report.ts
// The failures are listed; of the sets that are kept back there are only the numbers, so that they stay unseen.
import { countVerdicts } from './count-verdicts.ts'
import { examplesOf, faultOf, judge } from './measure.ts'
import { sets } from './sets.ts'

for (const { name, asksFor, kept, first } of sets) {
  const { policies, right, named, silent } = countVerdicts(name)
  const before = first === undefined ? '' : `; when first met ${first.right} right`
  process.stdout.write(
    `${name} (${asksFor}): ${policies} policies, ${right} right, ${named} named, ${silent} silently wrong${before}\n`,
  )
  if (kept !== undefined) continue
  for (const example of examplesOf(name)) {
    const verdict = judge(example)
    if (verdict === 'right') continue
    process.stdout.write(`  ${verdict.padEnd(6)} ${example.policy}\n         ${faultOf(example)}\n`)
  }
}
