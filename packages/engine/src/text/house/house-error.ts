import { EngineError } from '../../schema/error.ts'

/** The keys that lead to a place in house settings, such as `['rules', 2, 'phrases', 0]`. */
export type HousePath = readonly (string | number)[]

/** A mistake in house terms or rules; the message begins with its place. */
export class HouseError extends EngineError {
  readonly path: HousePath
  /** The message without the place. */
  readonly problem: string
  constructor(path: HousePath, problem: string) {
    super('invalid_option', `${shown(path)}: ${problem}`)
    this.path = path
    this.problem = problem
  }
}

/** A path as messages show it: `rules[2].phrases[0]`, `reject["whitelist"]`. */
function shown([key = '', ...rest]: HousePath): string {
  return rest.reduce<string>((text, each) => {
    if (typeof each === 'number') return `${text}[${each}]`
    return /^\w+$/.test(each) && key !== 'reject'
      ? `${text}.${each}`
      : `${text}[${JSON.stringify(each.slice(0, 40))}]`
  }, String(key))
}
