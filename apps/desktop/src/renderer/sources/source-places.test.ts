import { ChangeSet, type Text } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { tellTextChange } from '../editor/text-changes.ts'
import { docOf } from '../state/drafts.ts'
import { followResults, followSourcePlaces, placeNow, startFollowing } from './source-places.ts'
import { editState } from './take-edit.ts'

followSourcePlaces()

const checked = docOf('One https://a.town/old two https://a.town/old three.\n')
const first = { start: 4, end: 22 }

let drafts = 0

/** A draft that is changed while its sources are checked and after; gives the text and the id. */
function follow(
  ...changes: readonly { from: number; to?: number; insert: string }[]
): readonly [id: string, now: Text] {
  drafts += 1
  const id = `draft ${drafts}`
  let now: Text = checked
  startFollowing(id, checked)
  for (const [at, spec] of changes.entries()) {
    if (at === 1) followResults(id)
    const change = ChangeSet.of(spec, now.length)
    now = change.apply(now)
    tellTextChange(id, change)
  }
  if (changes.length < 2) followResults(id)
  return [id, now]
}

const wordsAt = (id: string, now: Text): string => {
  const { start, end } = placeNow(id, checked, now, first)
  return now.sliceString(start, end)
}

describe('the place of a reference', () => {
  it('moves with changes during the check and after it', () => {
    const [id, now] = follow({ from: 0, insert: 'New. ' }, { from: 2, insert: 'er, ' })
    expect(placeNow(id, checked, now, first)).toEqual({ start: 13, end: 31 })
  })

  it('keeps out what is typed at its edges', () => {
    expect(wordsAt(...follow({ from: 4, insert: 'x' }, { from: 23, insert: 'y' }))).toBe(
      'https://a.town/old',
    )
  })

  it('is what stands there where its words were rewritten', () => {
    expect(wordsAt(...follow({ from: 4, to: 22, insert: 'here' }))).toBe('here')
  })

  it('is looked for by its words where the whole text was replaced', () => {
    const text = 'Other words, then https://a.town/old and more.\n'
    expect(wordsAt(...follow({ from: 0, to: checked.length, insert: text }))).toBe(
      'https://a.town/old',
    )
    const [id, now] = follow({ from: 0, to: checked.length, insert: 'No.' })
    expect(placeNow(id, checked, now, first)).toEqual({ start: 3, end: 3 })
  })
})

describe('an edit of a reference', () => {
  const edit = { ...first, text: 'https://a.town/old/new' }
  const state = ([id, now]: readonly [string, Text]) => editState(id, checked, now, edit)

  it('is offered for as long as the old words are there', () => {
    expect(state(follow())).toBe('offered')
    expect(state(follow({ from: 0, insert: 'So ' }))).toBe('offered')
    expect(state(follow({ from: 10, to: 12, insert: 'b' }))).toBe('changed')
  })

  it('is taken where the new words are, and again offered when that is undone', () => {
    const take = { from: 4, to: 22, insert: edit.text }
    expect(state(follow(take))).toBe('taken')
    const back = { from: 4, to: 4 + edit.text.length, insert: 'https://a.town/old' }
    expect(state(follow(take, back))).toBe('offered')
  })
})
