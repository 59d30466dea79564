import { phrasesOf } from './phrases-of.ts'

/** Pronouns, as the words that they are. */
const pronouns = `i, me, my, mine, myself, we, us, our, ours, ourselves, you, your, yours, yourself, he, him, his, himself,
she, her, hers, herself, they, them, their, theirs, it, its, one, i'm, i've, i'll, i'd, we're, we've, we'll,
you're, you'll`

/** Adverbs and other words of degree, certainty and scope; a policy that lists some of them means the words. */
const adverbs = `always, never, ever, all, every, each, everyone, everybody, everything, everywhere, nobody, no one, none,
nothing, nowhere, anyone, anybody, only, forever, constantly, invariably, completely, totally, absolutely,
entirely, utterly, fully, wholly, perfectly, definitely, certainly, undoubtedly, surely, clearly, obviously,
evidently, impossible, guaranteed, without exception, without fail, maybe, perhaps, possibly, probably,
might, may, could, should, would, must, shall, can, somewhat, rather, quite, fairly, sort of, kind of,
arguably, apparently, supposedly, allegedly, seemingly, presumably, very, really, just, simply, actually,
basically, literally, extremely, incredibly, highly, truly, hugely, massively, pretty, so, too, of course,
naturally, easily, merely, however, moreover, furthermore, therefore, thus, hence, nevertheless, soon, now,
currently, recently, here, there, that, which, etc, etcetera, via, per, whilst, amongst, upon, good, bad,
nice, big, great`

/** Whether a word or phrase says how much, how sure or how often, or is a pronoun: in a list it stands for itself. */
export function isFunctionWord(words: string): boolean {
  known ??= new Set([...phrasesOf(pronouns), ...phrasesOf(adverbs)])
  return known.has(words)
}

let known: ReadonlySet<string> | undefined
