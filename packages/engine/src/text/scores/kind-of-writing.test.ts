import { describe, expect, it } from 'vitest'
import { calm } from '../../../../../test/support/calm-prose.ts'
import modelFile from '../../../models/kind-of-writing/model.json' with { type: 'json' }
import { documentFeatures } from '../features/document-features.ts'
import { readTokenStream } from '../features/token-stream.ts'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { textEngine } from '../pipeline/text-engine.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { type Kind, kinds, kindTables, withDoubt } from './kind-of-writing.ts'

const engine = textEngine()

function read(text: string): Float64Array {
  const document = createDocument(
    scanMarkdown(text, 'markdown'),
    engine.compiled.vocabulary,
    sentenceBreaker,
  )
  const stream = readTokenStream(document, engine.tokenIds)
  return engine.kind.read(document, stream, documentFeatures(document))
}

function probability(kind: Kind, text: string): number {
  return read(text)[kinds.indexOf(kind)] ?? Number.NaN
}

function likeliest(text: string): Kind | undefined {
  const found = read(text)
  return kinds[found.indexOf(Math.max(...found))]
}

const manual = `# Configure the cache

The server keeps its cache in a directory. Set \`cacheDir\` in the configuration file to use another one.

## Options

- \`cacheDir\`: the path of the directory. The default is \`./cache\`.
- \`maxSize\`: the largest size in megabytes. If it is exceeded, the oldest files are deleted.
- \`compress\`: compress files before they are written. The default is \`false\`.

## Clear the cache

Run the following command to delete all files:

\`\`\`sh
server cache clear
\`\`\`

By default, the command deletes files of all users. To delete the files of one user only, pass the option \`--user\`
with the name of the user. See the [reference](reference.md) for a list of all options that this command accepts. If
the directory does not exist, the server creates it when it starts. You can also use an environment variable to
configure the path, which is useful when the server runs in a container.
`

const tale = `The old man said nothing. He looked at the door, and then at his hands, and the rain went on behind the window.

"You came back," she whispered. She had not moved from the stairs. Her face was white, and he thought of the night they
had run across the field together, her hand cold in his.

"I said I would." He took off his coat and hung it over the chair. Water dripped on the floor. Somewhere in the dark
house a clock struck, and he counted with it, as he had when he was a boy. She came down slowly, one step after the
other, and her eyes never left him. When she stood before him she raised her hand and touched the scar on his cheek.

"Who did this to you?" she asked. He laughed softly and turned his head away, and for a long time neither of them spoke.
`

describe('the kind of a draft', () => {
  it('is told from words and structure', () => {
    expect(likeliest(manual)).toBe('documentation')
    expect(likeliest(tale)).toBe('story')
  })

  it('is a probability for each kind, and they sum to 1', () => {
    for (const text of [manual, tale, calm(3), '', 'Hm.']) {
      const found = read(text)
      expect(found).toHaveLength(kinds.length)
      expect(Math.min(...found)).toBeGreaterThanOrEqual(0)
      expect(found.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9)
    }
  })

  it('is mostly unknown in a short draft', () => {
    const short = manual.split(' ').slice(0, 55).join(' ')
    expect(probability('unknown', short)).toBeGreaterThan(0.7)
    expect(probability('unknown', 'Set the option.')).toBe(1)
    expect(probability('unknown', manual)).toBeLessThan(0.3)
  })
})

it('doubt moves probability to unknown without a jump', () => {
  const doubt = { words: { none: 50, full: 130 }, probability: { none: 0.3, full: 0.7 } }
  const even = (highest: number): Float64Array =>
    Float64Array.from(kinds, (_, at) => (at === 0 ? highest : (1 - highest) / (kinds.length - 1)))
  const unknown = (highest: number, words: number): number =>
    withDoubt(even(highest), doubt, words)[kinds.indexOf('unknown')] ?? Number.NaN
  expect(unknown(0.9, 200)).toBeCloseTo(0.01, 9)
  expect(unknown(0.9, 50)).toBe(1)
  expect(unknown(0.3, 200)).toBe(1)
  for (let words = 40; words < 140; words++) {
    expect(unknown(0.9, words) - unknown(0.9, words + 1)).toBeLessThan(0.013)
  }
  for (let highest = 0.25; highest < 0.75; highest += 0.01) {
    expect(Math.abs(unknown(highest, 200) - unknown(highest + 0.01, 200))).toBeLessThan(0.03)
  }
})

it('a model that was made for another engine is refused', () => {
  const refused = expect.objectContaining({ code: 'invalid_model' })
  const features = modelFile.features.toReversed()
  expect(() => kindTables(modelFile)).not.toThrow()
  expect(() => kindTables({ ...modelFile, features })).toThrow(refused)
  expect(() => kindTables({ ...modelFile, kinds: [...kinds, 'ode'] })).toThrow(refused)
})
