import { defineDetector, defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import {
  isJoined,
  opensSentence,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordFinder,
} from '../phrases.ts'

/** Words of a list as spans. */
function* spansOf(
  draft: DetectorDraft,
  finder: (draft: DetectorDraft) => readonly number[],
  isWanted: (at: number) => boolean = () => true,
): Generator<Span> {
  const { words } = draft
  for (const at of finder(draft)) {
    if (isWanted(at)) yield { start: words.start(at), end: words.end(at) }
  }
}

const chat = wordFinder(
  `lol lmao rofl omg btw imo imho idk tbh smh ur u r pls plz thx thnx tnx gr8 l8r m8 b4 cuz coz cos gonna wanna gotta dunno kinda sorta gimme lemme innit nope yep yeah yup nah
  bruh bro sup wassup ikr nvm jk fyi rn ngl fr irl dm afaik ftw lolz haha hahaha xoxo bff yolo asap tho thru ppl y'all yall`,
)
/** Capitals by which an abbreviation is no chat: “DM”, “FR”, “RN”. */
const isOfficial = /^(?:DM|FR|RN|U|R|FYI|ASAP|COS|BRO|JK|UR)$/

/** Words of chats. */
export const chatLanguage = defineDetector({
  id: 'chat-language',
  names:
    'text speak, textspeak, txt speak, txtspeak, text message language, sms language, chat language, chat speak, chatspeak, internet slang, net speak, netspeak, text message abbreviations, texting abbreviations, chat abbreviations, chat acronyms, internet abbreviations, internet acronyms, online slang, texting language, leetspeak, slang, slang words, slang terms, slang expressions',
  describe: 'words of chats, such as “lol”, “pls” and “gonna”',
  *find(draft) {
    yield* spansOf(draft, chat, (at) => !isOfficial.test(draft.words.text(at)))
  },
})

const easy = wordFinder(
  'simply just easy easily easier obviously clearly basically merely trivial trivially straightforward straightforwardly effortless effortlessly painless painlessly',
)
const known = phraseFinder(
  "of course, as you know, as everyone knows, everyone knows, as we all know, needless to say, it goes without saying, all you need to do, all you have to do, in no time, a breeze, child's play, a piece of cake, no brainer",
)

/** Words that make light of what a reader has to do. */
export const minimizingWord = defineDetector({
  id: 'minimizing-word',
  names:
    'minimizing word, minimizing words, minimising words, minimising word, minimizing language, minimising language, minimizers, minimisers, condescending words, condescending language, condescending phrases, condescending terms, patronising words, patronizing words, patronising language, patronizing language, belittling words, belittling language, words that belittle, words that make things sound easy, words that make tasks sound easy, words that make it sound easy, words that suggest that something is easy, words that say something is easy, words that say that something is easy, difficulty words, words that judge difficulty, dismissive words',
  describe: 'words that make light of a task, such as “simply”, “just” and “of course”',
  *find(draft) {
    yield* known(draft)
    // “He had just left”, “a just war”, “clearly marked” make light of nothing.
    yield* spansOf(draft, easy, (at) => {
      const lower = draft.words.lower(at)
      if (lower === 'just')
        return (
          !/^(?:had|has|have|have|i've|we've|a|the|is|was|only|about|in|as|over|under)$/.test(
            wordBefore(draft, at),
          ) && !/^(?:as|over|under|before|after|about|cause|war)$/.test(wordAfter(draft, at))
        )
      return true
    })
  },
})

const places = {
  any: phraseFinder(
    `see/shown/listed/described/mentioned/noted/explained/given/as/table/figure/chart/section/list/example/steps/paragraph/image/link/button/box/form/map/diagram/text/screenshot/details/information/instructions above/below, the above, above mentioned, aforementioned, undermentioned, above named, on the left/right, to the left/right, at the left/right, left hand side/corner/column/menu/panel, right hand side/corner/column/menu/panel, left/right side/column/sidebar/panel/menu/corner, at the top/bottom of, in the top/bottom left/right, top/bottom left/right, upper/lower left/right, overleaf, on the previous/next/following page, in the previous/next/following section, above/below is/are, below you, from the left/right, click/scroll down/up, read on below, follow the link/links below/above`,
  ),
  vertical: phraseFinder(
    `see/shown/listed/described/mentioned/noted/explained/given/as/out/defined/outlined/discussed/stated/found/detailed/set/summarised/summarized/installed/created/table/tables/figure/figures/chart/charts/section/sections/list/lists/example/examples/step/steps/paragraph/paragraphs/image/images/link/links/button/box/form/map/diagram/diagrams/text/screenshot/command/commands/code/snippet/chapter/note/notes/settings/options/details/information/instructions above/below, the above, above mentioned, above named, above/below is/are, read on below`,
  ),
}
type Place = keyof typeof places
const isPlace = (name: string): name is Place => name in places

/** Words that say where on a page something is. */
export const directionalWord = defineTextDetector({
  id: 'directional-word',
  names:
    'directional word, directional words, directional language, directional term, directional terms, directional reference, directional references, directional instructions, direction words, position words, positional words, positional language, location words, words of direction, words for directions, spatial references, spatial words, references to position on the page, references to the position on the page, positions on the page, left and right as directions',
  describe: 'words that say where on a page something is, such as “see below” and “on the left”',
  parameter: {
    name: 'kind',
    fallback: 'any',
    choices: Object.keys(places),
    describe: '`vertical` for “above” and “below” alone, `any` for all',
  },
  *find(draft, kind) {
    if (isPlace(kind)) yield* places[kind](draft)
  },
})

const pronouns = {
  masculine: wordFinder("he him his himself he's he'll he'd"),
  feminine: wordFinder("she her hers herself she's she'll she'd"),
}
const pairs = phraseFinder(
  'he or she, she or he, his or her, her or his, him or her, her or him, himself or herself, herself or himself, his or hers, he she, his her, him her, s he, he and she, he slash she',
)

/** Pronouns that tell a gender. */
export const genderedPronoun = defineTextDetector({
  id: 'gendered-pronoun',
  names:
    'gendered pronoun, gendered pronouns, gender pronouns, gender specific pronouns, gender specific pronoun, he and she, pronouns with a gender, third person pronouns with a gender, singular gendered pronouns, sexed pronouns',
  describe: 'pronouns that tell a gender, such as “he” and “her”',
  parameter: {
    name: 'kind',
    fallback: 'any',
    choices: ['any', 'masculine', 'feminine', 'paired'],
    describe: '`masculine` for “he”, `feminine` for “she”, `paired` for “he or she” and “his/her”',
  },
  *find(draft, kind) {
    if (kind === 'paired') yield* pairsIn(draft)
    if (kind === 'any' || kind === 'masculine') yield* spansOf(draft, pronouns.masculine)
    if (kind === 'any' || kind === 'feminine') yield* spansOf(draft, pronouns.feminine)
  },
})

/** “He/she” too, whose words are parted by a slash. */
function* pairsIn(draft: DetectorDraft): Generator<Span> {
  yield* pairs(draft)
  const { words, prose } = draft
  for (const at of pronouns.masculine(draft)) {
    const end = words.end(at)
    const isPair = prose[end] === '/' && /^(?:she|hers?|herself)$/.test(words.lower(at + 1))
    if (isPair) yield { start: words.start(at), end: words.end(at + 1) }
  }
}

const openers = {
  greeting: phraseFinder(
    'hi, hello, hey, hiya, howdy, greetings, good morning, good afternoon, good evening, hi all/everyone/there/folks/guys, hello all/everyone/there/folks/guys, hey all/everyone/there/folks/guys, dear all/sir/madam/reader/readers/customer/customers/colleagues/friends, welcome everyone, bonjour, hola',
  ),
  thanks: phraseFinder(
    'thanks, thank you, thanks in advance, thank you in advance, many thanks, cheers, thx, ta, much appreciated, thanks so much, thank you so much, thanks a lot, tia',
  ),
  'sign-off': phraseFinder(
    'kind regards, best regards, warm regards, best wishes, regards, yours sincerely, yours faithfully, yours truly, sincerely yours, sincerely, all the best, warmly, cordially, with best wishes, with kind regards, kindest regards',
  ),
}
type Opener = keyof typeof openers
const isOpener = (name: string): name is Opener => name in openers

/** What opens and closes a letter. */
export const greeting = defineTextDetector({
  id: 'greeting',
  names:
    'greeting, greetings, salutation, salutations, hellos, opening greetings, hi and hello, saying hello, welcome formulas',
  describe: 'greetings, thanks and the closing words of a letter, where they open a sentence',
  parameter: {
    name: 'kind',
    fallback: 'greeting',
    choices: Object.keys(openers),
    describe:
      '`greeting` for “Hi all”, `thanks` for “Thanks in advance”, `sign-off` for “Kind regards”',
  },
  *find(draft, kind) {
    if (!isOpener(kind)) return
    for (const found of openers[kind](draft)) {
      // “Thanks to the rain”, “Hey is for horses” are no such words.
      const isMore =
        /^(?:to|is|was|of|for|were|are)$/.test(wordAfter(draft, found.last)) &&
        isJoined(draft, found.last + 1)
      if (
        opensSentence(draft, found.first) &&
        !(kind !== 'thanks' ? isMore : wordAfter(draft, found.last) === 'to')
      )
        yield found
    }
  },
})
