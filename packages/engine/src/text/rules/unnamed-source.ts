import { type Document, SEPARATOR } from '../document/document.ts'
import { lowerAt, sentenceEnds, sentenceHas } from '../queries/context/surroundings.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule, type PhraseHit } from '../rule-engine/define-rule.ts'

/** “See if other sources report it” advises; nothing is told. */
function isPosition(document: Document, { first, pattern }: PhraseHit): boolean {
  if (!pattern.includes('sources (say')) return false
  const { first: start } = sentenceEnds(document, first)
  for (let at = start; at < first; at++) {
    if (['if', 'whether', 'see'].includes(lowerAt(document, at))) return true
  }
  return false
}

/** What the source says follows as a quotation: “… suggest that it can happen:”, “See …”. */
function isQuotedNext(document: Document, word: number): boolean {
  const { sentences, words } = document
  const sentence = words.sentences[word]
  if ((sentences.tails[sentence] & SEPARATOR.colon) !== 0) return true
  const next = sentence + 1
  if (next >= sentences.count) return false
  return lowerAt(document, sentences.firstWords[next]) === 'see'
}

/** Somebody says something in the sentence. */
function tells(document: Document, word: number): boolean {
  return sentenceHas(document, document.words.sentences[word], 'report_verb')
}

export default defineRule({
  id: 'unnamed-source',
  type: 'weak_provenance',
  severity: 'medium',
  summary: 'A statement by a source that is not named.',
  fix: 'Name the source, or say why it cannot be named and how the statement was checked.',
  phrases: [
    '(several|some|multiple|many|various|industry|government|company|police|diplomatic|military|local|media|) sources (say|said|claim|claimed|tell|told|report|reported|confirm|confirmed|suggest|suggested|indicate|indicated|insist|believe|reveal|revealed)',
    '(industry|company|) insiders (say|said|claim|claimed|tell|told|report|reported|believe|suggest|reveal|revealed|know)',
    '(sources|a source|officials|a person) (close to|familiar with)',
    '(an|a|one|some) (anonymous|unnamed|undisclosed|unidentified) (source|sources|official|officials|employee|insider)',
    '(on|under) (the|) condition of anonymity',
    'a little bird told me',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    !isPosition(document, hit) &&
    !isQuotedNext(document, hit.first) &&
    (!hit.pattern.includes('familiar with') || tells(document, hit.first)),
  explain: (quote) => `“${quote}” does not name the source, so nobody can judge it.`,
  examples: {
    bad: [
      '«Industry sources say» that the plant will close.',
      'The plant will close, «an unnamed official» said.',
      'He spoke «on condition of anonymity».',
      '«Insiders know» the **price**.',
      'The talks failed, «officials close to» the king said.',
      'If the plant closes, «insiders know» the price.',
      '«Insiders know» the price. It is high.',
      '«Insiders know» the price.\n\nIt rained.',
    ],
    good: [
      'Ask someone familiar with the area.',
      'A person familiar with the area can open it.',
      'A well-placed insider is the way in.',
      'See whether other sources report it.',
      'Several sources suggest that it harms. See “Rubbing bruises” in the Lancet.',
      'The sources of the river say little about its length.',
      'The mayor, Ann Lee, said that the plant will close.',
      'An unnamed column gets the index of its place.',
      'Power sources are listed below.',
      'Insiders know the price:\n\n> Ten.',
      'Sources say, as Leeds University said, that the plant will close.',
    ],
  },
})
