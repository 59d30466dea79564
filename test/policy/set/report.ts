// Prints how policies as people write them are read: node --conditions=source test/policy/set/report.ts
// The failures are listed; of the sets that are kept back there are only the numbers, so that they stay unseen.
import { examplesOf, faultOf, judge, sets } from './measure.ts'

const keptBack: ReadonlySet<string> = new Set(['unseen', 'thirteenth', 'seventeenth'])
for (const set of sets) {
  const examples = examplesOf(set)
  const verdicts = examples.map((example) => judge(example))
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
  process.stdout.write(
    `${set}: ${examples.length} policies, ${count('right')} right, ${count('named')} named, ${count('silent')} silently wrong\n`,
  )
  if (keptBack.has(set)) continue
  for (const [at, example] of examples.entries()) {
    if (verdicts[at] === 'right') continue
    process.stdout.write(
      `  ${verdicts[at].padEnd(6)} ${example.policy}\n         ${faultOf(example)}\n`,
    )
  }
}
