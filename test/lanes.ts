/** A set of tests that one command runs: `npm test NAME`, which is `vitest run --mode NAME`. */
export interface Lane {
  /** Globs of the test files that it runs. */
  readonly files: readonly string[]
  /** Those that `npm test` leaves to it; all of them by default. */
  readonly onlyHere?: readonly string[]
  /** Those that take longest, which start first so that none of them runs alone at the end. */
  readonly longest?: readonly string[]
  /** Modules that start what its tests need, and stop it. */
  readonly globalSetup?: readonly string[]
  /** The npm script that builds what its tests run. */
  readonly build?: string
  /**
   * Whether its tests find what they need without that, so that one of them may be named to Vitest alone; or which of
   * `onlyHere` do.
   */
  readonly runsAnywhere?: boolean | readonly string[]
}

/**
 * What `npm test` leaves to lanes, so that it takes two minutes on two cores: processes that are killed,
 * bundles that are driven from outside, commands that are run page by page, long texts and many cases.
 * `.ci/run` runs every lane.
 */
export const lanes = {
  /** Starts processes and kills them, or waits for their end. `KILLS=1000` kills more often and keeps a log. */
  crash: {
    files: [
      'test/crash/*.test.ts',
      'test/cli/{process,media-processes}.test.ts',
      'test/cli/corpus/{process,kubernetes}.test.ts',
      'test/server/{process,drain,operations,full-disk}.test.ts',
      'test/security/{canary,media-canary,sockets,connections}.test.ts',
    ],
    longest: ['test/crash/service.test.ts'],
    runsAnywhere: true,
  },
  /** Runs the commands of pages as they are written, hosts on paths of Windows, and what needs ffmpeg where there is one. */
  commands: {
    files: [
      'test/repo/{doc-commands,new-rule,commit-hooks,report-samples}.test.ts',
      'test/cli/next-steps.test.ts',
      'test/cli/corpus/scale.test.ts',
      'test/server/{npm-start,examples}.test.ts',
      'test/same-result/**/*.test.ts',
      'test/windows/*.test.ts',
      'test/media/video.test.ts',
    ],
    onlyHere: [
      'test/repo/{doc-commands,new-rule,commit-hooks,report-samples}.test.ts',
      'test/cli/next-steps.test.ts',
      'test/cli/corpus/scale.test.ts',
      'test/server/{npm-start,examples}.test.ts',
      'test/same-result/**/*.test.ts',
      'test/windows/*.test.ts',
    ],
    longest: ['test/repo/doc-commands.test.ts', 'test/cli/corpus/scale.test.ts'],
    runsAnywhere: true,
  },
  /**
   * Runs many cases, long texts and the corpora where there are some; `npm test` runs fewer and shorter ones. Installs
   * the recogniser of speech and the checker of spelling, and asks them.
   */
  long: {
    files: [
      'test/bad-input/large-drafts.test.ts',
      'test/fuzz/**/*.test.ts',
      'test/corpus/{scanner,corpus}-agreement.test.ts',
      'test/revision/{corpus,long-text}.test.ts',
      'test/cli/policy-{from-words,provider}.test.ts',
      'test/cli/corpus/code-points.test.ts',
      'test/policy/{phrasings,frames,frames-of-detectors,insertions,suggestions,hostile-policy,hostile-policy-file}.test.ts',
      'test/policy/{no-demands,paired-things,limits-on-things,word-lists,items-apart,narrow-topics,narrower-things,narrow-uses}.test.ts',
      'test/policy/{whose-need,demands-on-things,where-and-when,two-demands,said-in-passing,other-senses,senses}.test.ts',
      'test/policy/{sayings,units-and-clocks,words-and-parts,permitted-later,spoken-of}.test.ts',
      'test/policy/{referrals,consent,explained-in-brackets,forecast-figures,grammar-of-lists,wrongs,narrowed-things,named-reviewers,needs}.test.ts',
      'test/media/{image-originals,long-audio,speech-corpora,installed-recogniser,bad-images}.test.ts',
      'apps/desktop/src/{spelling/handle-spelling-task,main/spelling/spelling-calls}.test.ts',
      'test/ledger/{model,together,torn-log}.test.ts',
      'packages/cli/src/corpus/output/lock-output.test.ts',
      'packages/engine/src/revise/offered.test.ts',
      'packages/engine/src/safety/speed.test.ts',
      'training/texture-candidates/token-ratios.test.ts',
      'packages/engine/src/text/text-session.test.ts',
      'packages/engine/src/text/markup/markup-robustness.test.ts',
      'packages/engine/src/text/markdown/scan-robustness.test.ts',
    ],
    onlyHere: [
      'test/bad-input/large-drafts.test.ts',
      'test/fuzz/containers.test.ts',
      'test/corpus/corpus-agreement.test.ts',
      'test/revision/{corpus,long-text}.test.ts',
      'test/cli/policy-{from-words,provider}.test.ts',
      'test/cli/corpus/code-points.test.ts',
      'test/policy/{phrasings,frames,frames-of-detectors,insertions,suggestions,hostile-policy,hostile-policy-file}.test.ts',
      'test/policy/{no-demands,paired-things,limits-on-things,word-lists,items-apart,narrow-topics,narrower-things,narrow-uses}.test.ts',
      'test/policy/{whose-need,demands-on-things,where-and-when,two-demands,said-in-passing,other-senses,senses}.test.ts',
      'test/policy/{sayings,units-and-clocks,words-and-parts,permitted-later,spoken-of}.test.ts',
      'test/policy/{referrals,consent,explained-in-brackets,forecast-figures,grammar-of-lists,wrongs,narrowed-things,named-reviewers,needs}.test.ts',
      'test/media/{image-originals,long-audio,speech-corpora,installed-recogniser,bad-images}.test.ts',
      'apps/desktop/src/{spelling/handle-spelling-task,main/spelling/spelling-calls}.test.ts',
      'test/ledger/{together,torn-log}.test.ts',
      'packages/engine/src/revise/offered.test.ts',
      'packages/engine/src/safety/speed.test.ts',
      'training/texture-candidates/token-ratios.test.ts',
      'packages/engine/src/text/markup/markup-robustness.test.ts',
      'packages/engine/src/text/markdown/scan-robustness.test.ts',
    ],
    runsAnywhere: true,
  },
  /** Shares a corpus among workers: shards, plans and buckets, and a real Slurm where there is one. */
  shards: {
    files: ['test/cli/corpus/{plan,planned-dedupe,bucket,shards,slurm}.test.ts'],
    runsAnywhere: true,
  },
  /** Fetches and reads pages of a small web on this machine, which plays what servers do well and badly. */
  sources: {
    files: ['test/sources/network/*.test.ts', 'test/cli/sources{,-of-check,-policy}.test.ts'],
    runsAnywhere: true,
  },
  /**
   * Builds the GitHub Action as it is released and drives it against a local server that speaks the API; a test
   * that is named alone runs it from its sources.
   */
  action: {
    files: ['test/action/**/*.test.ts'],
    globalSetup: ['./test/action/support/build-action.ts'],
    runsAnywhere: true,
  },
  /** Runs builds with the remark plugin, each in a process of its own. */
  remark: { files: ['test/remark/**/*.test.ts'], runsAnywhere: true },
  /**
   * Follows the guide to site builds in a new site of each host, with the packages that `check:packages` has packed
   * and the rest from the npm registry.
   */
  sites: {
    files: ['test/sites/*.test.ts'],
    onlyHere: [
      'test/sites/{remark-cli,vite-mdx,astro,astro-starlight,docusaurus,next,fumadocs,nuxt-content}.test.ts',
      'test/sites/{vitepress,eleventy,hugo,mkdocs}.test.ts',
    ],
    longest: ['test/sites/{nuxt-content,astro-starlight,docusaurus,fumadocs}.test.ts'],
    runsAnywhere: true,
  },
  /**
   * Runs the language server as it is published, and the extension for VS Code in a host; a test that is named
   * alone runs the server from its sources, and the extension only where there is a host.
   */
  lsp: {
    files: ['test/lsp/**/*.test.ts', 'test/vscode/**/*.test.ts'],
    longest: ['test/vscode/host.test.ts'],
    globalSetup: ['./test/lsp/support/build-server.ts', './test/vscode/support/prepare-host.ts'],
    runsAnywhere: true,
  },
  /** Runs the tests of the ledger again, on a PostgreSQL that it starts and kills. */
  service: {
    files: ['test/ledger/**/*.test.ts'],
    onlyHere: ['test/ledger/lane/**/*.test.ts'],
    globalSetup: ['./test/ledger/lane/start-postgres.ts'],
  },
  /** Lets independent tools judge the service, and runs its tests through one of them, some of them nowhere else. */
  contract: {
    files: ['test/contract/**/*.test.ts', 'test/server/**/*.test.ts'],
    onlyHere: [
      'test/contract/**/*.test.ts',
      'test/server/{client,fairness,hostile-clients,media-pool}.test.ts',
    ],
    globalSetup: ['./test/contract/support/start-judges.ts'],
    runsAnywhere: ['test/server/{client,fairness,hostile-clients,media-pool}.test.ts'],
  },
  /** Runs the built pages in Chromium. */
  browser: { files: ['test/browser/**/*.test.ts'], build: 'build:pages' },
  /** Runs the built editor: its pages in Chromium, the whole app in Electron. */
  desktop: {
    files: ['test/desktop/**/*.test.ts', 'test/desktop-renderer/**/*.test.ts'],
    longest: ['test/desktop/*.test.ts', 'test/desktop-renderer/settings.test.ts'],
    globalSetup: ['./test/desktop/support/start-display.ts'],
    build: 'build:desktop',
  },
  /** Builds the site of the documentation, follows its links, and looks at it in Chromium. */
  docs: {
    files: ['test/docs-site/*.test.ts'],
    longest: ['test/docs-site/site.test.ts'],
    globalSetup: ['./test/docs-site/support/install-site.ts'],
  },
  /** Plants a failing test in each lane, and fails steps of `.ci/run`: each has to stop. */
  failures: { files: ['test/failures/**/*.test.ts'], runsAnywhere: true },
} satisfies Record<string, Lane>
