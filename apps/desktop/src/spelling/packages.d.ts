/** What is used of the checker (72 MB, of which the editor gets 15). */
declare module 'harper.js' {
  export const Dialect: {
    readonly American: number
    readonly Australian: number
    readonly British: number
    readonly Canadian: number
    readonly Indian: number
  }

  /** An object in the memory of the checker, until it is freed. */
  interface Held {
    free(): void
  }

  interface Suggestion extends Held {
    kind(): number
    get_replacement_text(): string
  }

  export interface Lint extends Held {
    span(): Held & { readonly start: number; readonly end: number }
    get_problem_text(): string
    lint_kind(): string
    message(): string
    suggestions(): Suggestion[]
  }

  interface Binary {
    readonly url: string | URL
  }

  export function createBinaryModuleFromUrl(url: string, kind: 'full' | 'slim'): Binary

  export class LocalLinter {
    constructor(options: { readonly binary: Binary; readonly dialect: number })
    setup(): Promise<void>
    setDialect(dialect: number): Promise<void>
    organizedLints(
      text: string,
      options: { readonly language: 'plaintext' },
    ): Promise<Readonly<Record<string, readonly Lint[]>>>
  }
}
