import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { toggleInline } from './inline.ts'
import { setHeading, toggleCodeBlock, toggleQuote } from './lines.ts'
import { toggleLink } from './link.ts'
import { nestList, toggleList, unnestList } from './lists.ts'

/** A state of a text in which `‹` and `›` enclose the selection, and `^` is the caret. */
function stateOf(text: string): EditorState {
  const anchor = text.search(/[‹^]/)
  const plain = text.replace(/[‹›^]/g, '')
  const end = text.indexOf('›')
  const selection = EditorSelection.single(anchor, end === -1 ? anchor : end - 1)
  const extensions = [markdown({ base: markdownLanguage })]
  return EditorState.create({ doc: plain, selection, extensions })
}

function textOf({ doc, selection: { main } }: EditorState): string {
  const text = doc.toString()
  if (main.empty) return `${text.slice(0, main.head)}^${text.slice(main.head)}`
  return `${text.slice(0, main.from)}‹${text.slice(main.from, main.to)}›${text.slice(main.to)}`
}

/** A text without the signs of its selection. */
function bare(text: string): string {
  return text.includes('›') ? text.replace(/[‹›]/g, '') : text
}

/** The text after a command. */
function after(text: string, command: StateCommand): string {
  let state = stateOf(text)
  command({
    state,
    dispatch: (transaction) => {
      state = transaction.state
    },
  })
  return textOf(state)
}

describe('bold', () => {
  const bold = toggleInline('bold')

  it.each([
    ['the word at the caret', 'We ba^ke it.', 'We **ba^ke** it.'],
    ['a word at its end', 'We bake^ it.', 'We **bake^** it.'],
    ['a word with an apostrophe', 'We do^n’t.', 'We **do^n’t**.'],
    ['the selected words, without the space at the ends', 'We ‹bake ›it.', 'We **bake** it.'],
    ['each paragraph of its own', '‹One.\n\nTwo.›', '**One.**\n\n**Two.**'],
    ['a paragraph of several lines as one', '‹One\ntwo.›', '**One\ntwo.**'],
    [
      'a heading and items behind their marks',
      '‹# One\n\n- two\n- [ ] three›',
      '# **One**\n\n- **two**\n- [ ] **three**',
    ],
    [
      'the cells of a table',
      '| a | b |\n|---|---|\n| ‹1 | 2› |',
      '| a | b |\n|---|---|\n| **1** | **2** |',
    ],
    ['what is around bold words', '‹a **b** c›', '**a b c**'],
    [
      'the words beside code and not the code',
      '‹One.\n\n```\nx\n```\n\nTwo.›',
      '**One.**\n\n```\nx\n```\n\n**Two.**',
    ],
    ['where the caret waits for words', 'We ^', 'We **^**'],
  ])('encloses %s', (_, before, then) => {
    expect(bare(after(before, bold))).toBe(then)
  })

  it.each([
    ['at the caret', 'We **ba^ke** it.', 'We ba^ke it.'],
    ['when they are selected', 'We **‹bake›** it.', 'We ‹bake› it.'],
    ['when they are selected with their marks', 'We ‹**bake**› it.', 'We ‹bake› it.'],
    ['in underscores', 'We __ba^ke__ it.', 'We ba^ke it.'],
    ['from all paragraphs', '‹**One.**\n\n**Two.**›', '‹One.\n\nTwo.›'],
    ['from the middle, and leaves the ends', '**one ‹two› three**', '**one** ‹two› **three**'],
    ['between which nothing was written', 'We **^**', 'We ^'],
  ])('takes the marks away %s', (_, before, then) => {
    expect(after(before, bold)).toBe(then)
  })

  it('makes all bold where only a part was, and all plain the next time', () => {
    expect(bare(after('‹**One.**\n\nTwo.›', bold))).toContain('**One.**\n\n**Two.**')
  })

  it('leaves code and front matter alone', () => {
    expect(after('```\nco^de\n```', bold)).toBe('```\nco^de\n```')
    expect(after('---\ntitle: o^ne\n---\n', bold)).toBe('---\ntitle: o^ne\n---\n')
  })
})

describe('italic and code', () => {
  it('are put around bold words and taken away again', () => {
    expect(after('**o^ne**', toggleInline('italic'))).toBe('***o^ne***')
    expect(after('***o^ne***', toggleInline('italic'))).toBe('**o^ne**')
    expect(after('a `o^ne` b', toggleInline('code'))).toBe('a o^ne b')
    expect(bare(after('a ‹x`y› b', toggleInline('code')))).toContain('`` x`y ``')
    expect(after('o^ne', toggleInline('struck'))).toBe('~~o^ne~~')
  })
})

