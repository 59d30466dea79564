import { UsageError } from '@content-trust/workspace'
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { oneLine } from '../../terminal/display-text.ts'
import { notUnderstood } from '../clause-notes.ts'
import { entriesText } from '../words/write-policy.ts'
import type { Translation } from './translation.ts'

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Throws a UsageError where one of these clauses has no room for a form and a comment. */
export function requireRoom(shown: string, text: string, ids: readonly string[]): void {
  const tight = clausesOf(text).find(
    (clause) =>
      ids.includes(idOf(clause)) && (clause.flow || saysRange(text, clause) === undefined),
  )
  if (tight === undefined) return
  throw new UsageError(
    `${shown}: the clause \`${idOf(tight)}\` is in brackets or names its words elsewhere, so no form can be put there. Write it over several lines.`,
  )
}

/**
 * The text of a policy file in which clauses have a form in the place of their words, by their ids. The words become a
 * comment; all else stays as it is. Each of the clauses must have room (`requireRoom`).
 */
export function putForms(text: string, translations: ReadonlyMap<string, Translation>): string {
  return clausesOf(text)
    .flatMap((clause) => {
      const translation = translations.get(idOf(clause))
      return translation === undefined ? [] : changesOf(text, clause, translation)
    })
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end, text: put }) => left.slice(0, start) + put + left.slice(end), text)
}

function clausesOf(text: string): YAMLMap[] {
  const clauses = parseDocument(text).get('clauses')
  return isSeq(clauses) ? clauses.items.filter((item) => isMap(item)) : []
}

function idOf(clause: YAMLMap): string {
  return String(clause.get('id'))
}

function changesOf(text: string, clause: YAMLMap, { form, examples }: Translation): Change[] {
  const range = saysRange(text, clause)
  if (range === undefined) return []
  const indent = ' '.repeat(range.start - lineStart(text, range.start))
  const entries = { form, ...(clause.has('examples') ? {} : { examples }) }
  const lines = [`# ${oneLine(String(clause.get('says')))}`, ...entriesText(entries)]
  return [
    { ...range, text: lines.join(`${text.includes('\r\n') ? '\r\n' : '\n'}${indent}`) },
    ...staleNote(text, clause),
  ]
}

/** Where the words of a clause are, with their key. */
function saysRange(text: string, { items }: YAMLMap): Omit<Change, 'text'> | undefined {
  const pair = items.find(({ key }) => isScalar(key) && key.value === 'says')
  if (!isScalar(pair?.key) || !isScalar(pair.value)) return undefined
  const { key, value } = pair
  if (!key.range || !value.range) return undefined
  const [start] = key.range
  // A text over several lines ends with a line end, which stays.
  return { start, end: start + text.slice(start, value.range[1]).trimEnd().length }
}

/** The comment above a clause, from the note on that says that its words were not understood. */
function staleNote(text: string, clause: YAMLMap): Change[] {
  const start = lineStart(text, clause.range?.[0] ?? 0)
  let at = start
  let note = -1
  while (at > 0) {
    const above = lineStart(text, at - 1)
    const line = text.slice(above, at).trim()
    if (!line.startsWith('#')) break
    if (notUnderstood.some((beginning) => line.startsWith(`# ${beginning}`))) note = above
    at = above
  }
  return note < 0 ? [] : [{ start: note, end: start, text: '' }]
}

function lineStart(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
}
