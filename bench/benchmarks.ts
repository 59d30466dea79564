/** A benchmark that `npm run bench NAME` runs. */
export interface Benchmark {
  /** The module that measures. */
  readonly file: string
  /** The script that builds what it measures; absent: it measures the sources. */
  readonly build?: string
  /** What its results in `bench/results` are called before the version; absent: `npm run bench all` reads none. */
  readonly results?: string
}

/** All benchmarks by name, in the order of `npm run bench all`. `npm run bench` alone runs `engine`. */
export const benchmarks = {
  /** Engine and command line: rate, memory, start-up, keystrokes, images, audio and video. */
  engine: { file: 'bench/run.ts', build: 'build', results: '' },
  /** What the remark plugin adds to a build that only parses. */
  remark: { file: 'bench/remark-overhead.ts', results: 'remark-' },
  /** What the check adds to whole builds of the example sites. */
  sites: { file: 'bench/site-builds.ts', results: 'sites-' },
  /** The desktop editor in Electron: start-up, keystrokes, memory. */
  desktop: { file: 'bench/desktop.ts', build: 'build:desktop', results: 'desktop-' },
  /** The playground of the documentation in Chromium: first result, sizes. */
  playground: { file: 'bench/playground.ts', build: 'docs:build', results: 'playground-' },
  /** One process of the service over SQLite. */
  service: { file: 'bench/service.ts', results: 'service-' },
  /** One to four processes of the service over one PostgreSQL. */
  'service-scale': { file: 'bench/service-scale.ts' },
  /** The `corpus` command on a large file. */
  corpus: { file: 'bench/corpus/run.ts', build: 'build', results: 'corpus-' },
  /** A corpus that workers share. */
  'corpus-scale': { file: 'bench/corpus/scale.ts', build: 'build', results: 'corpus-scale-' },
  /** Other tools on the same files. */
  peers: { file: 'bench/peers.ts', build: 'build' },
  /** Fetching, reading and judging the links of a draft. */
  sources: { file: 'bench/sources.ts' },
  /** How long an editor waits for marks after an edit. */
  lsp: { file: 'bench/language-server.ts' },
} satisfies Record<string, Benchmark>

/** The command that runs a benchmark, as pages and results name it. */
export function commandOf(name: string): string {
  return name === 'engine' ? 'npm run bench' : `npm run bench ${name}`
}

/** Finds a benchmark by its name; null where none has it. */
export function findBenchmark(name: string): Benchmark | null {
  return Object.entries<Benchmark>(benchmarks).find(([each]) => each === name)?.[1] ?? null
}
