import { defineDetector } from '../detector.ts'
import type { DetectorDraft, DraftSentence } from '../detector-draft.ts'
import { wordFinder, wordSet } from '../phrases.ts'

/** Small words of other languages that are no words of English, by which a sentence is known. */
const foreign = wordFinder(
  `der das und ist nicht ein eine einen ich wir sie für mit auf den dem von zu hat haben schon jemand einmal auch noch wie oder aber kann wird sind bei nach zum zur es im
  le la les une dans pour je vous nous que qui avec sur pas tous est et du au aux ce cette mais ou où sont plus très été bonjour cherche merci
  el los las una por con es muy hola estoy del pero como más está para mi su se lo al y qué gracias
  il di che è per non sono della gli nel con anche ho una questo ciao grazie
  het een van ik niet voor dat met zijn wij aan ook naar maar heeft
  não uma com você um os mas tem meu obrigado são
  jest nie się na że dla czy co jak mam proszę
  och att det som för inte jag på med en av`,
)
/** Words that English borrows too, such as in “en route”: signs where a sentence has none of English. */
const borrowed = wordFinder('de en')
/** “En route”, “de facto”. */
const isEnglishToo = wordSet('route suite masse passant vogue bloc facto jure luxe niro')
const english = wordFinder(
  'the of and to is are was that it for with on at by this be have has you we my i not or from they but your our can will if which',
)

/** Fewest words of a sentence whose language is told. */
const FEWEST_WORDS = 4
/** Fewest small words of another language. */
const FEWEST = 2
/** Words in which two of them are enough where no English is. */
const SHORT = 10

/** Letters of scripts that English does not use. */
const otherScript =
  /[\u0370-\u03ff\u0400-\u052f\u0590-\u05ff\u0600-\u06ff\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/g
/** Fewest of them in a sentence; a single one is a sign of mathematics. */
const FEWEST_LETTERS = 4

/** Sentences in other languages. */
export const foreignLanguage = defineDetector({
  id: 'foreign-language',
  names:
    'foreign language, foreign languages, other languages, another language, languages other than english, a language other than english, any language other than english, any language but english, languages besides english, non english text, non english content, non english posts, non english sentences, non english comments, text in other languages, text in another language, foreign text, foreign language text, foreign language content, sentences in other languages, sentences in another language, sentences in a foreign language, text that is not in english, text that is not english, content in other languages, content in a foreign language, text in a foreign language, untranslated text, untranslated passages, untranslated content',
  describe: 'sentences that are not in English',
  *find(draft) {
    const counts = countsOf(draft, foreign)
    const others = draft.signs.some((sign) => sign >= 0x370 && sign !== 0xfffd)
    const shared = countsOf(draft, (each) =>
      borrowed(each).filter((at) => !isEnglishToo(each.words.lower(at + 1))),
    )
    if (counts.size + shared.size === 0 && !others) return
    const known = countsOf(draft, english)
    for (const [at, sentence] of draft.sentences.entries()) {
      const own = known.get(at) ?? 0
      const more = own === 0 ? (shared.get(at) ?? 0) : 0
      const told = isForeign(sentence, (counts.get(at) ?? 0) + more, own)
      if (told || (others && isInOtherScript(draft, sentence)))
        yield { start: sentence.start, end: sentence.end }
    }
  },
})

/** How many words of a list each sentence has; a name such as “Los Angeles” counts nothing. */
function countsOf(
  draft: DetectorDraft,
  finder: (draft: DetectorDraft) => readonly number[],
): ReadonlyMap<number, number> {
  const { words, sentences } = draft
  const counts = new Map<number, number>()
  for (const at of finder(draft)) {
    const sentence = words.sentence(at)
    if (sentence === -1 || (words.isCapital(at) && sentences[sentence].firstWord !== at)) continue
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  return counts
}

function isForeign({ firstWord, endWord }: DraftSentence, other: number, own: number): boolean {
  const length = endWord - firstWord
  if (length < FEWEST_WORDS || other < FEWEST) return false
  return own === 0 && length <= SHORT ? true : other > 2 * own && other * 6 >= length
}

function isInOtherScript({ prose }: DetectorDraft, { start, end }: DraftSentence): boolean {
  return (prose.slice(start, end).match(otherScript)?.length ?? 0) >= FEWEST_LETTERS
}
