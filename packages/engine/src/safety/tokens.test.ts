import { describe, expect, it } from 'vitest'
import { tokenize } from './tokens.ts'

const read = (text: string) => tokenize(text, 0, 0)
const wordsOf = (text: string) => read(text).map(({ word }) => word)
/** The sentences of a text, each as its printed tokens. */
function sentencesOf(text: string): string[] {
  const sentences: string[][] = []
  for (const { text: written, sentence } of read(text)) {
    sentences[sentence] = [...(sentences[sentence] ?? []), written]
  }
  return sentences.map((words) => words.join(' '))
}
/** The words that a sentence opens with. */
const openersOf = (text: string) =>
  read(text)
    .filter(({ opens, kind }) => opens && kind !== 'mark')
    .map(({ text: written }) => written)

describe('tokens', () => {
  it.each([
    ['It costs $5.', 'it costs $ 5 .'],
    ['1,000.5 and 10:30', '1,000.5 and 10:30'],
    ['.5 and 1.5 and v.5 and …5', '.5 and 1.5 and v . 5 and … 5'],
    ['10² of ½ or Ⅳ', '10 ² of ½ or Ⅳ'],
    ['٥٦ people', '٥٦ people'],
    ['in the U.S. and U.K.', 'in the us and uk'],
    ['naïve café', 'naïve café'],
    ['a-b', 'a - b'],
    ["can't cannot won't shan't ain't", 'can not can not will not shall not is not'],
    ["let's I'm wanna gonna", 'let us i am want to going to'],
    ["doesn't they're he'll we've she'd", 'does not they are he will we have she would'],
    ["it's that's the dog's", 'it is that is the dog'],
    ["rock'n'roll", "rock'n'roll"],
  ])('of “%s” are “%s”', (text, expected) => {
    expect(wordsOf(text).join(' ')).toBe(expected)
  })

  it('keep what is printed with the first word of a contraction', () => {
    expect(read("Don't").map(({ text, isCapital }) => [text, isCapital])).toEqual([
      ["Don't", true],
      ['not', false],
    ])
  })

  it.each([
    ['word', 'word'],
    ['5', 'number'],
    ['.5', 'number'],
    ['½', 'number'],
    ['\ufffc', 'opaque'],
    ['-', 'mark'],
    ['$', 'mark'],
  ])('%s is a %s', (text, kind) => {
    expect(read(text).map((token) => token.kind)).toEqual([kind])
  })

  it('say whether they are joined to the one before', () => {
    expect(read('-5 -5 5-kg (5)').map(({ isJoined }) => isJoined)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
      true,
      false,
      true,
      true,
    ])
  })

  it('are numbered by block and sentence', () => {
    const [first] = tokenize('One.', 3, 7)
    expect(first).toMatchObject({ block: 3, sentence: 7 })
  })
})

describe('sentences', () => {
  it.each([
    ['It rains. We go.', ['It rains .', 'We go .']],
    ['It rains! We go? Yes.', ['It rains !', 'We go ?', 'Yes .']],
    ['It rains… We go.', ['It rains …', 'We go .']],
    ['"It rains." We go.', ['" It rains . "', 'We go .']],
    ['It rains. 5 came.', ['It rains .', '5 came .']],
    ['Mr. Lind and Dr. Holm came.', ['Mr . Lind and Dr . Holm came .']],
    ['J. Smith came.', ['J . Smith came .']],
    ['See fig. Two of them.', ['See fig . Two of them .']],
    ['It rains, we go.', ['It rains , we go .']],
    ['It runs vs. the rest.', ['It runs vs . the rest .']],
    ['It rains. we go.', ['It rains . we go .']],
    ['Use node.Js here.', ['Use node . Js here .']],
    ['Plan b. We go.', ['Plan b .', 'We go .']],
  ])('“%s” are %j', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected)
  })

  it.each([
    ['It rains. We go.', 'It We'],
    ['The plan: Go now.', 'The Go'],
    ['1. Go now.', '1 Go'],
    ['2) Go now.', '2 Go'],
    ['"Go now."', 'Go'],
    ['Step 1. go', 'Step'],
    ['A 5) Go', 'A'],
  ])('“%s” opens with “%s”', (text, expected) => {
    expect(openersOf(text).join(' ')).toBe(expected)
  })
})
