import { dictionary } from 'cmu-pronouncing-dictionary'
import { type Prose, readProse } from '../../packages/engine/src/style/prose.ts'
import * as formulas from '../../packages/engine/src/style/readability/formulas.ts'
import { countSyllables } from '../../packages/engine/src/style/readability/syllables.ts'
import { scanPlain } from '../../packages/engine/src/text/markdown/scan-plain.ts'
import { textEngine } from '../../packages/engine/src/text/pipeline/text-engine.ts'
import { createDocument } from '../../packages/engine/src/text/tokenize/create-document.ts'
import { sentenceBreaker } from '../../packages/engine/src/text/tokenize/sentence-breaks.ts'
import { readJsonl } from '../corpora.ts'
import { pearson, quantile } from '../metrics.ts'
import { percent, type Row } from './row.ts'

/** A text of the CLEAR corpus with its published values (CC BY-NC-SA: it evaluates and fits nothing). */
interface ClearText {
  readonly text: string
  readonly sentence_count: number
  readonly flesch_reading_ease: number
  readonly flesch_kincaid_grade: number
  readonly ari: number
  readonly smog: number
  readonly new_dale_chall: number
}

/** A text of textstat's own tests with the values that they expect. */
interface ExpectedText {
  readonly text: string
  readonly expected: Readonly<Record<string, number | undefined>>
}

const POINT = '≤ 1 point'
const GRADE = '≤ 0.3 grade'

/** The readability formulas beside published values. */
export async function readabilityRows(): Promise<Row[]> {
  const texts: ClearText[] = []
  for await (const row of readJsonl<ClearText>('signals/readability/clear.jsonl.gz'))
    texts.push(row)
  const pairs = texts.map((published) => ({ published, prose: proseOf(published.text) }))
  const agreeing = pairs.filter(
    ({ published, prose }) => published.sentence_count === prose.sentences,
  )
  const rows = [
    ...rowsFor(`${pairs.length} texts of CLEAR`, pairs),
    ...rowsFor(`the ${agreeing.length} of them cut into equally many sentences`, agreeing),
  ]
  return [...rows, ...(await textstatRows()), syllableRow(texts)]
}

interface Pair {
  readonly published: ClearText
  readonly prose: Prose
}

function rowsFor(which: string, pairs: readonly Pair[]): Row[] {
  const row = (
    name: string,
    formula: formulas.Formula,
    publishedOf: (text: ClearText) => number,
    goal: string,
  ): Row => {
    const ours = pairs.map(({ prose }) => formula(prose))
    const theirs = pairs.map(({ published }) => publishedOf(published))
    const differences = ours.map((value, index) => value - theirs[index])
    return {
      measure: `${name}, ${which}: Pearson with the published value; median difference`,
      floor: 'exact formulas',
      goal: `≥ 0.98${goal === '' ? '' : `; ${goal}`}`,
      value: `${pearson(ours, theirs).toFixed(4)}; ${quantile(differences, 0.5).toFixed(2)}`,
    }
  }
  return [
    row(
      'Flesch reading ease',
      formulas.fleschReadingEase,
      (text) => text.flesch_reading_ease,
      POINT,
    ),
    row(
      'Flesch-Kincaid grade',
      formulas.fleschKincaidGrade,
      (text) => text.flesch_kincaid_grade,
      GRADE,
    ),
    row(
      'automated readability index',
      formulas.automatedReadabilityIndex,
      (text) => text.ari,
      GRADE,
    ),
    row('SMOG', formulas.smogIndex, (text) => text.smog, ''),
    row('new Dale-Chall score', formulas.daleChallScore, (text) => text.new_dale_chall, ''),
  ]
}

async function textstatRows(): Promise<Row[]> {
  const compared: readonly (readonly [string, formulas.Formula, string])[] = [
    ['flesch_reading_ease', formulas.fleschReadingEase, POINT],
    ['flesch_kincaid_grade', formulas.fleschKincaidGrade, GRADE],
    ['smog_index', formulas.smogIndex, GRADE],
    ['coleman_liau_index', formulas.colemanLiauIndex, ''],
    ['lix', formulas.lix, ''],
  ]
  const texts: { prose: Prose; expected: ExpectedText['expected'] }[] = []
  const path = 'signals/readability/textstat-expected.jsonl.gz'
  for await (const { text, expected } of readJsonl<ExpectedText>(path)) {
    texts.push({ prose: proseOf(text), expected })
  }
  return compared.map(([name, formula, goal]) => {
    const differences = texts.flatMap(({ prose, expected }) => {
      const value = expected[name]
      return value === undefined ? [] : [Math.abs(formula(prose) - value)]
    })
    return {
      measure: `${name}, ${differences.length} texts of textstat's tests: median absolute difference; largest`,
      floor: 'exact formulas',
      goal: goal === '' ? '–' : goal,
      value: `${quantile(differences, 0.5).toFixed(2)}; ${Math.max(...differences).toFixed(2)}`,
    }
  })
}

/** How often a word of running text has as many syllables as the CMU Pronouncing Dictionary gives it first. */
function syllableRow(texts: readonly ClearText[]): Row {
  let known = 0
  let agreeing = 0
  let difference = 0
  for (const { text } of texts) {
    const words =
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[a-z]+(?:'[a-z]+)*/g) ?? []
    for (const word of words) {
      const sounds = dictionary[word]
      if (sounds === undefined) continue
      const expected = sounds.match(/\d/g)?.length ?? 0
      const counted = countSyllables(word)
      known++
      if (counted === expected) agreeing++
      difference += counted - expected
    }
  }
  return {
    measure: `syllables of ${known} running words of CLEAR: agreement with the CMU Pronouncing Dictionary; mean difference`,
    floor: '–',
    goal: '–',
    value: `${percent(agreeing / known)}; ${(difference / known).toFixed(3)}`,
  }
}

function proseOf(text: string): Prose {
  const { vocabulary } = textEngine().compiled
  return readProse(createDocument(scanPlain(text), vocabulary, sentenceBreaker))
}
