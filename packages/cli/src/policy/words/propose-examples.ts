import { writeMarks } from '@content-trust/engine/house'
import type { ClauseForm, PolicyRule } from '@content-trust/engine/schema'
import type { Examples } from '../../examples/test-examples.ts'
import type { Engine } from '../../host.ts'
import { metPlaces } from '../met-places.ts'
import { type SampleText, sampleTexts } from './sample-texts.ts'

type Asked = Pick<Engine, 'explainPolicy' | 'ruleCatalogue'>

/**
 * Examples of clauses, by their ids: the first text that the clause meets, with what it meets between « and », and its
 * near miss where the clause passes that. Each was scored; a clause that none of the texts suits has no examples.
 */
export function proposeExamples(
  rules: readonly PolicyRule[],
  engine: Asked,
): ReadonlyMap<string, Examples> {
  const proposed = new Map<string, Examples>()
  for (const { text, nearMiss } of candidatesFor(rules, engine)) {
    const open = rules.filter(({ id }) => proposed.get(id)?.passes === undefined)
    if (open.length === 0) break
    const met = findEach(open, text, engine)
    if (met.every((ranges) => ranges.length === 0)) continue
    const missed = findEach(open, nearMiss, engine)
    for (const [at, { id }] of open.entries()) {
      if (met[at]?.length === 0) continue
      const matches = [writeMarks(text, met[at] ?? [])]
      const isNear = missed[at]?.length === 0
      if (isNear) proposed.set(id, { matches, passes: [nearMiss] })
      else if (!proposed.has(id)) proposed.set(id, { matches })
    }
  }
  return proposed
}

/** What each clause meets in a text. */
function findEach(rules: readonly PolicyRule[], source: string, { explainPolicy }: Asked) {
  const found = explainPolicy(rules, { source, syntax: 'markdown' })
  return rules.map(({ id }) => metPlaces(found.find((clause) => clause.id === id)))
}

/** Texts to try: with the phrases that clauses name, samples, and the examples of the built-in rules. */
function* candidatesFor(
  rules: readonly PolicyRule[],
  { ruleCatalogue }: Asked,
): Generator<SampleText> {
  for (const { form } of rules) if (form !== undefined) yield* phraseTexts(form)
  yield* sampleTexts
  for (const { examples } of ruleCatalogue) {
    const [bad = '', ...others] = examples.bad.map((text) => text.replaceAll(/[«»]/g, ''))
    const [good = ''] = examples.good
    for (const text of [bad, ...others]) if (!good.includes('«')) yield { text, nearMiss: good }
  }
}

function* phraseTexts({ targets }: ClauseForm): Generator<SampleText> {
  for (const target of targets) {
    if (target.kind !== 'phrase') continue
    yield { text: `The sign says ${target.words} in red.`, nearMiss: 'The sign says so in red.' }
  }
}
