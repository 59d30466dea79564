import { analyzeText } from '../../packages/engine/src/index.ts'
import { readTextCorpora } from '../corpora.ts'
import { quantile } from '../metrics.ts'
import { createRandom } from '../random.ts'
import { splitOf } from '../splits.ts'
import type { Row } from './row.ts'

const twins: Record<string, string> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', i: 'і' }

/** Every tenth chance: a look-alike letter, a zero-width space, a doubled space, a curly quote. */
function disturb(text: string, random: () => number): string {
  let out = ''
  for (const character of text) {
    const chance = random()
    if (chance < 0.1 && twins[character] !== undefined) out += twins[character]
    else if (chance < 0.1 && character === ' ') out += '  '
    else if (character === "'") out += '’'
    else if (character === '"') out += '”'
    else out += character
    if (chance > 0.97 && /[a-z]/.test(character)) out += '\u200b'
  }
  return out
}

/** How far character noise moves the texture score, over every 20th test document. */
export async function noiseRows(seed: number): Promise<Row[]> {
  const random = createRandom(seed)
  const moves: number[] = []
  let index = 0
  for await (const { text, group } of readTextCorpora()) {
    if (splitOf(group) !== 'test' || index++ % 20 !== 0) continue
    const plain = analyzeText({ source: text, syntax: 'plain' })
    const noisy = analyzeText({ source: disturb(text, random), syntax: 'plain' })
    moves.push(Math.abs(plain.synthetic_texture_risk - noisy.synthetic_texture_risk))
  }
  return [
    {
      measure: `character noise moves the texture score by (95th percentile of ${moves.length} texts; largest)`,
      floor: '–',
      goal: '≤ 0.05',
      value: `${quantile(moves, 0.95).toFixed(3)}; ${Math.max(...moves).toFixed(3)}`,
    },
  ]
}
