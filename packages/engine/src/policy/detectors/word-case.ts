import { defineTextDetector } from './detector.ts'
import { isJoined, opensSentence } from './phrases.ts'

/** Words with other capitals than a house gives them: “the Mayor”, “Github”. */
export const wordCase = defineTextDetector({
  id: 'word-case',
  names: 'miscapitalised words, miscapitalized words, wrongly capitalised words',
  describe:
    'words with other capitals than the ones listed; a capital at the start of a sentence or in a heading is fine',
  parameter: {
    name: 'words',
    fallback: 'internet',
    describe: 'Words as they should be written, with commas between them, such as `spring, GitHub`',
  },
  *find(draft, value) {
    const { words, sentences, blocks } = draft
    const wanted = new Map(value.split(/[\s,]+/).map((word) => [word.toLowerCase(), word]))
    for (let at = 0; at < words.count; at++) {
      const right = wanted.get(words.lower(at))
      if (right === undefined) continue
      const written = words.text(at)
      const { kind } = blocks[sentences[words.sentence(at)]?.block] ?? {}
      const mayRise = kind === 'heading' || opensSentence(draft, at)
      const isRisen = mayRise && written.slice(1) === right.slice(1) && words.isCapital(at)
      // “Mayor Ann Brooks”, “the Spring Fair” are names.
      const isName = words.isCapital(at + 1) && isJoined(draft, at + 1)
      if (written !== right && !isRisen && !isName && !words.isAllCapitals(at))
        yield { start: words.start(at), end: words.end(at) }
    }
  },
})
