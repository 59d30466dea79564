import type { PolicyToken } from '../../policy-tokens.ts'
import { replaceTokens } from '../tokens/replace-words.ts'

const thing =
  '(?:(?:(?:an?|the|any|some|one of our|our) )*(?:(?:old|existing|current|public) )?(?:features?|functions?|options?|apis?|versions?|products?|tools?|commands?|parts?|methods?|endpoints?|services?|settings?|something|things?|packages?|flags?|integrations?)(?: (?:or|and) (?:an? )?[a-z]+)?)'
const fate =
  '(?:deprecated|removed|retired|discontinued|phased out|withdrawn|dropped|sunset|obsolete|going away|end of life|no longer supported|switched off|shut down)'
const being =
  '(?:(?:is|are|has been|have been|will be|was|were|is being|are being|is going to be|are going to be|(?:is|are|about) to be|becomes?|gets?|will soon be|is no longer|goes) )'
const saying =
  '(?:(?:statements?|mentions?|claims?|sentences?|notes?|notices?|announcements?|anything|everything|posts?|drafts?|remarks?)(?: (?:that|which))?(?: (?:says?|states?|mentions?|announces?|saying|stating|announcing)(?: that)?)?|says?|say|announces? that|announce that)'
const stated = new RegExp(
  `^${saying} ${thing} ${being}(?:now |soon |being )*${fate}(?:(?: ,)?(?: or| and)(?: that (?:it|they))? (?:${being})?${fate})*(?= |$)`,
)

/** What drafts say of something that goes. */
const signs = [
  'deprecated',
  'deprecate',
  'deprecates',
  'deprecation',
  'will be removed',
  'has been removed',
  'have been removed',
  'being removed',
  'to be removed',
  'will be retired',
  'has been retired',
  'will be discontinued',
  'discontinued',
  'phased out',
  'end of life',
  'no longer supported',
  'will be dropped',
  'will be withdrawn',
  'going away',
]

/** “Statements that a feature is deprecated or will be removed”, by the words that say it. */
export function quoteDeprecations(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  const words = signs.map((sign) => `"${sign}"`).join(' or ')
  return replaceTokens(tokens, stated, () => `mentions of ${words}`)
}
