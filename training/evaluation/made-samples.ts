import type { RatedSample } from './rated-samples.ts'

/** Made-up documents for tests of tables and rows; what is not given is a document of a person. */
export function madeSample(given: Partial<RatedSample> = {}): RatedSample {
  return {
    file: 'docs-wild',
    domain: 'docs',
    machine: 0,
    generator: null,
    attack: null,
    words: 400,
    group: 'wild:a/a',
    genre: 'guide',
    model: null,
    year: 2020,
    evidence: null,
    risk: 0.1,
    ...given,
  }
}

/** So many of them, alike. */
export function madeSamples(count: number, given: Partial<RatedSample> = {}): RatedSample[] {
  return Array.from({ length: count }, () => madeSample(given))
}
