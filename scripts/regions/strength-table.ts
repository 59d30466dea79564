import { strengths } from '../../packages/engine/src/policy/strength.ts'

/** What each way of asking does to the decision, as the parser applies it. */
export function strengthTable(): string {
  return [
    '| Wording | For example | Decision |',
    '| --- | --- | --- |',
    ...Object.values(strengths).map(
      ({ wording, example, action }) =>
        `| ${wording} | ${example} | ${action ?? 'none: it only lists'} |`,
    ),
  ].join('\n')
}
