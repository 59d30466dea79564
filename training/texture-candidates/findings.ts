import { percent } from '../evaluation/row.ts'
import { FEWEST_TEXTS, SEEN } from './measure.ts'
import type { Summary } from './summarise.ts'

/** What the figures say of each idea, and why the shipped form ships. */
export function findings(summaries: readonly Summary[]): string[] {
  const of = (id: string): Summary => {
    const found = summaries.find((summary) => summary.id === id)
    if (found === undefined) throw new RangeError(`Unexpected candidate “${id}”.`)
    return found
  }
  const high = (id: string): string => percent(of(id).leftOutMachinesHigh)
  const atMean = (id: string): string => percent(of(id).leftOutMachinesAtMean)
  const atMark = (id: string): string => percent(of(id).wildest.peopleAtMark)
  const area = (id: string): string => of(id).leftOutArea.toFixed(3)
  const ahead = (id: string): string =>
    [of(id).wins, of(id).winsAtMean].map((share) => `${(share * 100).toFixed(0)} %`).join(' and ')
  const size = (id: string): string => `${of(id).kilobytes.toFixed(0)} KB`
  const others = summaries.filter(({ id }) => id !== 'shipped')
  const best = (measure: (summary: Summary) => number): number => Math.max(...others.map(measure))
  return [
    '## What ships, and why',
    '',
    `The sum of shapes, n-grams and words ships, read over the whole draft or over its most machine-like run. Every candidate is measured where it is equally calm, so recall and new sources decide. No other form is ahead of the sum at both thresholds in more than ${(best((s) => Math.min(s.wins, s.winsAtMean)) * 100).toFixed(0)} % of the redraws, and most are behind. On sources it has never seen the shipped one has an AUROC of ${area('shipped')}; the best of the others has ${best((s) => s.leftOutArea).toFixed(3)}. At the threshold ${percent(of('shipped').peopleHigh)} of the people of the test groups are high. And a sum can be shown part by part.`,
    '',
    `The runs are there for drafts with foreign text added (\`training/results/robustness.md\`). They cost recall: from ${high('mix')} to ${high('shipped')}, at the mean from ${atMean('mix')} to ${atMean('shipped')}.`,
    '',
    `No candidate reaches the goals for the test groups at this threshold (AUROC 0.985, 75 % of machine texts at high). The best AUROC is ${Math.max(...summaries.map((s) => s.area)).toFixed(3)}, the most machine texts at high are ${percent(Math.max(...summaries.map((s) => s.machinesHigh)))}.`,
    '',
    `New people are what limits the shipped one. ${unseen(of('shipped'))}`,
    '',
    '## What was tried and dropped',
    '',
    'Shares are machine at high, left out, unless a line says otherwise. "At the mean" is the other threshold of the table under "How sure". "Ahead" tells in how many redraws a candidate finds more than the sum of all three, at either threshold.',
    '',
    `- **One part alone.** Shapes ${high('shapes')}, n-grams ${high('ngrams')}, words ${high('words')}; the sum ${high('mix')}. At the mean ${atMean('shapes')}, ${atMean('ngrams')}, ${atMean('words')} and ${atMean('mix')}. Shapes are calm and weak, with ${atMark('shapes')} of the worst source at the mark. N-grams and words are strong and wild, with ${atMark('ngrams')} and ${atMark('words')}.`,
    `- **Two parts.** Without shapes ${high('ngrams-words')}, ahead in ${ahead('ngrams-words')}. Without words ${high('shapes-ngrams')}, ahead in ${ahead('shapes-ngrams')}. Without n-grams ${high('shapes-words')} in ${size('shapes-words')}, ahead in ${ahead('shapes-words')}. At the mean ${atMean('ngrams-words')}, ${atMean('shapes-ngrams')} and ${atMean('shapes-words')}, against ${atMean('mix')} for all three.`,
    `- **N-grams of four tokens.** ${high('longer-ngrams')} against ${high('ngrams')}, at the mean ${atMean('longer-ngrams')} against ${atMean('ngrams')}, in twice the size.`,
    `- **Boosted trees** (120 of depth 3; 300 stumps). Trees find ${high('trees')}, shapes ${high('shapes')}. Distilled to shapes the trees find ${high('distilled')}: what they know beyond shapes does not survive that. Stumps in place of shapes change the sum to ${high('mix-stumps')}, ahead in ${ahead('mix-stumps')}. Straight lines between knots do the same and are easier to show.`,
    `- **Group DRO on n-grams.** The worst source at the mark falls from ${atMark('ngrams')} to ${atMark('group-dro-1')} with step 1 and ${atMark('group-dro-3')} with step 3. Machine texts fall with it: ${high('ngrams')} becomes ${high('group-dro-1')} and ${high('group-dro-3')}, and AUROC, left out, ${area('ngrams')} becomes ${area('group-dro-1')} and ${area('group-dro-3')}.`,
    `- **Likelihood ratio of two language models.** Alone ${high('ratio')}; pruned to ${size('small-ratio')} ${high('small-ratio')}. Added to the sum ${high('mix-ratio')}, ahead in ${ahead('mix-ratio')}; pruned ${high('mix-small-ratio')}, ahead in ${ahead('mix-small-ratio')}. Pruned and in place of the n-grams ${high('shapes-words-ratio')} in ${size('shapes-words-ratio')}, ahead in ${ahead('shapes-words-ratio')}. AUROC, left out, falls from ${area('mix')} to ${area('mix-ratio')}, ${area('mix-small-ratio')} and ${area('shapes-words-ratio')}. The gain is at one threshold only and within the redraws, so it does not ship yet. It is the first thing to try next.`,
    `- **Minimum and soft minimum of the three.** ${high('minimum')} and ${high('soft-minimum')}, ahead in ${ahead('minimum')} and in ${ahead('soft-minimum')}. The minimum has only ${atMark('minimum')} of the worst source at the mark. But at equal calm it finds fewer machine texts, because one part that does not know hides them.`,
    `- **One fit of all columns.** ${high('joint')}, at the mean ${atMean('joint')}, ahead in ${ahead('joint')}; AUROC, left out, ${area('joint')} against ${area('mix')}. The two thresholds disagree, so recall does not decide. The parts of a sum can be changed and shown one by one.`,
    `- **Raw completions fitted to.** ${high('raw-kept')}, at the mean ${atMean('raw-kept')}, ahead in ${ahead('raw-kept')}. At the mark they make the model flag fewer people, ${atMark('raw-kept')} against ${atMark('mix')} in the worst source, but machine texts come down further.`,
    '',
    'Ensembles over left-out sources, a column for each file while fitting and other lengths of the word list were tried by hand in an earlier round. No committed script makes their figures, so none are given. Conformal thresholds and a calibration for each genre were not tried.',
  ]
}

function unseen({ sources }: Summary): string {
  const judged = sources.filter(({ people }) => people >= FEWEST_TEXTS)
  const times = judged.map(({ peopleAtMark }) => peopleAtMark / SEEN).filter((ratio) => ratio > 1)
  const least = Math.min(...times).toFixed(0)
  const most = Math.max(...times).toFixed(0)
  return `In ${times.length} of the ${judged.length} judged sources ${least} to ${most} times as many people pass the mark as seen people do; in the others fewer do.`
}
