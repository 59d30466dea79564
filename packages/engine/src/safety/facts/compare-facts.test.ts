import { describe, expect, it } from 'vitest'
import type { ProtectedFactKind } from '../../schema/index.ts'
import { readVersion } from '../read-version.ts'
import { compareFacts, readFacts } from './compare-facts.ts'

/** The facts of one kind that a text holds, under the keys by which they are compared. */
function keysOf(kind: ProtectedFactKind, text: string): readonly string[] {
  const found = readFacts(readVersion(text, 'markdown')).find((each) => each.kind === kind)
  return found?.facts.map(({ key }) => key) ?? []
}

/** What one version has and the other has not, of all kinds. */
function changesOf(before: string, after: string) {
  const changes = compareFacts(readVersion(before, 'markdown'), readVersion(after, 'markdown'))
  return {
    lost: changes.flatMap(({ lost }) => lost.map(({ shown }) => shown)),
    added: changes.flatMap(({ added }) => added.map(({ shown }) => shown)),
  }
}

describe('citations', () => {
  it.each([
    ['It holds [1].', ['[1]']],
    ['It holds [2, 3] and [4-6] and [7–9].', ['[2, 3]', '[4-6]', '[7–9]']],
    ['It holds [@okafor:2019-a].', ['[@okafor:2019-a]']],
    ['It holds (Smith 2020).', ['(smith 2020)']],
    ['It holds (Smith and Jones, 2020).', ['(smith and jones, 2020)']],
    ['It holds (see Smith et al., 2020a; Lee 2019).', ['(see smith et al., 2020a; lee 2019)']],
    ['Smith (2020) holds it.', ['smith (2020)']],
    ['Smith et al. (2020) hold it.', ['smith et al. (2020)']],
    ['Smith and Jones (2020, pp. 4-6) hold it.', ['smith and jones (2020, pp. 4-6)']],
    ['See doi:10.1000/xyz.123 for it.', ['doi:10.1000/xyz.123']],
    ['See arXiv:2101.00001 for it.', ['arxiv:2101.00001']],
    ['It holds [12345].', []],
    ['It holds (in 2020).', []],
    ['It holds (Smith 3020).', []],
    ['Smith 2020 holds it.', []],
  ])('of “%s” are %j', (text, expected) => {
    expect(keysOf('citations', text)).toEqual(expected)
  })

  it('count footnote marks', () => {
    expect(keysOf('citations', 'It holds[^1].\n\n[^1]: Note.')).toContain('[^1]')
  })
})

describe('links and addresses', () => {
  it.each([
    ['See [a](https://a.example/b) now.', ['https://a.example/b'], []],
    ['See ![a](a.png) now.', ['a.png'], []],
    ['See https://a.example now.', ['https://a.example'], []],
    ['Write to [us](mailto:Us@A.Example).', [], ['us@a.example']],
    ['Write to us@a.example now.', [], ['us@a.example']],
    ['See [a]() now.', [], []],
  ])('of “%s” are %j and %j', (text, urls, emails) => {
    expect(keysOf('urls', text)).toEqual(urls)
    expect([...new Set(keysOf('emails', text))]).toEqual(emails)
  })
})

describe('quotations', () => {
  it.each([
    ['He said “go home.”', ['go home']],
    ['He said "go home", and "stay".', ['go home', 'stay']],
    ["He said 'go home' and left.", ['go home']],
    ["The dogs' home and the cats' home.", []],
    ['He said "it is \'odd\' here".', ["it is 'odd' here"]],
    ['A 5" pipe and a 6" pipe.', []],
    ['> Go home!\n', ['Go home']],
    ["He said 'x' twice.", []],
    ["It's rock'n'roll, isn't it?", []],
  ])('of “%s” are %j', (text, expected) => {
    expect(keysOf('quotes', text)).toEqual(expected)
  })
})

describe('names', () => {
  it.each([
    ['We met Eva Holm in Lund.', ['eva holm', 'lund']],
    ['We met Eva Holm, and Eva Holm left.', ['eva holm']],
    ['Skanör is wet.', ['skanör']],
    ['Water is wet.', []],
    ['NASA said so, and iOS too.', ['nasa']],
    ['The CEO met Dr. Lee at 5 PM.', ['lee']],
    ['He said "The end" in March.', []],
    ['Incentivise them.', []],
    ['# Eva Holm\n\nWe left.', []],
    ['- We met Eva\n- Holm left', ['eva', 'holm']],
  ])('of “%s” are %j', (text, expected) => {
    expect(keysOf('named_entities', text)).toEqual(expected)
  })

  it('may be said less often, or as an adjective', () => {
    expect(changesOf('We met Eva. We like Eva.', 'We met and like Eva.').lost).toEqual([])
    expect(changesOf('The beans of Colombia sell.', 'The Colombian beans sell.')).toEqual({
      lost: [],
      added: [],
    })
    expect(changesOf('We met Eva.', 'We met her.')).toEqual({ lost: ['Eva'], added: [] })
    expect(changesOf('We met Eva Holm.', 'We met Eva.')).toEqual({
      lost: ['Eva Holm'],
      added: [],
    })
    expect(changesOf('We like Colombia.', 'We like colombian beans.').lost).toEqual(['Colombia'])
    expect(changesOf('We met Chile.', 'We met Chilenos.').lost).toEqual(['Chile'])
  })
})

describe('facts', () => {
  it('are lost as often as they are missing', () => {
    expect(changesOf('It took 5 of 5 and 6.', 'It took 5 of 7.')).toEqual({
      lost: ['5', '6'],
      added: ['7'],
    })
  })

  it('are headings with their level, and code as written', () => {
    const text = '# A\n\n## B\n\nUse `x` here.\n\n```js\nlet a\n```\n'
    expect(keysOf('headings', text)).toEqual(['1 A', '2 B'])
    expect(keysOf('code', text)).toEqual(['`x`', '```js\nlet a\n```'])
  })
})
