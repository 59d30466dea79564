import { describe, expect, it } from 'vitest'
import { wronglyMatched } from '../../support/show-matched.ts'
import { narrowed } from './narrowed.ts'
import { opinions } from './opinions.ts'
import { persons } from './persons.ts'
import { quotes } from './quotes.ts'
import { sources } from './sources.ts'
import { topics } from './topics.ts'
import { wording } from './wording.ts'

describe('a policy that names a kind of evidence', () => {
  it.each(
    Object.entries({
      ...quotes,
      ...sources,
      ...wording,
      ...topics,
      ...narrowed,
      ...persons,
      ...opinions,
    }),
  )('quotes what is of that kind and passes near misses: %s', (policy, cases) => {
    expect(wronglyMatched(policy, cases)).toEqual([])
  })
})
