import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { lookOf } from './block-lines.ts'
import { frontMatterOf } from './front-matter.ts'
import { bodyStart, withFoldedSettings } from './front-matter-fold.ts'

const stateOf = (doc: string) =>
  EditorState.create({ doc, extensions: [markdown({ base: markdownLanguage })] })

/** How each line of a text is set. */
function looksOf(text: string): string[] {
  const state = stateOf(text)
  return Array.from({ length: state.doc.lines }, (_, at) => {
    const { name, prefix } = lookOf(state, state.doc.line(at + 1))
    return prefix === 0 ? name : `${name} ${prefix}`
  })
}

describe('lines', () => {
  it('hang the marks of headings in the margin, as far as it has room', () => {
    expect(looksOf('# One\n\n#### Four\n\nText')).toEqual([
      'is-hanging is-hang-2 is-out-2 is-heading 2',
      '',
      'is-hanging is-hang-5 is-out-4 is-heading 5',
      '',
      '',
    ])
  })

  it('hang the marks of lists, so that wrapped lines begin below the words', () => {
    expect(looksOf('- a\n  more\n  - b\n10. c\n- [ ] d\n> e')).toEqual([
      'is-hanging is-hang-2 is-out-2 2',
      'is-hanging is-hang-2 is-out-2 2',
      'is-hanging is-hang-4 is-out-2 4',
      'is-hanging is-hang-4 is-out-4 4',
      'is-hanging is-hang-6 is-out-2 6',
      'is-hanging is-hang-2 is-out-2 2',
    ])
  })

  it('are set in a monospace face in code, tables and front matter, whatever marks are in them', () => {
    expect(looksOf('---\ntitle: a\n- b\n---\n# C')).toEqual([
      'is-front-matter',
      'is-front-matter',
      'is-front-matter',
      'is-front-matter',
      'is-hanging is-hang-2 is-out-2 is-heading 2',
    ])
    expect(looksOf('```\n- a\n\n# b\n```\n\n| a |\n|---|\n| b |')).toEqual([
      'is-code is-first',
      'is-code',
      'is-code',
      'is-code',
      'is-code is-last',
      '',
      'is-table',
      'is-table',
      'is-table',
    ])
  })

  it('are left alone where the text runs to the left, and where a dash is only a dash', () => {
    expect(looksOf('- הערה\n\nText – more\n\n<!-- - a -->')).toEqual(['', '', '', '', ''])
  })
})

describe('front matter', () => {
  it('is YAML or TOML at the top with its fences', () => {
    expect(frontMatterOf(stateOf('---\na: 1\n---\nText').doc)).toEqual({ from: 0, to: 12 })
    expect(frontMatterOf(stateOf('+++\na = 1\n+++').doc)).toEqual({ from: 0, to: 13 })
    expect(frontMatterOf(stateOf('---\n\nText after a rule').doc)).toBeNull()
    expect(frontMatterOf(stateOf('Text\n---\na\n---').doc)).toBeNull()
    expect(frontMatterOf(stateOf(`---\n${'a\n'.repeat(600)}---`).doc)).toBeNull()
  })

  it('is folded at first, with the caret behind it', () => {
    const state = stateOf('---\na: 1\n---\n\nText')
    expect(bodyStart(state)).toBe(14)
    expect(withFoldedSettings(state).selection.main.head).toBe(14)
    const none = stateOf('Text')
    expect(withFoldedSettings(none)).toBe(none)
  })
})
