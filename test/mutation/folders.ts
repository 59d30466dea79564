/** A folder whose tests are measured: faults are put into its sources one at a time, and the tests are run. */
export interface MeasuredFolder {
  /** Globs of the sources that get faults. */
  readonly sources: readonly string[]
  /** Globs of the tests that are to notice. They run the sources in their own process: a child would get no fault. */
  readonly tests: readonly string[]
  /** Why the folder as a whole was never measured; `--only` measures files of it. */
  readonly unmeasured?: string
}

/** Each fault of the grammar meets a hundred tests or more: the first 816 of 11,744 took nine minutes. */
const tooMany = 'not measured: takes more than two hours on two cores'

/** The folders that decide, keep money and files, or hold offsets. `npm run mutation -- NAME` measures one. */
export const measuredFolders = {
  routing: {
    sources: ['packages/engine/src/routing/**/*.ts'],
    tests: ['packages/engine/src/routing/**/*.test.ts', 'test/requirements/routing.test.ts'],
  },
  policy: {
    sources: ['packages/engine/src/policy/{*,{explain,form,match,rules,suggest}/**/*}.ts'],
    tests: [
      'packages/engine/src/policy/{*,{explain,form,match,rules,suggest}/**/*}.test.ts',
      'test/policy/{policy-matches,explain-policy,explain-places,policy-rules,phrasings,frames}.test.ts',
    ],
  },
  'policy-parse': {
    sources: ['packages/engine/src/policy/{lexicons,parse}/**/*.ts'],
    tests: [
      'packages/engine/src/policy/parse/**/*.test.ts',
      'test/policy/{read-policy,source-clauses,phrasings,frames}.test.ts',
    ],
    unmeasured: tooMany,
  },
  'policy-detectors': {
    sources: ['packages/engine/src/policy/detectors/**/*.ts'],
    tests: ['packages/engine/src/policy/detectors/**/*.test.ts', 'test/policy/detectors/*.test.ts'],
  },
  gate: {
    sources: ['packages/engine/src/report/gate.ts'],
    tests: ['packages/engine/src/report/**/*.test.ts'],
  },
  safety: {
    sources: ['packages/engine/src/safety/**/*.ts'],
    tests: ['packages/engine/src/safety/{check-revision-safety,read-version,tokens,*/*}.test.ts'],
  },
  markdown: {
    sources: ['packages/engine/src/text/markdown/**/*.ts'],
    tests: [
      'packages/engine/src/text/markdown/scan-{markdown,plain}.test.ts',
      'packages/engine/src/text/markdown/{inline,mdast}/*.test.ts',
      'packages/engine/src/text/markdown/templates/{scan-templates,template-places}.test.ts',
      'test/corpus/scanner-fixtures.test.ts',
    ],
  },
  result: {
    sources: ['packages/engine/src/text/result/**/*.ts'],
    tests: ['packages/engine/src/text/result/**/!(long-drafts).test.ts'],
  },
  ledger: {
    // Without what PostgreSQL alone runs: its own lane tests that, on a server.
    sources: [
      'apps/server/src/ledger/*.ts',
      'apps/server/src/ledger/privacy/*.ts',
      'apps/server/src/ledger/batch/{batch,decide-begin,decide-capture}.ts',
      'apps/server/src/ledger/database/{database,database-error,migrate,prepare,shared-commits,sqlite}.ts',
    ],
    tests: [
      'apps/server/src/ledger/**/*.test.ts',
      'test/ledger/{accounts,idempotency,migrate,operations,privacy,rates,recovery}.test.ts',
      'test/ledger/{sessions,shared-commits,sqlite,unavailable,usage,verify}.test.ts',
    ],
  },
  http: {
    sources: ['apps/server/src/{errors,http,limits,logging,request}/**/*.ts'],
    tests: ['apps/server/src/{errors,http,limits,logging,request}/**/*.test.ts'],
  },
  main: {
    sources: ['apps/desktop/src/main/**/*.ts'],
    // All but `unwritable-file`, which saves in a process of its own.
    tests: ['apps/desktop/src/main/**/[!u]*.test.ts'],
  },
  check: {
    sources: ['packages/cli/src/check/**/*.ts'],
    tests: ['packages/cli/src/check/**/*.test.ts', 'test/cli/{config,fail-on-rules,gate}.test.ts'],
  },
  output: {
    sources: ['packages/cli/src/corpus/output/**/*.ts'],
    tests: ['packages/cli/src/corpus/output/**/*.test.ts'],
  },
} satisfies Record<string, MeasuredFolder>

export type FolderName = keyof typeof measuredFolders

export const folderNames = Object.keys(measuredFolders) as FolderName[]

/**
 * Kinds of faults that are left out: an emptied string is mostly the wording of a message, and neither it
 * nor an emptied object fits the types of most places, so that the compiler finds it before a test does.
 */
export const leftOut = ['StringLiteral', 'ObjectLiteral'] as const
