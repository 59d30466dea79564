import type { DetectorId } from '../../schema/index.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'

/** What a detector may be told: words, years, a grade, hosts. */
export interface DetectorParameter {
  /** What the value counts or names, such as `words`. */
  readonly name: string
  /** The value without which none is given; its type is that of all values. */
  readonly fallback: number | string
  /** One line for a reader. */
  readonly describe: string
  /** Least and largest number. */
  readonly range?: readonly [number, number]
  /** The only texts that it may be. */
  readonly choices?: readonly string[]
  /** Whether a text says something, where it has a form. */
  readonly pattern?: (text: string) => boolean
}

export type DetectorValue = number | string

/** Finds one kind of thing that a policy or a rule of somebody's own names. */
export interface Detector {
  /** Kebab-case, in the singular. */
  readonly id: DetectorId
  /** Noun phrases by which people call the thing, in lower case, singular and plural. */
  readonly names: readonly string[]
  /** What it finds; a noun phrase that goes on after “finds”. */
  readonly describe: string
  readonly parameter: DetectorParameter | undefined
  /** Also reads block quotes: a phone number is private whoever wrote it down. */
  readonly readsQuotes: boolean
  /** The places in reading order, without overlaps. `value` is of the type of the parameter. */
  find(draft: DetectorDraft, value?: DetectorValue): readonly Span[]
}

interface Definition {
  readonly id: DetectorId
  /** Parted by commas. */
  readonly names: string
  readonly describe: string
  readonly readsQuotes?: boolean
}

/** Declares a detector that needs to be told nothing. */
export function defineDetector(
  definition: Definition & { readonly find: (draft: DetectorDraft) => Iterable<Span> },
): Detector {
  return make(definition, undefined, definition.find)
}

/** Declares a detector that is told a number. */
export function defineNumberDetector(
  definition: Definition & {
    readonly parameter: DetectorParameter & { readonly fallback: number }
    readonly find: (draft: DetectorDraft, value: number) => Iterable<Span>
  },
): Detector {
  const { parameter, find } = definition
  return make(definition, parameter, (draft, value) =>
    find(draft, typeof value === 'number' ? value : parameter.fallback),
  )
}

/** Declares a detector that is told a text. */
export function defineTextDetector(
  definition: Definition & {
    readonly parameter: DetectorParameter & { readonly fallback: string }
    readonly find: (draft: DetectorDraft, value: string) => Iterable<Span>
  },
): Detector {
  const { parameter, find } = definition
  return make(definition, parameter, (draft, value) =>
    find(draft, typeof value === 'string' ? value : parameter.fallback),
  )
}

function make(
  { id, names, describe, readsQuotes = false }: Definition,
  parameter: DetectorParameter | undefined,
  find: (draft: DetectorDraft, value?: DetectorValue) => Iterable<Span>,
): Detector {
  let split: readonly string[] | undefined
  return {
    id,
    // A run without a policy asks for no name.
    get names() {
      split ??= names.split(',').map((name) => name.trim())
      return split
    },
    describe,
    parameter,
    readsQuotes,
    find: (draft, value) => {
      const spans = inOrder(find(draft, value))
      return readsQuotes ? spans : outsideQuotes(spans, draft)
    },
  }
}

/** In reading order; of two that overlap the first stays. */
function inOrder(found: Iterable<Span>): Span[] {
  const all: Span[] = []
  for (const span of found) all.push(span)
  if (all.length < 2) return all
  const sorted = all.sort((a, b) => a.start - b.start || b.end - a.end)
  let reached = -1
  return sorted.filter(({ start, end }) => {
    if (start < reached) return false
    reached = end
    return true
  })
}

/** Those outside of block quotes, whose words are not the writer's own. */
export function outsideQuotes(spans: readonly Span[], draft: DetectorDraft): readonly Span[] {
  if (spans.length === 0 || draft.quotes.length === 0) return spans
  const { quotes } = draft
  let next = 0
  return spans.filter(({ start }) => {
    while (next < quotes.length && quotes[next].end <= start) next++
    return next === quotes.length || start < quotes[next].start
  })
}

/** What is wrong with a value for a detector; undefined where nothing is. */
export function findValueProblem(
  { id, parameter }: Detector,
  value: DetectorValue | undefined,
): string | undefined {
  if (value === undefined) return undefined
  if (parameter === undefined) return `Unexpected value: \`${id}\` takes none. Remove it.`
  const { name, fallback, range: [least, most] = [0, Number.POSITIVE_INFINITY] } = parameter
  const type = typeof fallback
  if (typeof value !== type) {
    return `Unexpected ${typeof value}, expected a ${type}: the ${name} of \`${id}\`, such as ${JSON.stringify(fallback)}.`
  }
  if (typeof value === 'number' && !(value >= least && value <= most)) {
    return `Unexpected value ${value}, expected ${name} from ${least} to ${most}.`
  }
  if (typeof value === 'string' && parameter.choices?.includes(value) === false) {
    return `Unexpected value ${JSON.stringify(value)}, expected ${parameter.choices.map((choice) => JSON.stringify(choice)).join(' or ')}.`
  }
  if (typeof value === 'string' && parameter.pattern?.(value) === false) {
    return `Unexpected value ${JSON.stringify(value)}, expected a ${name} such as ${JSON.stringify(fallback)}.`
  }
  return undefined
}
