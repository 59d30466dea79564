import { detectors } from '../../packages/engine/src/policy/detectors/index.ts'

/** The detectors that a rule or a policy may name: id, what each finds, and its value. */
export function detectorTable(): string {
  return [
    '| `detector` | Finds | `value` |',
    '| --- | --- | --- |',
    ...detectors.map(({ id, describe, parameter }) => {
      const value =
        parameter === undefined
          ? ''
          : `${parameter.describe}; ${JSON.stringify(parameter.fallback)} if you give none`
      return `| \`${id}\` | ${describe.replaceAll('|', '\\|')} | ${value} |`
    }),
  ].join('\n')
}
