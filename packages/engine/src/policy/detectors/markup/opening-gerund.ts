import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, DraftBlock } from '../detector-draft.ts'
import { isJoined, wordSet } from '../phrases.ts'

/** Words in “-ing” that are no form of a verb, or one without it. */
const isNoGerund = wordSet(
  `bring sing ring swing string spring wing king thing ping sling fling cling sting wring during nothing something
  anything everything morning evening ceiling viking sibling darling herring pudding bing beijing according`,
)
/** Adjectives in “-ing”, such as in “Existing users”. */
const isAdjective = wordSet(
  'existing following remaining missing upcoming outstanding ongoing interesting amazing surprising exciting leading living working',
)

/** Whether a word is a verb with “-ing”. */
export function isGerund(word: string): boolean {
  return word.length > 4 && word.endsWith('ing') && !isNoGerund(word)
}

/** Headings and items of lists that begin with a verb in “-ing”. */
export const openingGerund = defineTextDetector({
  id: 'opening-gerund',
  names:
    'headings that start with a gerund, headings starting with a gerund, headings that begin with a gerund, headings beginning with a gerund, gerund headings, gerunds in headings, gerund in headings, gerunds at the start of headings, gerunds at the beginning of headings',
  describe:
    'headings or list items that start with a verb such as “creating”; “Existing users” and “Spring” do not count',
  parameter: {
    name: 'parts',
    fallback: 'headings',
    choices: ['headings', 'items'],
    describe: '`headings` for headings, `items` for the items of lists',
  },
  *find(draft, parts) {
    const wanted = parts === 'items' ? 'list_item' : 'heading'
    for (const block of draft.blocks) {
      const at = block.kind === wanted ? openingOf(draft, block) : undefined
      if (at !== undefined) yield { start: draft.words.start(at), end: draft.words.end(at) }
    }
  },
})

/** The verb in “-ing” that a part begins with, behind its number. */
function openingOf(draft: DetectorDraft, { firstWord, endWord }: DraftBlock): number | undefined {
  const { words } = draft
  let at = firstWord
  while (at < endWord && words.isNumber(at)) at++
  if (at >= endWord || words.isOpaque(at) || !isGerund(words.lower(at))) return undefined
  const isOfThing = isAdjective(words.lower(at)) && at + 1 < endWord && isJoined(draft, at + 1)
  return isOfThing ? undefined : at
}
