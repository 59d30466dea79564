import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../../../training/random.ts'
import { analyzeText } from '../analyze-text.ts'

const sentences = [
  'Our approach helps teams to reach their goals with great ease.',
  'It is a powerful and flexible solution for all kinds of people, and it never fails.',
  'Many users say that this may be the best way to work.',
  'Because the pump stops when the tank is full, nothing spills (unless the valve leaks).',
  'Run `make test` before you open a request, then wait.',
  'On 3 May 2021 the county measured the north pier, and it had moved 14 mm.',
  'The report by Harold Mott is [in the archive](https://example.org/report).',
  'They talked about various aspects of the matter. Then they left!',
  'Everything is approx. right, e.g. the door, but not the roof.',
  'Scalable systems need careful planning; simple ones do not.',
  'We ensure quality by improving processes: quality improves processes.',
  'Is it faster than before? Perhaps it is.',
]
const separators = [
  ' ',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '\n\n- ',
  '\n\n## Overview\n\n',
  '\n\n> ',
  '\n\n```sh\nmake\n```\n\n',
]
const specifics = [
  '42',
  '3.5 ms',
  '17 %',
  '$40',
  '2019',
  '12 May 2019',
  '2019-05-12',
  'on 3 March 2021',
  'in 2019',
  'v2.3.1',
  'version 3.2',
  'PostgreSQL 14.2',
  'Grace Hopper',
  'Berlin',
  'the Eiffel Tower',
  'at Google',
  '`npm test`',
  '[the guide](https://example.org/guide)',
  'https://example.org/page',
  '(Smith 2019)',
]

const SEEDS = [3, 17, 92, 440]
const DRAFTS = 30
const INSERTIONS = 10

interface Random {
  below(limit: number): number
}

function randomOf(seed: number): Random {
  const next = createRandom(seed)
  return { below: (limit) => Math.floor(next() * limit) }
}

function pick<Item>(list: readonly Item[], random: Random): Item {
  const item = list[random.below(list.length)]
  if (item === undefined) throw new RangeError('Expected a list with an item.')
  return item
}

/** A draft of one sentence to thirty, so that both models and what is between them score some. */
function draftOf(random: Random): string {
  let text = pick(sentences, random)
  for (let more = random.below(30); more > 0; more--) {
    text += pick(separators, random) + pick(sentences, random)
  }
  return text
}

/** Places between two words of prose: after a letter or a mark, before a letter, outside code and links. */
function placesIn(text: string): number[] {
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`]*`|\[[^\]]*\]\([^)]*\)|^#.*$/gm, (part) =>
    '#'.repeat(part.length),
  )
  return [...prose.matchAll(/(?<=[a-z.,;:!?)]) (?=[A-Za-z(])/g)].map(({ index }) => index)
}

function specificityOf(source: string): number {
  return analyzeText({ source, syntax: 'markdown' }).specificity_risk
}

describe('something specific between two words', () => {
  it.each(SEEDS)(
    'never raises specificity_risk, and taken away never lowers it (seed %i)',
    (seed) => {
      const random = randomOf(seed)
      let lowered = 0
      for (let draft = 0; draft < DRAFTS; draft++) {
        const without = draftOf(random)
        const before = specificityOf(without)
        const places = placesIn(without)
        for (let insertion = 0; insertion < INSERTIONS; insertion++) {
          const at = pick(places, random)
          const added = pick(specifics, random)
          const withIt = `${without.slice(0, at)} ${added}${without.slice(at)}`
          const after = specificityOf(withIt)
          expect(after, `${added} in ${JSON.stringify(withIt)}`).toBeLessThanOrEqual(before)
          if (after < before) lowered++
        }
      }
      // A score that ignores what is specific would pass, too.
      expect(lowered).toBeGreaterThan((DRAFTS * INSERTIONS) / 2)
    },
  )
})
