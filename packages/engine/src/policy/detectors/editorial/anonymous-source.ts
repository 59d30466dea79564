import { defineDetector } from '../detector.ts'
import type { DetectorDraft } from '../detector-draft.ts'
import { isSaying } from '../names/cues.ts'
import { phraseFinder } from '../phrases.ts'

const unnamed = phraseFinder(
  `asked not to be named/identified, who did not want to be named/identified, did not wish to be named/identified, who declined to be named/identified, declined to be named/identified, wished/wishes/wanted/wants to remain anonymous/nameless, asked to remain anonymous, speaking/spoke on condition of anonymity, on condition of anonymity, on the condition of anonymity, spoke/speaking anonymously, said anonymously, told us anonymously, under condition of anonymity, requested anonymity, granted anonymity, who cannot be named, who can't be named, not authorised/authorized to speak, not authorized/authorised to comment,
  sources close to, source close to, a source said/says/told/added/claimed/revealed/confirmed/inside/within/at/in/with/familiar, sources said/say/told/claim/claimed/revealed/confirmed/inside/within/familiar, an insider said/says/told/revealed, insiders say/said/claim/claimed/told, an anonymous source/official/employee/insider/tipster, anonymous sources/officials/insiders, unnamed source/sources/official/officials/insider/insiders, people familiar with, person familiar with, well placed source/sources, a senior source, senior sources, government sources, police sources, whose name is known to, name has been changed, not her/his real name, names have been changed, a whistleblower said/says/told`,
)

const placed = /^(?:in|at|with|within|inside)$/

/** “Water from a source in the hills”: where nobody says anything, it is no person. */
function says({ words, sentences }: DetectorDraft, at: number): boolean {
  const { firstWord, endWord } = sentences[words.sentence(at)]
  for (let word = firstWord; word < endWord; word++) {
    if (isSpoken(words.lower(word))) return true
  }
  return false
}

const isSpoken = (word: string): boolean =>
  isSaying(word) ||
  /^(?:accord|reveal|confirm|hear|learn|report|suggest|indicat|quot|cit|spoke|speak|tip|leak|disclos|talk)/.test(
    word,
  )

/** Sources that are not named. */
export const anonymousSource = defineDetector({
  id: 'anonymous-source',
  names:
    'anonymous source, anonymous sources, unnamed source, unnamed sources, anonymous quotes, anonymous quotations, unidentified sources, nameless sources, confidential sources, sources that are not named, sources who are not named, sources who do not want to be named, sources without a name, anonymous informants, anonymous insiders, unattributed sources, off the record sources, anonymity of sources',
  describe:
    'sources that are not named, such as “who asked not to be named” and “sources close to”',
  readsQuotes: true,
  *find(draft) {
    for (const found of unnamed(draft)) {
      const isPlaced = placed.test(draft.words.lower(found.last))
      if (!isPlaced || says(draft, found.first)) yield found
    }
  },
})