describe('a link', () => {
  const url = 'https://example.org/a'

  it('is made of the selected words and the address of the clipboard', () => {
    expect(after('Read ‹this page›.', toggleLink(url))).toBe(`Read [this page](${url})^.`)
    expect(after('Read th^is.', toggleLink(url))).toBe(`Read [this](${url})^.`)
  })

  it('waits for what is missing', () => {
    expect(after('Read ‹this›.', toggleLink(null))).toBe('Read [this](^).')
    expect(after(`‹${url}›`, toggleLink(null))).toBe(`[^](${url})`)
    expect(after('Read ^', toggleLink(url))).toBe(`Read [^](${url})`)
    expect(after('Read ^', toggleLink(null))).toBe('Read [^]()')
  })

  it('goes where the caret is in it, and its words stay', () => {
    expect(after(`Read [this pa^ge](${url}).`, toggleLink(null))).toBe('Read this pa^ge.')
    expect(after(`Read [this](https://exam^ple.org).`, toggleLink(null))).toBe('Read this^.')
  })

  it('holds parentheses of an address together', () => {
    expect(after('‹a›', toggleLink('https://e.org/a_(b'))).toBe('[a](<https://e.org/a_(b>)^')
  })
})

describe('a heading', () => {
  it('is made, changed and taken away', () => {
    expect(after('One^ two', setHeading(2))).toBe('## One^ two')
    expect(after('# One^', setHeading(3))).toBe('### One^')
    expect(after('### One^', setHeading(3))).toBe('One^')
    expect(after('## One^', setHeading(0))).toBe('One^')
    expect(after('^', setHeading(1))).toBe('# ^')
    expect(after('> One^', setHeading(2))).toBe('> ## One^')
    expect(after('One^\n---\n\nTwo', setHeading(1))).toBe('# One^\n\nTwo')
    expect(bare(after('‹One\n\nTwo›', setHeading(2)))).toContain('## One\n\n## Two')
  })

  it('is not made of code or front matter', () => {
    expect(after('```\n^x\n```', setHeading(1))).toBe('```\n^x\n```')
    expect(after('---\n^a: 1\n---', setHeading(1))).toBe('---\n^a: 1\n---')
  })
})

describe('a list', () => {
  it('is made of lines, of another list, and taken away', () => {
    expect(bare(after('‹One\nTwo›', toggleList('bullet')))).toContain('- One\n- Two')
    expect(bare(after('‹- One\n- Two›', toggleList('number')))).toContain('1. One\n2. Two')
    expect(bare(after('‹1. One\n2. Two›', toggleList('task')))).toContain('- [ ] One\n- [ ] Two')
    expect(after('‹- [x] One\n- [ ] Two›', toggleList('task'))).toBe('‹One\nTwo›')
    expect(after('1. One\nT^wo', toggleList('number'))).toBe('1. One\n2. T^wo')
    expect(after('^', toggleList('bullet'))).toBe('- ^')
    expect(after('> O^ne', toggleList('bullet'))).toBe('> - O^ne')
  })

  it('nests below the item before, with what is in the item', () => {
    expect(after('- a\n- b^\n  - c', nestList)).toBe('- a\n  - b^\n    - c')
    expect(after('1. a\n2. b^\n3. c', nestList)).toBe('1. a\n   1. b^\n2. c')
    expect(after('- ^a', nestList)).toBe('- ^a')
    expect(after('> - a\n> - b^', nestList)).toBe('> - a\n>   - b^')
    expect(after('- a\n- ‹b\n- c›', nestList)).toBe('- a\n  - ‹b\n  - c›')
  })

  it('comes out again, and numbers go on', () => {
    expect(after('- a\n  - b^', unnestList)).toBe('- a\n- b^')
    expect(after('1. a\n   1. b^\n2. c', unnestList)).toBe('1. a\n2. b^\n3. c')
    expect(after('1. a\n   1. b^', unnestList)).toBe('1. a\n2. b^')
    expect(after('- a^', unnestList)).toBe('- a^')
  })

  it('leaves lists whose items all count 1', () => {
    expect(after('1. a\n1. b\n1. c^', nestList)).toBe('1. a\n1. b\n   1. c^')
  })

  it('leaves the key to others outside of lists', () => {
    const state = stateOf('a^')
    expect(nestList({ state, dispatch: () => undefined })).toBe(false)
  })
})

describe('quotes and code', () => {
  it('come and go', () => {
    expect(bare(after('‹One\n\nTwo›', toggleQuote))).toContain('> One\n>\n> Two')
    expect(bare(after('‹> One\n>\n> Two›', toggleQuote))).toContain('One\n\nTwo')
    expect(after('> O^ne', toggleQuote)).toBe('O^ne')
    expect(after('^', toggleCodeBlock)).toBe('```\n^\n```')
    expect(after('```js\nx^\n```\nb', toggleCodeBlock)).toBe('x^\nb')
    expect(bare(after('‹a\n```\nb›', toggleCodeBlock))).toContain('````\na\n```\nb\n````')
  })
})
