import type { PolicyToken } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { replaceWords } from '../tokens/replace-words.ts'

const publish =
  '(?:publish|accept|approve|allow|post|print|run|release|ship|take|let through|pass|upload|send|submit|index|feature|merge|admit|keep)'
const published =
  '(?:published|accepted|approved|allowed|posted|printed|run|released|shipped|taken|let through|passed|uploaded|sent|submitted|indexed|featured|merged|admitted|kept|ok|okay|fine|permitted|acceptable|welcome)'
const drafts = '((?:\\w+ ){0,2}\\w+)'
const holding =
  '(?:with|that (?:have|has|name|names|contain|contains|give|gives|include|includes|carry|carries|cite|cites|show|shows|state|states|mention|mentions|come with|comes with|list|lists)|which (?:have|has|name|names|contain|contains|give|gives|include|includes|carry|carries|cite|cites|show|shows|state|states)|carrying|containing|including|citing|naming|showing|having)'
const article = '(?:a |an |any |the |its |their )?'

/** Each way to say which drafts alone may be published: the drafts, then what they hold. */
const ways = [
  new RegExp(`^(?:only ${publish}|${publish} only) ${drafts} ${holding} ${article}(?=\\w)`),
  new RegExp(
    `^only ${drafts} ${holding} ${article}((?:\\w+ ){0,4}\\w+) (?:is|are|may be|can be|will be|get|gets|should be|must be) ${published}(?= |$)`,
  ),
  new RegExp(
    `^${drafts} (?:is|are|may|can|will|should|must)(?: be)? only(?: be)? ${published} (?:with|if they (?:have|contain|name|give|include|cite|carry|show)|if it (?:has|contains|names|gives|includes|cites|carries|shows)|when they (?:have|contain|name|give|include|cite|carry|show)) ${article}(?=\\w)`,
  ),
]

/** “Publish only posts with an author”: posts without one are refused. */
export function readPublishedOnly(tokens: readonly PolicyToken[]): readonly PolicyToken[] {
  return ways.reduce(
    (words, way) =>
      replaceWords(words, way, ([all, draft, held = '']) =>
        isDraftWord(draft.split(' ').at(-1) ?? '') ? `reject ${draft} without ${held}` : all,
      ),
    tokens,
  )
}
