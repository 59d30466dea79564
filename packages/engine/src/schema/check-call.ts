import { EngineError } from './error.ts'
import { severityChoices } from './severities.ts'
import { sourceRuleIds } from './source-finding.ts'
import { syntaxes } from './syntaxes.ts'

/**
 * Checks what a program without types may get wrong in a call, in about two microseconds: these run before each draft
 * of a corpus, and without zod, which is a tenth of the start of a command line.
 */
export type OptionCheck = readonly [isRight: (value: unknown) => boolean, expected: string]

/** Options by name; undefined always passes. */
export type OptionChecks = Readonly<Record<string, OptionCheck>>

const LONGEST_SHOWN = 60
const draftFields = ['source', 'syntax', 'tree']

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')
const anObject: OptionCheck = [isObject, 'an object']
const names: OptionCheck = [isNames, 'a list of rule ids and evidence types']

/** An option that is one of some words. */
export const oneOf = (words: readonly unknown[]): OptionCheck => [
  (value) => words.includes(value),
  `one of ${words.join(', ')}`,
]

export const aBoolean: OptionCheck = [isBoolean, 'true or false']

/**
 * What the calls that score and revise a draft take. One object may serve them all, as hosts have it. The fields of a
 * context and of a house are checked where they are read.
 */
export const textChecks: OptionChecks = {
  context: [() => true, ''],
  ignoredRules: names,
  severities: [
    hasSeverities,
    `an object of ${severityChoices.join(', ')} by rule id or evidence type`,
  ],
  house: anObject,
  policy: [hasRules, 'a list of clauses, each with the texts `id` and `says`'],
  gateRules: names,
  sourceFindings: [hasFindings, 'a list of findings of a check of sources, each with its place'],
  details: [(value) => isBoolean(value) || value === 'draft', "true, false or 'draft'"],
  maxEvidence: [isCount, 'a whole number from 0, or Infinity'],
  mayEdit: [(value) => typeof value === 'function', 'a function'],
}

/**
 * Throws `invalid_option` for options that are no object, that the call does not have, or with a wrong value.
 *
 * @param checks the options that the call has.
 */
export function checkOptions(options: unknown, checks: OptionChecks): void {
  if (!isObject(options))
    throw optionError(`Unexpected options ${show(options)}, expected an object.`)
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (check === undefined) {
      const known = Object.keys(checks).join(', ')
      throw optionError(`Unexpected option \`${name.slice(0, LONGEST_SHOWN)}\`, expected ${known}.`)
    }
    const [isRight, expected] = check
    if (value === undefined || isRight(value)) continue
    throw optionError(`Unexpected value ${show(value)} of \`${name}\`, expected ${expected}.`)
  }
}

/** Throws `invalid_draft` for what is no draft. */
export function checkDraft(draft: unknown): void {
  if (!isObject(draft)) {
    const expected = `an object with ${draftFields.slice(0, 2).join(' and ')}`
    throw draftError(`Unexpected draft ${show(draft)}, expected ${expected}.`)
  }
  const { source, syntax, tree }: { source?: unknown; syntax?: unknown; tree?: unknown } = draft
  if (typeof source !== 'string') {
    throw draftError(`Unexpected \`source\` ${show(source)} of a draft, expected a string.`)
  }
  if (!isSyntax(syntax)) {
    const expected = `one of ${syntaxes.join(', ')}`
    throw draftError(`Unexpected \`syntax\` ${show(syntax)} of a draft, expected ${expected}.`)
  }
  if (tree !== undefined && !isObject(tree)) {
    throw draftError(`Unexpected \`tree\` ${show(tree)} of a draft, expected an mdast.`)
  }
  for (const name in draft) {
    if (draftFields.includes(name)) continue
    const found = name.slice(0, LONGEST_SHOWN)
    throw draftError(`Unexpected \`${found}\` of a draft, expected source, syntax or tree.`)
  }
}

/** Throws `invalid_draft` for what is no text of a draft. */
export function checkVersion(text: unknown): void {
  if (typeof text === 'string') return
  throw draftError(`Unexpected version ${show(text)}, expected a string.`)
}

function isSyntax(value: unknown): boolean {
  return syntaxes.some((each) => each === value)
}

function isCount(value: unknown): boolean {
  if (typeof value !== 'number' || value < 0) return false
  return Number.isInteger(value) || value === Number.POSITIVE_INFINITY
}

function hasSeverities(value: unknown): boolean {
  if (!isObject(value)) return false
  return Object.values(value).every((choice) => severityChoices.some((each) => each === choice))
}

function hasFindings(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((finding) => {
      const { rule, start, end }: { rule?: unknown; start?: unknown; end?: unknown } = finding ?? {}
      return sourceRuleIds.some((id) => id === rule) && isPlace(start) && isPlace(end)
    })
  )
}

function isPlace(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

/** What forms say is checked where policy files are read. */
function hasRules(value: unknown): boolean {
  const isText = (text: unknown) => typeof text === 'string' && text !== ''
  return (
    Array.isArray(value) &&
    value.every((rule) => {
      const { id, says, form }: { id?: unknown; says?: unknown; form?: unknown } = rule ?? {}
      return isText(id) && isText(says) && (form === undefined || isObject(form))
    })
  )
}

const optionError = (message: string) => new EngineError('invalid_option', message)
const draftError = (message: string) => new EngineError('invalid_draft', message)

/** A value as it would be written, cut where it is long. */
function show(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  const shown = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value))
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown
}
