import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { paragraphAt, sentenceAt } from './focus-span.ts'

/** The part of a text around its `^`. */
function partOf(text: string, find: typeof sentenceAt): string {
  const at = text.indexOf('^')
  const state = EditorState.create({ doc: text.replace('^', '') })
  const { from, to } = find(state, at)
  return state.sliceDoc(from, to)
}

it('the paragraph is the lines between blank ones, and each item and heading is its own', () => {
  expect(partOf('One.\n\nTwo\nth^ree.\n\nFour.', paragraphAt)).toBe('Two\nthree.')
  expect(partOf('- a\n- b^\n  more\n- c', paragraphAt)).toBe('- b\n  more')
  expect(partOf('# A^\ntext', paragraphAt)).toBe('# A')
  expect(partOf('# A\nte^xt', paragraphAt)).toBe('text')
  expect(partOf('One.\n^\nTwo.', paragraphAt)).toBe('')
})

it('the sentence goes over line ends, and on after short forms and numbers', () => {
  expect(partOf('One. Tw^o\nis long. Three.', sentenceAt)).toBe('Two\nis long.')
  expect(partOf('One. Dr. Smith ate 4.1 kg, e.g. br^ead. Three.', sentenceAt)).toBe(
    'Dr. Smith ate 4.1 kg, e.g. bread.',
  )
  expect(partOf('One. Two.^', sentenceAt)).toBe('Two.')
  expect(partOf('^One. Two.', sentenceAt)).toBe('One.')
  expect(partOf('One!^ Two?', sentenceAt)).toBe('One!')
})
