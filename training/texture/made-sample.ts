import type { Sample } from './load-samples.ts'

/** A sample made for a test: nothing was read unless the test says so. */
export function madeSample(values: Partial<Sample>): Sample {
  return {
    file: '',
    id: '',
    group: '',
    domain: 'news',
    genre: null,
    machine: 0,
    generator: null,
    model: null,
    attack: null,
    year: null,
    evidence: null,
    split: 'test',
    evaluationOnly: false,
    words: 150,
    characters: 900,
    tokens: new Uint16Array(0),
    hashes: new Uint32Array(0),
    dense: new Float64Array(0),
    structure: new Float64Array(0),
    ...values,
  }
}
