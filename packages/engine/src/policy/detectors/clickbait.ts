import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, phraseFinder, wordFinder, wordSet } from './phrases.ts'

const anywhere = phraseFinder(
  `you won't/wouldn't believe what/how/this/who/where/why/these/your, you will never/not guess/believe, you'll never guess/believe, will shock/stun/amaze/astonish/surprise you,
  blow your mind, blew my/our mind/minds, one weird/simple/little/strange trick, this one/weird/simple trick, this one weird/simple trick,
  doctors/dentists/experts/bankers/trainers hate, don't want you to know, doesn't want you to know, things you didn't/never know/knew, everybody/everyone is talking about, nobody is talking about,
  broke the internet, break the internet, faith in humanity, left everyone/everybody/us/fans speechless, gone wrong, what happened next will, what happens next will, the reason will,
  will make you cry/gasp/cringe, can't stop laughing, wait till/until you see, guess what happened, changed everything`,
)
const inHeadings = phraseFinder(
  `here's/this why, here is why, this is why, what happened next, the secret to/of, the truth about, the shocking/ugly/surprising truth, you need/have to see/know/try,
  everything you need to know, should never, why everyone/everybody is, did next, the real reason, this is what happens, what nobody tells you, never do this, must see, must read`,
)
const counted = wordFinder(
  'reasons things ways facts secrets tricks tips mistakes signs photos hacks',
)
const isBait = wordSet('why you that will nobody every everyone guaranteed only')
const isPraise = wordSet(
  'shocking surprising amazing incredible unbelievable mind weird crazy insane genius',
)

/** Headlines that hold back what they tell. */
export const clickbait = defineDetector({
  id: 'clickbait',
  names:
    'clickbait, click bait, clickbait headline, clickbait headlines, clickbait titles, clickbaity headlines, curiosity gap headlines, sensational headlines, teaser headlines, misleading headlines',
  describe:
    'phrases of clickbait, such as “you won’t believe what”, and in headings “here’s why” and “17 reasons why”',
  *find(draft) {
    yield* anywhere(draft)
    for (const found of inHeadings(draft)) if (isInHeading(draft, found.first)) yield found
    yield* lists(draft)
  },
})

/** “17 reasons why”, “9 shocking facts”, at the start of a heading. */
function* lists(draft: DetectorDraft): Generator<Span> {
  const { words, sentences } = draft
  for (const at of counted(draft)) {
    const { firstWord } = sentences[words.sentence(at)] ?? { firstWord: -1 }
    const isListed = words.isNumber(firstWord) && at - firstWord <= 2 && isInHeading(draft, at)
    if (!isListed) continue
    const isOpen = isJoined(draft, at + 1) && isBait(words.lower(at + 1))
    const isPraised = at - firstWord === 2 && isPraise(words.lower(at - 1))
    if (isOpen || isPraised)
      yield { start: words.start(firstWord), end: words.end(isOpen ? at + 1 : at) }
  }
}

function isInHeading({ words, sentences, blocks }: DetectorDraft, at: number): boolean {
  const sentence = sentences[words.sentence(at)]
  return sentence !== undefined && blocks[sentence.block].kind === 'heading'
}
