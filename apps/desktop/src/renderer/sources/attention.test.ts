import { expect, it } from 'vitest'
import type { SourceRow } from '../../shared/sources.ts'
import { needsAttention, toneOf, worstVerdict } from './attention.ts'

const row: SourceRow = {
  kind: 'url',
  name: 'https://weir.town/gates',
  start: 0,
  end: 1,
  state: 'alive',
  notes: [],
  title: null,
  movedTo: null,
  popularName: null,
  claims: [],
  edit: null,
}
const claim = (verdict: SourceRow['claims'][number]['verdict']) => ({
  text: 'The weir has nine gates.',
  verdict,
  facts: [],
  sentence: null,
})

it.each<[string, Partial<SourceRow>, string]>([
  ['a page that is there', {}, 'good'],
  ['a page that supports a claim', { claims: [claim('supported')] }, 'good'],
  ['a page that says something else', { claims: [claim('contradicted')] }, 'bad'],
  ['a page without what is claimed', { claims: [claim('not_found')] }, 'unsure'],
  ['a page that cannot be read', { claims: [claim('cannot_tell')], notes: ['unreadable'] }, 'none'],
  ['a page that is gone', { state: 'gone' }, 'bad'],
  [
    'a page that is gone, whatever is claimed',
    { state: 'parked', claims: [claim('supported')] },
    'bad',
  ],
  ['a page that has moved', { state: 'moved' }, 'unsure'],
  ['a host that keeps programs out', { state: 'blocked' }, 'none'],
  ['a home page by the way', { notes: ['home_page'] }, 'good'],
  ['a home page for a claim', { notes: ['home_page'], claims: [claim('supported')] }, 'unsure'],
  ['a part that the page lacks', { notes: ['fragment_missing'] }, 'unsure'],
  ['a retracted paper', { kind: 'doi', notes: ['retracted'] }, 'bad'],
  ['a lookalike', { kind: 'npm', notes: ['young_lookalike'] }, 'bad'],
  ['a book', { kind: 'isbn', state: 'not_checked' }, 'good'],
  [
    'a number that no book has',
    { kind: 'isbn', state: 'not_checked', notes: ['wrong_check_digit'] },
    'bad',
  ],
  [
    'a package without a registry',
    { kind: 'npm', state: 'not_checked', notes: ['no_registry'] },
    'none',
  ],
])('%s', (_name, part, tone) => {
  expect(toneOf({ ...row, ...part })).toBe(tone)
  expect(needsAttention({ ...row, ...part })).toBe(tone !== 'good')
})

it('the verdict that asks most for a look stands for all claims of a reference', () => {
  expect(worstVerdict(row)).toBeNull()
  const claims = (['supported', 'cannot_tell', 'not_found', 'contradicted'] as const).map(claim)
  const found = claims.map((_, at) => worstVerdict({ ...row, claims: claims.slice(0, at + 1) }))
  expect(found).toEqual(['supported', 'cannot_tell', 'not_found', 'contradicted'])
})
