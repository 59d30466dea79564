import { defineDetector } from '../detector.ts'
import { emphasised } from './emphasis.ts'

/** Fewest words of a sentence: “**Note.**” is a label. */
const FEWEST_WORDS = 3

/** Whole sentences in bold. */
export const boldSentence = defineDetector({
  id: 'bold-sentence',
  names:
    'bold sentence, bold sentences, whole sentence in bold, whole sentences in bold, entire sentence in bold, entire sentences in bold, full sentences in bold, complete sentences in bold, sentences in bold, sentence in bold, sentences set in bold, bolded sentences, bold paragraphs, whole paragraphs in bold, entire paragraphs in bold, paragraphs in bold',
  describe: 'whole sentences in bold, but not single words and labels in it',
  *find(draft) {
    const { sentences, source } = draft
    let next = 0
    for (const bold of emphasised(draft, 'bold')) {
      while (next < sentences.length && sentences[next].end <= bold.start) next++
      for (; next < sentences.length && sentences[next].end <= bold.end; next++) {
        const { start, end, firstWord, endWord } = sentences[next]
        const isWhole = start >= bold.start - 2 && /[.!?]/.test(source.slice(end - 1, end + 1))
        if (isWhole && endWord - firstWord >= FEWEST_WORDS) yield { start, end }
      }
    }
  },
})
