import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { areOfficeHolders } from '../rewriting/office-holders.ts'
import { hasMatch } from '../tokens/required-texts.ts'
import { lineOf, wordAt, writtenOf } from '../tokens/token-patterns.ts'
import { readBehind } from './probe.ts'

type Tokens = readonly PolicyToken[]

/** Least words that are looked for as they stand. */
const FEWEST = 2

/** “No guarantees. You can mention the statutory warranty.”: words that no sign of ours knows, to be looked for as they stand. */
export function withoutSaid(form: ClauseForm, words: Tokens): ClauseForm | undefined {
  const isPlain = words.every(
    ({ kind, text }) => kind !== 'quoted' && (kind !== 'mark' || text === '-'),
  )
  if (!isPlain || words.length < FEWEST || readBehind(words, ['no']) !== undefined) return undefined
  return { ...form, unless: [...form.unless, { kind: 'value', values: [writtenOf(words)] }] }
}

/** A form that bans all that it did but for what some words name; undefined where it cannot. */
export function withoutThing(form: ClauseForm, words: Tokens): ClauseForm | undefined {
  return withoutPersons(form, words) ?? withoutWords(form, words)
}

const firstNames =
  /^(?:(?:just|only|a|the|their|his|her|its) )*(?:first|given|christian) names?(?: (?:only|alone|on (?:their|its) own|by (?:themselves|itself)))?$/
const examples = /,? (?:such as|like|for example|including) .*$/

function withoutPersons(form: ClauseForm, words: Tokens): ClauseForm | undefined {
  if (form.targets.length === 0 || !form.targets.every(isPerson)) return undefined
  const line = lineOf(words)
  if (hasMatch(firstNames, line)) {
    return { ...form, targets: [{ kind: 'detector', name: 'person-name', value: 'full' }] }
  }
  if (!areOfficeHolders(line.replace(examples, ''))) return undefined
  const politicians = [wordAt(words[0], words[words.length - 1], 'politicians')]
  const excepted = readBehind(politicians, ['no', 'names', 'of', 'persons', 'except'])
  return excepted && { ...form, unless: [...form.unless, ...excepted.unless] }
}

function isPerson(target: PolicyTarget): boolean {
  return target.kind === 'detector' && target.name === 'person-name'
}

/** “Avoid “green”. “Green energy” is fine.”: longer words that hold the banned ones. */
function withoutWords(form: ClauseForm, words: Tokens): ClauseForm | undefined {
  const banned = form.targets.flatMap((target) => (target.kind === 'phrase' ? [target.words] : []))
  const said = words.filter(
    ({ text }) => !/^(?:,|and|or|nor|the|words?|terms?|phrases?)$/.test(text),
  )
  const isQuoted = said.length > 0 && said.every(({ kind }) => kind === 'quoted')
  if (!isQuoted) return undefined
  const values = said.map(({ text }) => text)
  const isHeld = values.every((value) =>
    banned.some((phrase) => ` ${value.toLowerCase()} `.includes(` ${phrase.toLowerCase()} `)),
  )
  if (!isHeld || values.some((value) => banned.includes(value))) return undefined
  return { ...form, unless: [...form.unless, { kind: 'value', values }] }
}
