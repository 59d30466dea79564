import { expect, it } from 'vitest'
import { wronglyDetected } from '../../support/show-detected.ts'
import { values } from './values.ts'

it.each(values.map(([id, cases]) => ({ id, cases })))(
  '$id with “$cases.value” finds what it names and passes near misses',
  ({ id, cases }) => {
    expect(wronglyDetected(id, cases)).toEqual([])
  },
)
