/** The readers of facts by which revisions are checked, for those who hold a text against its source. */
export { grammarWords } from '../lexicons/meaning-groups.ts'
export { cardinals } from '../lexicons/measures.ts'
export type { Token } from '../tokens.ts'
export { lemmaOf } from '../words/lemma.ts'
export { isLemma } from '../words/word-relations.ts'
export { type DateParts, datePartsOf } from './dates.ts'
export type { Fact, QuantityFact } from './fact.ts'
export { readTextFacts, type TextFacts } from './text-facts.ts'
