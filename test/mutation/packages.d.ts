/** What is used of it. */
declare module '@stryker-mutator/core' {
  interface MutantResult {
    readonly fileName: string
    readonly status:
      | 'Killed'
      | 'Survived'
      | 'NoCoverage'
      | 'CompileError'
      | 'RuntimeError'
      | 'Timeout'
      | 'Ignored'
      | 'Pending'
    readonly statusReason?: string
    readonly location: { readonly start: { readonly line: number } }
    readonly mutatorName: string
    readonly replacement?: string
  }

  export class Stryker {
    constructor(options: Readonly<Record<string, unknown>>)
    runMutationTest(): Promise<readonly MutantResult[]>
  }
}
