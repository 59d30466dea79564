// Prints how policies as people write them are read: node --conditions=source test/policy/set/report.ts
// The failures of the half `seen` are listed; of `unseen` only the numbers, so that it stays unseen.
import { examplesOf, faultOf, halves, judge } from './measure.ts'

for (const half of halves) {
  const examples = examplesOf(half)
  const verdicts = examples.map((example) => judge(example))
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
  process.stdout.write(
    `${half}: ${examples.length} policies, ${count('right')} right, ${count('named')} named, ${count('silent')} silently wrong\n`,
  )
  if (half === 'unseen') continue
  for (const [at, example] of examples.entries()) {
    if (verdicts[at] === 'right') continue
    process.stdout.write(
      `  ${verdicts[at].padEnd(6)} ${example.policy}\n         ${faultOf(example)}\n`,
    )
  }
}
