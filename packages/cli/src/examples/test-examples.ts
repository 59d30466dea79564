import { readMarks, writeMarks } from '@content-trust/engine/house'

/** What somebody wrote down that must be matched, exactly between « and » where there are such marks, and what must not. */
export interface Examples {
  readonly matches?: readonly string[] | undefined
  readonly passes?: readonly string[] | undefined
}

/** What became of one example. */
export interface TestedExample {
  /** Its place, such as `examples.matches[0]`. */
  readonly place: string
  readonly text: string
  /** The text with «…» around what was found. */
  readonly found: string
  readonly problem: string | null
}

/** Something with examples after they were run: an own rule, a clause of a policy. */
export interface Tested {
  readonly id: string
  /** The file that it comes from. */
  readonly origin: string
  /** Its line there, where that is known. */
  readonly line?: number
  readonly examples: readonly TestedExample[]
  /** What is wrong with it whatever its examples say. */
  readonly problem: string | null
  /** What somebody should know who sees it pass. */
  readonly warning?: string
}

/** Runs examples; `find` answers the places that are found in a text. */
export function testExamples(
  { matches = [], passes = [] }: Examples,
  find: (source: string) => readonly { readonly start: number; readonly end: number }[],
): TestedExample[] {
  const mark = (source: string): string => writeMarks(source, find(source))
  return [
    ...matches.map((example, at) => {
      const { text, ranges } = readMarks(example)
      const found = mark(text)
      const isExpected = ranges.length === 0 ? found !== text : found === writeMarks(text, ranges)
      const expected = ranges.length === 0 ? 'a finding' : example
      const problem = isExpected
        ? null
        : `expected ${expected}, found ${found === text ? 'nothing' : found}`
      return { place: `examples.matches[${at}]`, text: example, found, problem }
    }),
    ...passes.map((text, at) => {
      const found = mark(text)
      const problem = found === text ? null : `expected nothing, found ${found}`
      return { place: `examples.passes[${at}]`, text, found, problem }
    }),
  ]
}

/** What is wrong, line by line; empty where all is well. */
export function problemsOf({ problem, examples }: Tested): string[] {
  const wrong = examples.flatMap((example) =>
    example.problem === null ? [] : [`${example.place}: ${example.problem}`],
  )
  return problem === null ? wrong : [problem, ...wrong]
}
