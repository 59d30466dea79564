import { type Detector, detectorThemes } from '../../packages/engine/src/policy/detectors/index.ts'
import { cases } from '../../test/policy/detectors/cases.ts'

/** Longest example in UTF-16 code units. */
const LONGEST = 90

/** Examples of these would offend, or look like a leak. */
const unshown = new Set(['profanity', 'secret'])

/** The detectors that a rule or a policy may name, below a heading for each theme. */
export function detectorList(): string {
  return detectorThemes
    .map(({ title, detectors }) => [`## ${title}`, '', ...detectors.flatMap(itemOf)].join('\n'))
    .join('\n\n')
}

function itemOf(detector: Detector): string[] {
  const { id, describe } = detector
  const below = [exampleLine(detector), valueLine(detector)].filter((line) => line !== undefined)
  return [`- \`${id}\` finds ${describe}`, ...below.map((line) => `  - ${line}`)]
}

/** The first text of its tests in which it finds something, and the first near miss. */
function exampleLine({ id, parameter }: Detector): string | undefined {
  const { value = parameter?.fallback, finds, passes } = cases[id]
  const found = finds.map(shown).find((text) => text !== undefined)
  if (found === undefined || unshown.has(id) || value !== parameter?.fallback) return undefined
  const passed = passes.map(shown).find((text) => text !== undefined)
  return `matches ${found}${passed === undefined ? '' : `, passes ${passed}`}`
}

/** A text as code in a line; undefined where it does not fit into one. */
function shown(text: string): string | undefined {
  const line = text.replace(/\n\nText\.?$/, '')
  return line.length > LONGEST || /[\n`]/.test(line) ? undefined : `\`${line}\``
}

function valueLine({ parameter }: Detector): string | undefined {
  if (parameter === undefined) return undefined
  const { describe, fallback, choices = [] } = parameter
  const isListed = choices.every(
    (choice) => choice === fallback || describe.includes(`\`${choice}\``),
  )
  const list = isListed ? '' : `; one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`
  return `\`value\`: ${describe.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}${list}; the default is \`${fallback}\``
}
